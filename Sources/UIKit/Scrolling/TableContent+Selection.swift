import QuartzCore

extension TableContent {
  // MARK: - By touch

  func touchBegan(at point: CGPoint?) {
    guard let tableView, tableView.allowsSelection, let point,
      let indexPath = tableView.indexPathForRow(at: point),
      delegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    highlighted = indexPath
    cells[indexPath]?.setHighlighted(true, animated: false)
    delegate?.tableView(tableView, didHighlightRowAt: indexPath)
  }

  func touchCancelled() {
    guard let indexPath = highlighted else { return }
    unhighlight(indexPath)
  }

  func touchEnded() {
    guard let tableView, let indexPath = highlighted else { return }
    let allowed = delegate.map { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
    if let allowed {
      if tableView.allowsMultipleSelection && selection.contains(allowed) {
        deselect(allowed, animated: false)
        delegate?.tableView(tableView, didDeselectRowAt: allowed)
      } else {
        let former = tableView.allowsMultipleSelection ? [] : selection.filter { $0 != allowed }
        for old in former {
          deselect(old, animated: false)
          delegate?.tableView(tableView, didDeselectRowAt: old)
        }
        select(allowed, animated: false)
        unhighlight(indexPath)
        delegate?.tableView(tableView, didSelectRowAt: allowed)
        return
      }
    }
    unhighlight(indexPath)
  }

  private func unhighlight(_ indexPath: IndexPath) {
    highlighted = nil
    cells[indexPath]?.setHighlighted(false, animated: false)
    if let tableView { delegate?.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  // MARK: - By program

  /// Nil drops the selection.
  func select(_ indexPath: IndexPath?, animated: Bool) {
    if indexPath == nil || tableView?.allowsMultipleSelection == false {
      for old in selection where old != indexPath { deselect(old, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: indexPath) else { return }
    selection.remove(at: index)
    cells[indexPath]?.setSelected(false, animated: animated)
  }
}
