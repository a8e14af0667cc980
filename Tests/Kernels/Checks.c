#include "Checks.h"
#include "Random.h"
#include "Regions.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Runs every kernel in the portable form and in the machine's own, and compares what they leave byte by byte.

static unsigned long comparisons, failures;
static const char *current = "";

static void report(const char *kernel, const Arguments *arguments, int layout, const char *what) {
  if (failures++ < 20) {
    printf(
      "%s, %zu pixels, alpha %d, layout %d: %s\n", kernel, arguments->count, arguments->alpha, layout, what);
  }
}

void compare(const char *kernel, Call call, const Arguments *arguments, size_t bytes, int layout) {
  static uint8_t *before, *first, *second;
  static uint64_t state = 7;
  if (before == NULL) {
    before = makeRegion(), first = makeRegion(), second = makeRegion();
    fillWithPixels(before, regionBytes / 4, &state);
  }
  uint8_t *row = placed(before, bytes, layout);
  fillWithPixels(row, bytes / 4, &state);
  memcpy(first, before, regionBytes);
  memcpy(second, before, regionBytes);
  size_t start = (size_t)(row - before), end = start + bytes;
  current = kernel;
  call(PixelKernelsPortable(), first + start, arguments);
  call(PixelKernelsBest(), second + start, arguments);
  comparisons++;
  if (memcmp(first + start, second + start, bytes) != 0) report(kernel, arguments, layout, "the rows differ");
  for (int k = 0; k < 2; k++) {
    const uint8_t *after = k == 0 ? first : second;
    if (memcmp(before, after, start) != 0 || memcmp(before + end, after + end, regionBytes - end) != 0) {
      report(kernel, arguments, layout, k == 0 ? "portable wrote outside" : "wrote outside");
    }
  }
}

/// A page that cannot be touched was.
static void stop(int signal) {
  (void)signal;
  const char *parts[] = {current, ": touched memory outside its rows\n"};
  for (int k = 0; k < 2; k++) {
    if (write(STDERR_FILENO, parts[k], strlen(parts[k])) < 0) break;
  }
  _exit(1);
}

int main(void) {
  signal(SIGSEGV, stop);
  signal(SIGBUS, stop);
  checkBlending();
  checkSums();
  checkSampling();
  printf("%s: %lu comparisons with portable, %lu differ\n", PixelKernelsBest()->name, comparisons, failures);
  return failures != 0;
}
