/// A colour of 8 bits a part, multiplied by its alpha, in the order of a picture's bytes.
package struct PremultipliedBGRA: Sendable {
  package let blue: UInt8
  package let green: UInt8
  package let red: UInt8
  package let alpha: UInt8

  /// - Parameter color: Each part 0...1.
  init(_ color: CGColor.StandardRGB) {
    let alpha = Int((color.alpha * 255).rounded())
    func part(_ value: CGFloat) -> UInt8 {
      UInt8((Int((value * 255).rounded()) * alpha + 127) / 255)
    }
    blue = part(color.blue)
    green = part(color.green)
    red = part(color.red)
    self.alpha = UInt8(alpha)
  }
}
