#include "PixelKernels.h"

#if defined(__x86_64__)
const PixelKernels *PixelKernelsAVX2(void);

const PixelKernels *PixelKernelsBest(void) {
  return __builtin_cpu_supports("avx2") ? PixelKernelsAVX2() : PixelKernelsPortable();
}
#else
const PixelKernels *PixelKernelsBest(void) { return PixelKernelsPortable(); }
#endif
