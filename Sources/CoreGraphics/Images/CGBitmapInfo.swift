/// The layout of a pixel: alpha information and byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static var alphaInfoMask: CGBitmapInfo { .init(rawValue: 0x1F) }
  public static var floatInfoMask: CGBitmapInfo { .init(rawValue: 0xF00) }
  public static var floatComponents: CGBitmapInfo { .init(rawValue: 0x100) }
  public static var byteOrderMask: CGBitmapInfo { .init(rawValue: 0x7000) }
  public static var byteOrderDefault: CGBitmapInfo { [] }
  public static var byteOrder16Little: CGBitmapInfo { .init(rawValue: 0x1000) }
  public static var byteOrder32Little: CGBitmapInfo { .init(rawValue: 0x2000) }
  public static var byteOrder16Big: CGBitmapInfo { .init(rawValue: 0x3000) }
  public static var byteOrder32Big: CGBitmapInfo { .init(rawValue: 0x4000) }
}
