#if defined(__x86_64__)
#include "AVX2Kernels.h"
#include "../Portable.h"

const PixelKernels *PixelKernelsAVX2(void) {
  static const PixelKernels kernels = {
    .name = "AVX2",
    .copy = copyAVX2,
    .copyPastCaches = copyPastCachesAVX2,
    .finish = finishAVX2,
    .fill = fillAVX2,
    .blendColor = blendColorAVX2,
    .blendColorThroughCoverage = blendColorThroughCoverageAVX2,
    .blend = blendAVX2,
    .blendThroughCoverage = blendThroughCoverageAVX2,
    .extractAlpha = extractAlphaAVX2,
    .mix = mixAVX2,
    .sumCells = sumCellsAVX2,
    .blur = blurAVX2,
    .sampleNearest = sampleNearestPortable,
    .sampleLinear = sampleLinearAVX2,
    .sampleNearestProjective = sampleNearestProjectivePortable,
    .sampleLinearProjective = sampleLinearProjectiveAVX2,
  };
  return &kernels;
}
#endif
