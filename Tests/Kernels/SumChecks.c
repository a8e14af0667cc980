#include "Checks.h"
#include "Random.h"
#include "Regions.h"

static void sumCells(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->sumCells(target, a->source, a->shift, a->count);
}

static void blur(const PixelKernels *kernels, void *target, const Arguments *a) {
  kernels->blur(target, a->values, a->weights, a->weightCount, a->stride, a->count);
}

/// Weights that add up to 65536.
static void fillWithWeights(uint32_t *weights, size_t count, uint64_t *state) {
  uint32_t left = 65536;
  for (size_t i = 0; i + 1 < count; i++) {
    weights[i] = (uint32_t)below(state, left + 1);
    left -= weights[i];
  }
  weights[count - 1] = left;
}

void checkSums(void) {
  uint64_t state = 2;
  uint8_t *region = makeRegion();
  uint32_t weights[9];
  for (size_t count = 0; count <= 130; count++) {
    for (int layout = 0; layout < layouts; layout++) {
      uint8_t *source = placed(region, 4 * count, (int)below(&state, layouts));
      fillWithPixels(source, count, &state);
      int shift = (int)below(&state, 8);
      Arguments sums = {.count = count, .source = (const uint32_t *)source, .shift = shift};
      size_t cells = (count + ((size_t)1 << shift) - 1) >> shift;
      compare("sumCells", sumCells, &sums, 16 * cells, layout);

      size_t weightCount = 1 + below(&state, 9), stride = 1 + below(&state, 130);
      size_t length = count + (weightCount - 1) * stride;
      uint16_t *values = (uint16_t *)placed(region, 2 * length, (int)below(&state, layouts));
      for (size_t i = 0; i < length; i++) values[i] = (uint16_t)(anyByte(&state) * 256);
      fillWithWeights(weights, weightCount, &state);
      Arguments blurring = {
        .count = count, .values = values, .weights = weights, .weightCount = weightCount, .stride = stride};
      compare("blur", blur, &blurring, 2 * count, layout);
    }
  }
}
