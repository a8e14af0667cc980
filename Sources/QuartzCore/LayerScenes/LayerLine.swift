import Compositor

/// A line of a layer in a scene file: a key path, then a value of the kind that it names.
struct LayerLine {
  private let keyPath: String
  private let layer: CALayer

  init(keyPath: String, of layer: CALayer) {
    self.keyPath = keyPath
    self.layer = layer
  }

  func read(_ parser: inout SceneParser) throws(SceneFileError) {
    if try setNamedValue(keyPath, of: layer, &parser) { return }
    if try SceneTiming.set(keyPath, of: layer, &parser) { return }
    if let entry = MatrixEntry(keyPath, of: layer) {
      return entry.set(try parser.anyNumber())
    }
    guard let kind else {
      throw parser.error("'\(type(of: layer))' has no key path '\(keyPath)'")
    }
    layer.setValue(try parser.layerValue(of: kind), forKeyPath: keyPath)
  }

  private var kind: AnimatableValue.Kind? {
    if keyPath == "frame" { return .rect }
    if keyPath.hasPrefix("frame.") { return ValueComponent(keyPath.dropFirst(6), of: .rect)?.kind }
    guard let target = PropertyTarget(keyPath: keyPath, of: type(of: layer), in: layer.storage),
      !target.isCustom
    else { return nil }
    return target.kind
  }
}

/// One of the sixteen numbers of a transform, `sublayerTransform.m34` say. Key-value coding has no such key paths, but
/// there is no other way to tell perspective in a line.
private struct MatrixEntry {
  private let key: String
  private let place: Int
  private let layer: CALayer
  private let matrix: CATransform3D

  init?(_ keyPath: String, of layer: CALayer) {
    let parts = keyPath.split(separator: ".")
    guard parts.count == 2, parts[1].count == 3, parts[1].first == "m",
      let number = Int(parts[1].dropFirst()), (1...4).contains(number / 10), (1...4).contains(number % 10),
      let matrix = layer.value(forKey: String(parts[0])) as? CATransform3D
    else { return nil }
    key = String(parts[0])
    place = (number / 10 - 1) * 4 + number % 10 - 1
    self.layer = layer
    self.matrix = matrix
  }

  func set(_ number: Double) {
    var entries = matrix.entries
    entries[place] = CGFloat(number)
    layer.setValue(CATransform3D(entries: entries), forKey: key)
  }
}
