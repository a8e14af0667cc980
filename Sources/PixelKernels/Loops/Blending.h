#pragma once

// Eight pixels at a time, and what is left of a row as a block of which only the first pixels count.

VECTOR_INLINE Block overBlock(Block source, Block target) {
  return saturatedSums(source, byteProducts(target, transparencies(source)));
}

/// The coverage of the next `count` pixels, or of eight.
static inline uint64_t coverageOf(const uint8_t *bytes, size_t count) {
  uint64_t result = 0;
  if (count >= 8) {
    memcpy(&result, bytes, 8);
  } else {
    for (size_t i = 0; i < count; i++) result |= (uint64_t)bytes[i] << (8 * i);
  }
  return result;
}

VECTOR static void blendColor(uint32_t *target, uint32_t color, size_t count) {
  Block colors = blockOf(color);
  Fade through = fadeBy(255 - (uint8_t)(color >> 24));
  for (; count >= 8; count -= 8, target += 8) {
    store(target, saturatedSums(colors, fadedBlock(load(target), through)));
  }
  if (count == 0) return;
  storeFirst(target, saturatedSums(colors, fadedBlock(loadFirst(target, count), through)), count);
}

VECTOR static void blendColorThroughCoverage(
  uint32_t *target, uint32_t color, const uint8_t *coverage, uint8_t alpha, size_t count) {
  Block colors = blockOf(color);
  for (; count >= 8; count -= 8, target += 8, coverage += 8) {
    Block source = byteProducts(colors, factors(coverageOf(coverage, 8), alpha));
    store(target, overBlock(source, load(target)));
  }
  if (count == 0) return;
  Block source = byteProducts(colors, factors(coverageOf(coverage, count), alpha));
  storeFirst(target, overBlock(source, loadFirst(target, count)), count);
}

/// Pixels as they are; opaque and empty stretches are common and need no arithmetic.
VECTOR static void blendPlain(uint32_t *target, const uint32_t *source, size_t count) {
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    Block pixels = load(source);
    if (isOpaque(pixels)) {
      store(target, pixels);
    } else if (!isEmpty(pixels)) {
      store(target, overBlock(pixels, load(target)));
    }
  }
  if (count == 0) return;
  storeFirst(target, overBlock(loadFirst(source, count), loadFirst(target, count)), count);
}

VECTOR static void blend(uint32_t *target, const uint32_t *source, uint8_t alpha, size_t count) {
  if (alpha == 255) {
    blendPlain(target, source, count);
    return;
  }
  Fade fade = fadeBy(alpha), through = fadeBy(255 - alpha);
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    Block pixels = load(source);
    // Whole pages fade; where they are opaque, all of them let the same through.
    if (isOpaque(pixels)) {
      store(target, fadedSum(pixels, fade, load(target), through));
    } else {
      store(target, overBlock(fadedBlock(pixels, fade), load(target)));
    }
  }
  if (count == 0) return;
  storeFirst(target, overBlock(fadedBlock(loadFirst(source, count), fade), loadFirst(target, count)), count);
}

VECTOR static void blendThroughCoverage(
  uint32_t *target, const uint32_t *source, const uint8_t *coverage, uint8_t alpha, size_t count) {
  for (; count >= 8; count -= 8, target += 8, source += 8, coverage += 8) {
    Block pixels = byteProducts(load(source), factors(coverageOf(coverage, 8), alpha));
    store(target, overBlock(pixels, load(target)));
  }
  if (count == 0) return;
  Block pixels = byteProducts(loadFirst(source, count), factors(coverageOf(coverage, count), alpha));
  storeFirst(target, overBlock(pixels, loadFirst(target, count)), count);
}

VECTOR static void mix(uint32_t *target, const uint32_t *source, uint16_t weight, size_t count) {
  if (weight >= 256) {
    memcpy(target, source, 4 * count);
    return;
  }
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    store(target, means(load(target), load(source), weight));
  }
  if (count == 0) return;
  storeFirst(target, means(loadFirst(target, count), loadFirst(source, count), weight), count);
}
