#pragma once

// Loops that compilers turn into vectors as well as we could.

VECTOR static void extractAlpha(uint8_t *coverage, const uint32_t *source, uint8_t alpha, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = (uint8_t)product(source[i] >> 24, alpha);
}

VECTOR static void sumCells(uint32_t *sums, const uint32_t *source, int shift, size_t count) {
  addCells(sums, source, shift, count);
}

VECTOR static void blur(
  uint16_t *target, const uint16_t *source, const uint32_t *weights, size_t weightCount, size_t stride, size_t count) {
  blurValues(target, source, weights, weightCount, stride, count);
}
