/// Where alpha is in a pixel and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

extension CGImageAlphaInfo {
  /// The part of a bitmap's information that tells alpha; nil for a number that stands for none.
  init?(_ bitmapInfo: CGBitmapInfo) {
    self.init(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }
}
