import Compositor

extension RenderTreeBuilder {
  /// Masks inside more masks than this are left out: each is built while the one around it is.
  private static let maskLimit = 32

  /// A shape where the mask is no more than one, else its nodes (fact 3.11.1).
  func makeMask(of visit: LayerVisit) -> RenderMask? {
    guard let mask = visit.layer.maskLayer else { return nil }
    guard maskDepth < Self.maskLimit else {
      mask.reportMaskTooDeep()
      return nil
    }
    guard copyBudget.allows(visit.inherited.repeatedBy) else { return .nodes([]) }
    let time = visit.time
    let local = mask.storage.values.timing.localTime(fromParent: time)
    let storage = sampler.storage(of: mask, atLocal: local)
    let opacity = UInt8(opacity: storage.values.opacity)
    let plane = PlaneTransform(storage.linkMatrix)
    guard !storage.values.isHidden, opacity > 0, plane.isFinite else { return .nodes([]) }
    if mask.sublayerList.isEmpty, mask.maskLayer == nil, !storage.keepsDepth,
      let (shape, alpha) = LayerPainter(sampler, mask, storage, flipsContents: false).onlyShape
    {
      return .shape(
        shape, transform: plane.renderTransform(scale: Double(sampler.scale)),
        alpha: UInt8((Int(alpha) * Int(opacity) + 127) / 255))
    }
    var builder = RenderTreeBuilder(sampler, maskDepth: maskDepth + 1, copyBudget: copyBudget)
    var inherited = visit.inheritedBelow
    inherited.filter = nil
    builder.add(mask, time: time, inherited: inherited)
    return .nodes(builder.finish())
  }
}

extension CALayer {
  fileprivate func reportMaskTooDeep() {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "masks-too-deep",
        message: "A mask inside more than 32 masks was left out.",
        subjects: [String(describing: type(of: self))], remedy: "Give masks no masks of their own."))
  }
}
