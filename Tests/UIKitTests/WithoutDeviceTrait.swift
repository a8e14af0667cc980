import QuartzCore
import Testing

/// Gives a test that needs no device a media context of its own.
///
/// Tests run in parallel, and layers that are changed without one belong to the context of whichever device another
/// test has installed: that one's trace would tell of a commit more.
struct WithoutDeviceTrait: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await MediaContext.$local.withValue(MediaContext(), operation: function)
  }
}

extension Trait where Self == WithoutDeviceTrait {
  static var withoutDevice: Self { Self() }
}
