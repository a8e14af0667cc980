/// How the parts of a pixel are packed.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
  case mask = 0xF0000
}
