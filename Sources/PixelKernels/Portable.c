#pragma STDC FP_CONTRACT OFF

#include "Portable.h"

#include "Arithmetic.h"

static void copy(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead) {
  (void)bytesAhead;
  memcpy(target, source, 4 * count);
}

static void finish(void) {}

static void fill(uint32_t *target, uint32_t color, size_t count) {
  for (size_t i = 0; i < count; i++) target[i] = color;
}

static void blendColor(uint32_t *target, uint32_t color, size_t count) {
  for (size_t i = 0; i < count; i++) target[i] = over(color, target[i]);
}

static void blendColorThroughCoverage(
  uint32_t *target, uint32_t color, const uint8_t *coverage, uint8_t alpha, size_t count) {
  for (size_t i = 0; i < count; i++) target[i] = over(faded(color, product(coverage[i], alpha)), target[i]);
}

static void blend(uint32_t *target, const uint32_t *source, uint8_t alpha, size_t count) {
  for (size_t i = 0; i < count; i++) target[i] = over(faded(source[i], alpha), target[i]);
}

static void blendThroughCoverage(
  uint32_t *target, const uint32_t *source, const uint8_t *coverage, uint8_t alpha, size_t count) {
  for (size_t i = 0; i < count; i++) target[i] = over(faded(source[i], product(coverage[i], alpha)), target[i]);
}

static void extractAlpha(uint8_t *coverage, const uint32_t *source, uint8_t alpha, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = (uint8_t)product(source[i] >> 24, alpha);
}

static void mix(uint32_t *target, const uint32_t *source, uint16_t weight, size_t count) {
  for (size_t i = 0; i < count; i++) target[i] = mixed(target[i], source[i], weight);
}

static void sumCells(uint32_t *sums, const uint32_t *source, int shift, size_t count) {
  addCells(sums, source, shift, count);
}

static void blur(
  uint16_t *target, const uint16_t *source, const uint32_t *weights, size_t weightCount, size_t stride, size_t count) {
  blurValues(target, source, weights, weightCount, stride, count);
}

void sampleNearestPortable(
  uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  for (size_t i = 0; i < count; i++) {
    PicturePoint point = affinePoint(sampler, x + (int32_t)i, y);
    target[i] = pixelAt(sampler, point.column >> 32, point.row >> 32);
  }
}

static void sampleLinear(uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  for (size_t i = 0; i < count; i++) {
    PicturePoint point = affinePoint(sampler, x + (int32_t)i, y);
    target[i] = blendedNeighbours(
      sampler, point.column >> 32, point.row >> 32, (point.column >> 17) & 0x7FFF, (point.row >> 17) & 0x7FFF);
  }
}

void sampleNearestProjectivePortable(
  uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  for (size_t i = 0; i < count; i++) {
    PicturePoint point = projectivePoint(sampler, x + (int32_t)i, y, 0);
    target[i] = pixelAt(sampler, point.column >> 15, point.row >> 15);
  }
}

static void sampleLinearProjective(
  uint32_t *target, const PixelSampler *sampler, int32_t x, int32_t y, size_t count) {
  for (size_t i = 0; i < count; i++) {
    PicturePoint point = projectivePoint(sampler, x + (int32_t)i, y, 0.5);
    target[i] = blendedNeighbours(
      sampler, point.column >> 15, point.row >> 15, point.column & 0x7FFF, point.row & 0x7FFF);
  }
}

const PixelKernels *PixelKernelsPortable(void) {
  static const PixelKernels kernels = {
    .name = "portable",
    .copy = copy,
    .copyPastCaches = copy,
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
  return &kernels;
}
