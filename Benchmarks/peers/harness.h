#pragma once

#include "common.h"

/// Measures a peer with one thread and with two, each drawing its half of the rows, and writes the middle frame of each
/// scene.
///
/// The program's arguments are the folder with the pages and the folder for the frames; `scenes` ends with a 0.
int runPeer(const char *name, DrawSlice draw, const int *scenes, int argc, char **argv);
