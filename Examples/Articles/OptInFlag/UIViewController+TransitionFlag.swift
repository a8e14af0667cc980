import UIKit

nonisolated(unsafe) private var addsTransitionKey: UInt8 = 0

extension UIViewController {
  /// Whether this controller's transitions are customised; kept as an associated object.
  var addsTransition: Bool {
    get { (objc_getAssociatedObject(self, &addsTransitionKey) as? NSNumber)?.boolValue ?? false }
    set {
      objc_setAssociatedObject(
        self, &addsTransitionKey, NSNumber(value: newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
