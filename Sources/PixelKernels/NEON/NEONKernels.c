#pragma STDC FP_CONTRACT OFF

#include "../InstructionSets.h"

#if defined(__aarch64__)
#include "Blocks.h"
#include "Fade.h"
#include "Neighbours.h"

#include "../Loops/Kernels.h"

const PixelKernels *PixelKernelsNEON(void) { return &vectorKernels; }
#endif
