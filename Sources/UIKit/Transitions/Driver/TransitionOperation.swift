/// What a transition does.
package enum TransitionOperation: String {
  case push
  case pop
  case present
  case dismiss
  case select
}
