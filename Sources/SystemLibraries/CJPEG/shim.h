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

// Each scan is decoded over the whole picture, so that a small file with thousands would take for ever.
enum { glissade_jpeg_most_scans = 100 };

static void glissade_jpeg_count_scans(j_common_ptr decoder) {
  if (((j_decompress_ptr)decoder)->input_scan_number > glissade_jpeg_most_scans) glissade_jpeg_exit(decoder);
}

/// Turns a row of cyan, magenta, yellow and black into blue, green, red, 255.
static void glissade_jpeg_mix_inks(unsigned char *row, unsigned int width, int are_inverted) {
  for (unsigned int x = 0; x < width; x++, row += 4) {
    const int flip = are_inverted ? 0 : 255;
    const int cyan = row[0] ^ flip, magenta = row[1] ^ flip, yellow = row[2] ^ flip, black = row[3] ^ flip;
    row[0] = (unsigned char)((yellow * black + 127) / 255);
    row[1] = (unsigned char)((magenta * black + 127) / 255);
    row[2] = (unsigned char)((cyan * black + 127) / 255);
    row[3] = 255;
  }
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
  struct jpeg_progress_mgr progress = {0};
  progress.progress_monitor = glissade_jpeg_count_scans;
  jpeg_create_decompress(&decoder);
  decoder.progress = &progress;
  jpeg_mem_src(&decoder, bytes, count);
  jpeg_read_header(&decoder, TRUE);
  *width = decoder.image_width;
  *height = decoder.image_height;
  if (pixels) {
    const int has_inks =
      decoder.jpeg_color_space == JCS_CMYK || decoder.jpeg_color_space == JCS_YCCK;
    decoder.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg_start_decompress(&decoder);
    while (decoder.output_scanline < decoder.output_height) {
      unsigned char *row = pixels + decoder.output_scanline * bytes_per_row;
      jpeg_read_scanlines(&decoder, &row, 1);
      // Adobe's programs write inks inverted, and say that it was they who wrote.
      if (has_inks) glissade_jpeg_mix_inks(row, decoder.output_width, decoder.saw_Adobe_marker);
    }
    jpeg_finish_decompress(&decoder);
  }
  jpeg_destroy_decompress(&decoder);
  return 1;
}
