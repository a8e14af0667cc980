#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

// libjpeg reports errors through a function that must not return, so its caller needs setjmp, which Swift does not
// have. These two are all that is called from Swift.

struct glissade_jpeg_error {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
};

static void glissade_jpeg_exit(j_common_ptr decoder) {
  longjmp(((struct glissade_jpeg_error *)decoder->err)->escape, 1);
}

static void glissade_jpeg_silence(j_common_ptr decoder, int level) {
  (void)decoder;
  (void)level;
}

/// Reads the size of a JPEG file, and its pixels as blue, green, red, 255 when `pixels` is not null.
/// Returns 0 when the file is damaged or its colours cannot be turned into red, green and blue.
static inline int glissade_jpeg_read(
  const unsigned char *bytes, unsigned long count, unsigned int *width, unsigned int *height,
  unsigned char *pixels, size_t bytes_per_row) {
  struct jpeg_decompress_struct decoder;
  struct glissade_jpeg_error error;
  decoder.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = glissade_jpeg_exit;
  error.manager.emit_message = glissade_jpeg_silence;
  if (setjmp(error.escape)) {
    jpeg_destroy_decompress(&decoder);
    return 0;
  }
  jpeg_create_decompress(&decoder);
  jpeg_mem_src(&decoder, bytes, count);
  jpeg_read_header(&decoder, TRUE);
  *width = decoder.image_width;
  *height = decoder.image_height;
  if (pixels) {
    decoder.out_color_space = JCS_EXT_BGRA;
    jpeg_start_decompress(&decoder);
    while (decoder.output_scanline < decoder.output_height) {
      unsigned char *row = pixels + decoder.output_scanline * bytes_per_row;
      jpeg_read_scanlines(&decoder, &row, 1);
    }
    jpeg_finish_decompress(&decoder);
  }
  jpeg_destroy_decompress(&decoder);
  return 1;
}
