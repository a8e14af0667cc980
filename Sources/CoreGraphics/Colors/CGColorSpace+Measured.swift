extension CGColorSpace {
  /// Greys as PDF's CalGray: light is the number to a power.
  ///
  /// - Parameters:
  ///   - whitePoint: XYZ of white; white is shown as the screen's.
  ///   - blackPoint: Makes no difference: 0 is black.
  ///   - gamma: The power, above 0.
  /// - Returns: Nil for other numbers.
  public convenience init?(
    calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    gamma: CGFloat
  ) {
    guard WhitePoint(tristimulus: whitePoint) != nil, gamma > 0, gamma.isFinite else { return nil }
    self.init(name: nil, kind: .gray(.power(gamma)))
  }

  /// Red, green and blue as PDF's CalRGB: XYZ = M · (R^γR, G^γG, B^γB).
  ///
  /// - Parameters:
  ///   - whitePoint: XYZ of white, which is shown as the screen's.
  ///   - blackPoint: Makes no difference: 0 is black.
  ///   - gamma: The three powers, above 0; nil for 1.
  ///   - matrix: XYZ of red, green and blue, one after the other; nil for those of XYZ itself.
  /// - Returns: Nil for other numbers, and for a matrix that flattens.
  public convenience init?(
    calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?
  ) {
    guard let white = WhitePoint(tristimulus: whitePoint),
      let colors = CalibratedRGB(white: white, gamma: gamma, matrix: matrix)
    else { return nil }
    self.init(name: nil, kind: .calibratedRGB(colors))
  }

  /// CIE 1976 L*a*b*.
  ///
  /// - Parameters:
  ///   - whitePoint: XYZ of white, which is shown as the screen's.
  ///   - blackPoint: Makes no difference: L* 0 is black.
  ///   - range: The smallest and largest a*, then b*; nil for -100...100.
  /// - Returns: Nil for other numbers.
  public convenience init?(
    labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    range: UnsafePointer<CGFloat>?
  ) {
    guard let white = WhitePoint(tristimulus: whitePoint), let colors = LabColors(white: white, limits: range)
    else { return nil }
    self.init(name: nil, kind: .lab(colors))
  }

  /// A table of colours, for images that name them by number.
  ///
  /// - Parameters:
  ///   - baseSpace: What the table's colours are told in; no pattern space and no table.
  ///   - lastIndex: The largest number, 0...255.
  ///   - colorTable: The parts of each colour in turn, 0...255 for the smallest to the largest.
  /// - Returns: Nil for other spaces and numbers.
  public convenience init?(
    indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int, colorTable: UnsafePointer<UInt8>
  ) {
    guard let colors = IndexedColors(base: baseSpace, last: lastIndex, table: colorTable) else { return nil }
    self.init(name: nil, kind: .indexed(colors), base: baseSpace)
  }
}
