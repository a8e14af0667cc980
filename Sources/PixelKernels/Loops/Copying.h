#pragma once

// Pixels as they are. The loops in this folder are written once, in the words of Blocks.h, which each instruction set
// has a version of.

VECTOR static void copy(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead) {
  for (; count >= 16; count -= 16, target += 16, source += 16) {
    __builtin_prefetch((const uint8_t *)source + bytesAhead);
    Block first = load(source), second = load(source + 8);
    store(target, first);
    store(target + 8, second);
  }
  memcpy(target, source, 4 * count);
}

VECTOR static void copyPastCaches(uint32_t *target, const uint32_t *source, size_t count, intptr_t bytesAhead) {
  // Whole cache lines only: a line stored half past the caches is written twice.
  size_t head = (size_t)(-(uintptr_t)target & 63) / 4;
  if (head > count) head = count;
  memcpy(target, source, 4 * head);
  target += head, source += head, count -= head;
  for (; count >= 16; count -= 16, target += 16, source += 16) {
    __builtin_prefetch((const uint8_t *)source + bytesAhead);
    Block first = load(source), second = load(source + 8);
    storePastCaches(target, first);
    storePastCaches(target + 8, second);
  }
  memcpy(target, source, 4 * count);
}

VECTOR static void finish(void) { finishStores(); }

VECTOR static void fill(uint32_t *target, uint32_t color, size_t count) {
  Block colors = blockOf(color);
  for (; count >= 8; count -= 8, target += 8) store(target, colors);
  for (size_t i = 0; i < count; i++) target[i] = color;
}
