extension UITableViewController {
  /// Loads the table view from the document of the controller, or creates one. The controller is its data source and
  /// delegate.
  func loadTable(_ style: UITableView.Style) {
    if !loadsDocument() { view = UITableView(frame: UIScreen.main.bounds, style: style) }
    let table = viewIfLoaded as? UITableView
    if table?.dataSource == nil { table?.dataSource = self }
    if table?.delegate == nil { table?.delegate = self }
  }
}
