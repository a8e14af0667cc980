#include "InstructionSets.h"

#if defined(__x86_64__)
const PixelKernels *PixelKernelsBest(void) {
  return __builtin_cpu_supports("avx2") ? PixelKernelsAVX2() : PixelKernelsPortable();
}
#elif defined(__aarch64__)
/// Every 64-bit ARM has NEON.
const PixelKernels *PixelKernelsBest(void) { return PixelKernelsNEON(); }
#else
const PixelKernels *PixelKernelsBest(void) { return PixelKernelsPortable(); }
#endif
