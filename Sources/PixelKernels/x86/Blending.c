#if defined(__x86_64__)
#pragma STDC FP_CONTRACT OFF

#include "AVX2Kernels.h"
#include "Blocks.h"

AVX2 void copyAVX2(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead) {
  for (; count >= 16; count -= 16, target += 16, source += 16) {
    __builtin_prefetch((const uint8_t *)source + bytesAhead);
    __m256i first = load(source), second = load(source + 8);
    store(target, first);
    store(target + 8, second);
  }
  memcpy(target, source, 4 * count);
}

AVX2 void copyPastCachesAVX2(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead) {
  // Whole cache lines only: a line stored half past the caches is written twice.
  size_t head = (size_t)(-(uintptr_t)target & 63) / 4;
  if (head > count) head = count;
  memcpy(target, source, 4 * head);
  target += head, source += head, count -= head;
  for (; count >= 16; count -= 16, target += 16, source += 16) {
    __builtin_prefetch((const uint8_t *)source + bytesAhead);
    __m256i first = load(source), second = load(source + 8);
    _mm256_stream_si256((__m256i *)target, first);
    _mm256_stream_si256((__m256i *)(target + 8), second);
  }
  memcpy(target, source, 4 * count);
}

void finishAVX2(void) { _mm_sfence(); }

AVX2 void fillAVX2(uint32_t *target, uint32_t color, size_t count) {
  __m256i colors = _mm256_set1_epi32((int)color);
  for (; count >= 8; count -= 8, target += 8) store(target, colors);
  for (size_t i = 0; i < count; i++) target[i] = color;
}

AVX2 void blendColorAVX2(uint32_t *target, uint32_t color, size_t count) {
  __m256i colors = _mm256_set1_epi32((int)color);
  for (; count >= 8; count -= 8, target += 8) store(target, overPixels(colors, load(target)));
  if (count == 0) return;
  __m256i places = firstPlaces(count);
  storeFirst(target, overPixels(colors, loadFirst(target, places)), places);
}

AVX2 void blendColorThroughCoverageAVX2(
  uint32_t *target, uint32_t color, const uint8_t *coverage, uint8_t alpha, size_t count) {
  __m256i colors = _mm256_set1_epi32((int)color);
  for (; count >= 8; count -= 8, target += 8, coverage += 8) {
    __m256i source = byteProducts(colors, factors(coverageOf(coverage, 8), alpha));
    store(target, overPixels(source, load(target)));
  }
  if (count == 0) return;
  __m256i places = firstPlaces(count);
  __m256i source = byteProducts(colors, factors(coverageOf(coverage, count), alpha));
  storeFirst(target, overPixels(source, loadFirst(target, places)), places);
}

/// Pixels as they are; opaque and empty stretches are common and need no arithmetic.
AVX2 static void blendPlain(uint32_t *target, const uint32_t *source, size_t count) {
  __m256i alphaBits = _mm256_set1_epi32((int)0xFF000000);
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    __m256i pixels = load(source);
    if (_mm256_testc_si256(pixels, alphaBits)) {
      store(target, pixels);
    } else if (!_mm256_testz_si256(pixels, pixels)) {
      store(target, overPixels(pixels, load(target)));
    }
  }
  if (count == 0) return;
  __m256i places = firstPlaces(count);
  storeFirst(target, overPixels(loadFirst(source, places), loadFirst(target, places)), places);
}

AVX2 void blendAVX2(uint32_t *target, const uint32_t *source, uint8_t alpha, size_t count) {
  if (alpha == 255) {
    blendPlain(target, source, count);
    return;
  }
  __m256i fade = _mm256_set1_epi8((char)alpha);
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    store(target, overPixels(byteProducts(load(source), fade), load(target)));
  }
  if (count == 0) return;
  __m256i places = firstPlaces(count);
  __m256i pixels = byteProducts(loadFirst(source, places), fade);
  storeFirst(target, overPixels(pixels, loadFirst(target, places)), places);
}

AVX2 void blendThroughCoverageAVX2(
  uint32_t *target, const uint32_t *source, const uint8_t *coverage, uint8_t alpha, size_t count) {
  for (; count >= 8; count -= 8, target += 8, source += 8, coverage += 8) {
    __m256i pixels = byteProducts(load(source), factors(coverageOf(coverage, 8), alpha));
    store(target, overPixels(pixels, load(target)));
  }
  if (count == 0) return;
  __m256i places = firstPlaces(count);
  __m256i pixels = byteProducts(loadFirst(source, places), factors(coverageOf(coverage, count), alpha));
  storeFirst(target, overPixels(pixels, loadFirst(target, places)), places);
}

AVX2 void extractAlphaAVX2(uint8_t *coverage, const uint32_t *source, uint8_t alpha, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = (uint8_t)product(source[i] >> 24, alpha);
}

AVX2 void mixAVX2(uint32_t *target, const uint32_t *source, uint16_t weight, size_t count) {
  for (size_t i = 0; i < count; i++) target[i] = mixed(target[i], source[i], weight);
}

AVX2 void sumCellsAVX2(uint32_t *sums, const uint32_t *source, int shift, size_t count) {
  addCells(sums, source, shift, count);
}

AVX2 void blurAVX2(
  uint16_t *target, const uint16_t *source, const uint32_t *weights, size_t weightCount, size_t stride, size_t count) {
  blurValues(target, source, weights, weightCount, stride, count);
}

#endif
