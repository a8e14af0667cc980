// The mean difference of two pictures, in levels of 255.

#include "common.h"

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  cairo_surface_t *one = cairo_image_surface_create_from_png(argv[1]);
  cairo_surface_t *other = cairo_image_surface_create_from_png(argv[2]);
  int width = cairo_image_surface_get_width(one), height = cairo_image_surface_get_height(one);
  if (cairo_surface_status(one) || cairo_surface_status(other) || width != cairo_image_surface_get_width(other)
      || height != cairo_image_surface_get_height(other))
    return 1;
  uint64_t sum = 0;
  for (int y = 0; y < height; y++) {
    const uint8_t *a = cairo_image_surface_get_data(one) + (size_t)y * cairo_image_surface_get_stride(one);
    const uint8_t *b = cairo_image_surface_get_data(other) + (size_t)y * cairo_image_surface_get_stride(other);
    // The fourth byte is alpha, or nothing.
    for (int i = 0; i < 4 * width; i++)
      if (i % 4 != 3) sum += abs(a[i] - b[i]);
  }
  printf("%.4f\n", (double)sum / (3.0 * width * height));
  return 0;
}
