/// Pixels of one row with one coverage, or with a byte of coverage each.
///
/// A pixel with coverage 255 never belongs to a span with bytes: full coverage means "paint as if there were no shape
/// here", and what is opaque there hides what lies below.
struct CoverageSpan: BitwiseCopyable {
  var start: Int32
  var end: Int32
  /// 1…255; or, below zero, the complement of the place of the first byte among the band's coverage bytes.
  var coverage: Int32

  static let full: Int32 = 255
}
