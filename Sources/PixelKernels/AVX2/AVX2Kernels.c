#pragma STDC FP_CONTRACT OFF

#include "../InstructionSets.h"

#if defined(__x86_64__)
#include "Blocks.h"
#include "Fade.h"
#include "Neighbours.h"

#include "../Loops/Kernels.h"

const PixelKernels *PixelKernelsAVX2(void) { return &vectorKernels; }
#endif
