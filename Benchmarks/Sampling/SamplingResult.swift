/// What it took to sample moving layers once.
package struct SamplingResult: Equatable, Sendable {
  package let name: String
  package let layers: Int
  /// The median frame of the median run.
  package let milliseconds: Double
  /// The median frame of the quickest run: what a quiet machine would show.
  package let bestMilliseconds: Double

  package init(name: String, layers: Int, milliseconds: Double, bestMilliseconds: Double) {
    self.name = name
    self.layers = layers
    self.milliseconds = milliseconds
    self.bestMilliseconds = bestMilliseconds
  }
}
