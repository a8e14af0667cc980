#include "Checks.h"
#include "Random.h"
#include "Regions.h"

static void copy(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->copy(target, a->source, a->count, 64);
}

static void copyPastCaches(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->copyPastCaches(target, a->source, a->count, 64);
  kernels->finish();
}

static void fill(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->fill(target, a->color, a->count);
}

static void blendColor(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->blendColor(target, a->color, a->count);
}

static void blendColorThroughCoverage(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->blendColorThroughCoverage(target, a->color, a->coverage, a->alpha, a->count);
}

static void blend(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->blend(target, a->source, a->alpha, a->count);
}

static void blendThroughCoverage(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->blendThroughCoverage(target, a->source, a->coverage, a->alpha, a->count);
}

static void extractAlpha(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->extractAlpha(target, a->source, a->alpha, a->count);
}

static void mix(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->mix(target, a->source, a->weight, a->count);
}

/// Every byte times every alpha, in every place of a block.
static void checkProducts(void) {
  uint32_t source[264];
  for (uint32_t i = 0; i < 264; i++) source[i] = i % 256 * 0x01010101u;
  for (int alpha = 0; alpha < 256; alpha++) {
    for (size_t first = 0; first < 8; first++) {
      Arguments arguments = {.count = 256, .source = source + first, .alpha = (uint8_t)alpha};
      compare("blend", blend, &arguments, 4 * 256, 0);
      arguments.color = (uint32_t)alpha << 24;
      compare("blendColor", blendColor, &arguments, 4 * 256, (int)first);
    }
  }
}

static void checkRow(size_t count, uint8_t alpha, int layout, uint64_t *state) {
  static uint8_t *pixels, *bytes;
  if (pixels == NULL) pixels = makeRegion(), bytes = makeRegion();
  uint8_t *source = placed(pixels, 4 * count, (int)below(state, layouts));
  // Coverage lies at any byte, which the middle of a layout's pixel is too.
  uint8_t *coverage = placed(bytes, count, (int)below(state, layouts));
  if (coverage != bytes && coverage + count != bytes + regionBytes) coverage += below(state, 4);
  fillWithPixels(source, count, state);
  for (size_t i = 0; i < count; i++) coverage[i] = anyByte(state);
  uint32_t color = (uint32_t)next(state) | (below(state, 3) == 0 ? 0xFF000000 : 0);
  uint16_t weights[] = {0, 1, 127, 128, 255, 256, (uint16_t)below(state, 257)};
  Arguments arguments = {
    .count = count,
    .source = (const uint32_t *)source,
    .coverage = coverage,
    .color = color,
    .alpha = alpha,
    .weight = weights[below(state, 7)],
  };
  compare("copy", copy, &arguments, 4 * count, layout);
  compare("copyPastCaches", copyPastCaches, &arguments, 4 * count, layout);
  compare("fill", fill, &arguments, 4 * count, layout);
  compare("blendColor", blendColor, &arguments, 4 * count, layout);
  compare("blendColorThroughCoverage", blendColorThroughCoverage, &arguments, 4 * count, layout);
  compare("blend", blend, &arguments, 4 * count, layout);
  compare("blendThroughCoverage", blendThroughCoverage, &arguments, 4 * count, layout);
  compare("extractAlpha", extractAlpha, &arguments, count, layout);
  compare("mix", mix, &arguments, 4 * count, layout);
}

void checkBlending(void) {
  uint64_t state = 1;
  checkProducts();
  for (size_t count = 0; count <= 130; count++) {
    for (int layout = 0; layout < layouts; layout++) {
      for (int k = 0; k < edgeByteCount; k++) checkRow(count, edgeBytes[k], layout, &state);
      checkRow(count, (uint8_t)next(&state), layout, &state);
    }
  }
}
