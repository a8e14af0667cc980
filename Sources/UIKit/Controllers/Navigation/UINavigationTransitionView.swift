/// Holds the view in which a navigation controller's transitions happen (fact 2.8.4).
package final class UINavigationTransitionView: UIView {}
