/// Holds the view of the shown child; the container view of its transitions (fact 2.8.4).
package final class UIViewControllerWrapperView: UIView {}
