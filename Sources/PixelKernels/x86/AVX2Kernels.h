#pragma once

#include "PixelKernels.h"

void copyAVX2(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead);
void copyPastCachesAVX2(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead);
void finishAVX2(void);
void fillAVX2(uint32_t *target, uint32_t color, size_t count);
void blendColorAVX2(uint32_t *target, uint32_t color, size_t count);
void blendColorThroughCoverageAVX2(
  uint32_t *target, uint32_t color, const uint8_t *coverage, uint8_t alpha, size_t count);
void blendAVX2(uint32_t *target, const uint32_t *source, uint8_t alpha, size_t count);
void blendThroughCoverageAVX2(
  uint32_t *target, const uint32_t *source, const uint8_t *coverage, uint8_t alpha, size_t count);
void extractAlphaAVX2(uint8_t *coverage, const uint32_t *source, uint8_t alpha, size_t count);
void mixAVX2(uint32_t *target, const uint32_t *source, uint16_t weight, size_t count);
void sumCellsAVX2(uint32_t *sums, const uint32_t *source, int shift, size_t count);
void blurAVX2(
  uint16_t *target, const uint16_t *source, const uint32_t *weights, size_t weightCount, size_t stride, size_t count);
void sampleLinearAVX2(uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count);
void sampleLinearProjectiveAVX2(uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count);
