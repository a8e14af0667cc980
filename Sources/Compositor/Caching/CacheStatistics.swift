/// What a compositor keeps, and how often it was of use.
package struct CacheStatistics: Equatable, Sendable {
  /// Lookups that found something, and those that did not.
  package var hits = 0
  package var misses = 0
  /// How often something was thrown away for want of room.
  package var evictions = 0
  /// Kept now.
  package var entries = 0
  package var bytes = 0

  package init() {}
}
