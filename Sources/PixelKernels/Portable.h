#pragma once

#include "PixelKernels.h"

// Kernels that other sets use too.

void sampleNearestPortable(uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count);
void sampleNearestProjectivePortable(
  uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count);
