#pragma once

#include <stddef.h>
#include <stdint.h>

// Numbers that are the same on every machine.

/// SplitMix64.
static inline uint64_t next(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static inline uint64_t below(uint64_t *state, uint64_t limit) { return next(state) % limit; }

/// From -limit to limit.
static inline double number(uint64_t *state, double limit) {
  return ((double)(next(state) >> 11) / 4503599627370496.0 - 1) * limit;
}

static const uint8_t edgeBytes[] = {0, 1, 127, 128, 254, 255};
enum { edgeByteCount = sizeof edgeBytes };

/// Every second time one of the bytes where rounding and saturation go wrong.
static inline uint8_t anyByte(uint64_t *state) {
  uint64_t bits = next(state);
  return bits & 1 ? edgeBytes[(bits >> 8) % edgeByteCount] : (uint8_t)(bits >> 8);
}

/// Runs of opaque and of empty pixels, and any others: colours that exceed their alpha among them.
static inline void fillWithPixels(uint8_t *bytes, size_t count, uint64_t *state) {
  uint64_t run = 0, kind = 0;
  for (size_t i = 0; i < count; i++) {
    if (run-- == 0) run = below(state, 20), kind = below(state, 4);
    for (int channel = 0; channel < 4; channel++) bytes[4 * i + (size_t)channel] = anyByte(state);
    if (kind == 0) bytes[4 * i + 3] = 255;
    if (kind == 1) bytes[4 * i] = bytes[4 * i + 1] = bytes[4 * i + 2] = bytes[4 * i + 3] = 0;
  }
}
