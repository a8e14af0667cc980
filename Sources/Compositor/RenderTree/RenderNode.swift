import CoreGraphics

/// One element of a render tree: its own contents, then its children, all in its own space.
///
/// Order of effects: contents and children are painted; `clip` cuts them; `mask` multiplies them by its alpha;
/// `opacity` fades the result. With an opacity below 1, a mask that is not a shape, or several children under one
/// mask, the node is composed as a group first (`isGroup` false fades each part on its own instead).
package struct RenderNode: Sendable {
  /// For traces and scene files; no effect on pixels.
  package var name: String
  /// From this node's space to its parent's.
  package var transform: RenderTransform
  /// 0…255.
  package var opacity: UInt8
  /// Whether `opacity` fades contents and children as one picture (the default, as `allowsGroupOpacity`).
  package var isGroup: Bool
  /// Makes contents, children, `clip` and `mask` a bitmap first, with this many of its pixels to a pixel of the node's
  /// space, which is kept while they do not change, and shown stretched. Above 0; nil makes no bitmap.
  package var rasterScale: Double?
  /// Cuts contents and children, in this node's space.
  package var clip: RenderShape?
  package var mask: RenderMask?
  /// Painted first to last, under the children, cut by `clip`.
  package var contents: [RenderContent]
  package var children: [RenderNode]
  /// Painted after the children, not cut by `clip` (a border lies above them).
  package var overlay: [RenderContent]
  /// Painted before everything else, not cut by `clip` (a shadow, a background with its own corners).
  package var underlay: [RenderContent]
}

extension RenderNode {
  package init(
    name: String = "", transform: RenderTransform = .identity, opacity: UInt8 = 255, isGroup: Bool = true,
    rasterScale: Double? = nil, clip: RenderShape? = nil, mask: RenderMask? = nil,
    underlay: [RenderContent] = [],
    contents: [RenderContent] = [], children: [RenderNode] = [], overlay: [RenderContent] = []
  ) {
    // Made as a whole: built up part by part, it would be copied at the end.
    self.init(
      name: name, transform: transform, opacity: opacity, isGroup: isGroup, rasterScale: rasterScale,
      clip: clip, mask: mask, contents: contents, children: children, overlay: overlay, underlay: underlay)
  }
}

/// What multiplies a node by alpha; colours of a mask have no effect.
package indirect enum RenderMask: Sendable {
  /// Alpha is the shape's coverage times `alpha` (0…255).
  case shape(RenderShape, transform: RenderTransform, alpha: UInt8)
  /// Alpha is that of these nodes, composed over nothing.
  case nodes([RenderNode])
}
