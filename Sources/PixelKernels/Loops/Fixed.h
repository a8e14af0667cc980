#pragma once

#include <stdint.h>

// Eight numbers of 32 bits, with the operators of C: every compiler makes what its machine has of them.

typedef uint32_t Fixed __attribute__((vector_size(32)));

/// Multiples 0…7 of a step, modulo 2^32.
#define multiples(step) ((Fixed){0, 1, 2, 3, 4, 5, 6, 7} * (uint32_t)(step))

/// A pixel with 16 bits a channel.
typedef struct WidePixel {
  uint16_t channels[4];
} WidePixel;
