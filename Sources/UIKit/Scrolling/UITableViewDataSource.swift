import QuartzCore

/// Gives a table view its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  public var numberOfSections: _NumberOfSectionsCall? { _NumberOfSectionsCall(dataSource: self) }
}

/// `dataSource.numberOfSections?(in:)`.
@MainActor
public struct _NumberOfSectionsCall {
  let dataSource: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int { dataSource.numberOfSections(in: tableView) }
}
