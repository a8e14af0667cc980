/// The families that text is set in, by their names in fontconfig.
enum FontFamily {
  static let text = "Inter"
  static let display = "Inter Display"
  static let chinese = "WenQuanYi Micro Hei"
}
