extension UITableViewController {
  /// Creates the table view, with the controller as its data source and delegate.
  func loadTable(_ style: UITableView.Style) {
    let made = UITableView(frame: UIScreen.main.bounds, style: style)
    view = made
    made.dataSource = self
    made.delegate = self
  }
}
