#pragma once

#include "../Portable.h"
#include "AffineSampling.h"
#include "Blending.h"
#include "Copying.h"
#include "ProjectiveSampling.h"
#include "Sums.h"

/// The kernels of the instruction set whose Blocks.h, Fade.h and Neighbours.h were included before.
static const PixelKernels vectorKernels = {
  .name = INSTRUCTION_SET,
  .copy = copy,
  .copyPastCaches = copyPastCaches,
  .finish = finish,
  .fill = fill,
  .blendColor = blendColor,
  .blendColorThroughCoverage = blendColorThroughCoverage,
  .blend = blend,
  .blendThroughCoverage = blendThroughCoverage,
  .extractAlpha = extractAlpha,
  .mix = mix,
  .sumCells = sumCells,
  .blur = blur,
  .sampleNearest = sampleNearestPortable,
  .sampleLinear = sampleLinear,
  .sampleNearestProjective = sampleNearestProjectivePortable,
  .sampleLinearProjective = sampleLinearProjective,
};
