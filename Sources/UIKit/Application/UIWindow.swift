import QuartzCore

/// The root of a tree of views, and what a device shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// Windows lie over those of lower levels.
  open var windowLevel = UIWindow.Level.normal {
    didSet { HostDevice.current?.sortWindows() }
  }

  /// Its view fills the window; it is loaded when the window is shown.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// A window as large as the screen.
  public convenience init() {
    self.init(frame: HostDevice.current?.screenBounds ?? .zero)
  }

  open var screen: UIScreen { UIScreen.main }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { HostDevice.current?.application }

  /// Windows start hidden; one that is not hidden is on the screen, and the device keeps it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      super.isHidden = newValue
      if newValue {
        hideRootViewController()
        HostDevice.current?.hide(self)
      } else {
        HostDevice.current?.show(self)
        updateSafeAreaInsets()
        showRootViewController()
      }
    }
  }

  // MARK: - Key window

  open var isKeyWindow: Bool { HostDevice.current?.keyWindow === self }

  open func makeKey() {
    HostDevice.current?.makeKey(self)
  }

  /// Shows the window and makes it the key one.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() {}

  open func resignKey() {}

  // MARK: - Events

  /// Passes the touches that began in this window to recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    if let environment = HostDevice.current?.gestureEnvironment {
      environment.process(event, on: self)
    } else {
      ViewTouchDelivery.deliver(event, on: self)
    }
  }

  // MARK: - Coordinates

  /// To another window's coordinates; to the screen's for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let screenPoint = convertToScreen(point)
    return window?.convertFromScreen(screenPoint) ?? screenPoint
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromScreen(window?.convertToScreen(point) ?? point)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.mappingCorners { convert($0, to: window) }
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.mappingCorners { convert($0, from: window) }
  }

  package func convertToScreen(_ point: CGPoint) -> CGPoint { layer.pointInParent(point) }

  package func convertFromScreen(_ point: CGPoint) -> CGPoint { layer.pointFromParent(point) }

  // MARK: - The device

  /// Gives the window the size of the screen after a rotation.
  func screenDidChange() {
    frame = HostDevice.current?.screenBounds ?? frame
    updateSafeAreaInsets()
  }
}
