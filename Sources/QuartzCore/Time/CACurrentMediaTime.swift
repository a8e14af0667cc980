/// The clock that layers and animations follow, in seconds. It moves only when the device moves it.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaContext.current.now.seconds
}
