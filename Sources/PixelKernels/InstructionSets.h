#pragma once

#include "PixelKernels.h"

// The sets that machines may have, each compiled only for its own.

const PixelKernels *PixelKernelsAVX2(void);
const PixelKernels *PixelKernelsNEON(void);
