#pragma once

#include "PixelKernels.h"

/// What a kernel is called with; each takes what it needs.
typedef struct Arguments {
  size_t count;
  const uint32_t *source;
  const uint8_t *coverage;
  uint32_t color;
  uint8_t alpha;
  uint16_t weight;
  int shift;
  const uint16_t *values;
  const uint32_t *weights;
  size_t weightCount, stride;
  const PixelSampler *sampler;
  int32_t x, y;
} Arguments;

typedef void (*Call)(const PixelKernels *kernels, void *target, const Arguments *arguments);

/// Makes the call with the portable kernels and with the machine's own, on targets that are alike, and compares every
/// byte: the row's, and those around it with what was there.
void compare(const char *kernel, Call call, const Arguments *arguments, size_t bytes, int layout);

void checkBlending(void);
void checkSums(void);
void checkSampling(void);
