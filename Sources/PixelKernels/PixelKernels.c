#include "PixelKernels.h"

const PixelKernels *PixelKernelsBest(void) { return PixelKernelsPortable(); }
