import Foundation

/// Starts an app: makes the delegate and runs it on the host that was registered.
///
/// - Parameters:
///   - principalClassName: Ignored; the application object is always a `UIApplication`.
///   - delegateClassName: The delegate's class as `NSStringFromClass` gives it.
/// - Returns: The status to exit with: 1 when there is no host or no such class.
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  ApplicationHosts.run {
    delegateClassName.flatMap { NSClassFromString($0) as? NSObject.Type }
      .map { ObjectFactory.make($0) } as? any UIApplicationDelegate
  }
}
