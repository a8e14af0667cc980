import QuartzCore

extension TraceHeader {
  /// A line of JSON, without its line break.
  package var text: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("format", "glissade-trace")
    writer.member("version", TraceHeader.version)
    writer.member("device", device)
    writer.member("orientation", orientation)
    writer.name("size")
    writer.numbers([Double(size.width), Double(size.height)])
    writer.member("scale", Double(scale))
    writer.member("framesPerSecond", framesPerSecond)
    writer.member("ticksPerSecond", MediaTime.ticksPerSecond)
    writer.endObject()
    return writer.text
  }
}

extension TraceFrame {
  /// A line of JSON, without its line break.
  package var text: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("time", time)
    writer.member("tick", tick)
    writer.name("layers")
    writer.beginArray()
    for layer in layers { layer.write(to: &writer) }
    writer.endArray()
    writer.name("events")
    writer.beginArray()
    for event in events { event.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.text
  }
}

extension TraceLayer {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.name("parent")
    if let parent { writer.value(parent) } else { writer.null() }
    writer.member("mask", isMask)
    writer.point("position", position)
    writer.rectangle("bounds", bounds)
    writer.point("anchorPoint", anchorPoint)
    writer.name("transform")
    writer.numbers(transformNumbers)
    writer.member("opacity", opacity)
    writer.member("cornerRadius", Double(cornerRadius))
    writer.member("hidden", isHidden)
    writer.rectangle("frame", frame)
    if let pathBounds { writer.rectangle("pathBounds", pathBounds) }
    writer.endObject()
  }

  /// Six numbers, as in CGAffineTransform, when the transform stays in the plane; else sixteen, row by row.
  private var transformNumbers: [Double] {
    if CATransform3DIsAffine(transform) {
      let affine = CATransform3DGetAffineTransform(transform)
      return [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].map { Double($0) }
    }
    return transform.entries.map { Double($0) }
  }
}

extension TraceEvent {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    for detail in details {
      writer.name(detail.name)
      switch detail.value {
      case .string(let text): writer.value(text)
      case .number(let number): writer.value(number)
      case .bool(let flag): writer.value(flag)
      }
    }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func point(_ name: String, _ point: CGPoint) {
    self.name(name)
    numbers([Double(point.x), Double(point.y)])
  }

  /// Origin and size; the null rectangle's infinite origin is `"inf"`.
  fileprivate mutating func rectangle(_ name: String, _ rectangle: CGRect) {
    self.name(name)
    let (origin, size) = (rectangle.origin, rectangle.size)
    numbers([Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)])
  }
}
