extension Scene {
  /// For each item the group that it is content of, or −1.
  var enclosingGroups: [Int32] {
    var groups = [Int32](repeating: -1, count: items.count)
    for (index, group) in items.enumerated() where group.isGroup {
      var place = index - 1
      while place >= Int(group.contentFirst) {
        groups[place] = Int32(index)
        place = Int(items[place].first) - 1
      }
    }
    return groups
  }

  /// The pixels that a group's shape lets anything through to; nil where nothing cuts the group.
  func shapeBounds(ofGroup group: Int32) -> PixelBounds? {
    guard group >= 0, items[Int(group)].shape >= 0 else { return nil }
    return shapes[Int(items[Int(group)].shape)].bounds
  }
}
