import Foundation

/// The app's own object: it is told when the app starts.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIApplicationDelegateWindow {
  /// Optional; an app with one window keeps it here.
  var window: UIWindow? { get set }

  /// Optional.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Optional.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Optional.
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// The entry point of an app whose delegate is marked `@main`.
  public static func main() {
    exit(ApplicationHosts.run { instance(of: Self.self) })
  }
}

/// The window as Apple's optional requirement gives it: `delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol _UIApplicationDelegateWindow: NSObjectProtocol {}

extension _UIApplicationDelegateWindow {
  @_disfavoredOverload
  public var window: UIWindow?? {
    (self as? any UIApplicationDelegate).map { $0.window as UIWindow? }
  }
}

/// Makes an object of a class that is known at run time only, by its `init()`.
@MainActor
private func instance<Delegate: UIApplicationDelegate>(of type: Delegate.Type) -> any UIApplicationDelegate {
  guard let objectClass = type as? NSObject.Type,
    let delegate = ObjectFactory.make(objectClass) as? Delegate
  else {
    preconditionFailure("\(type) must inherit from NSObject or UIResponder to be an app's delegate")
  }
  return delegate
}
