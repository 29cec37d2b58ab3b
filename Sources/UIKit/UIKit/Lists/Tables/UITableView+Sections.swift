public import Foundation

extension UITableView {
  /// Returns the frame of a header, in points; zero if it is not visible.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(ofSupplement: section, isHeader: true) }
  /// Returns the frame of a footer, in points; zero if it is not visible.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(ofSupplement: section, isHeader: false) }
  private func rect(ofSupplement section: Int, isHeader: Bool) -> CGRect {
    countRows()
    return rows.rect(of: TableRows.Supplement(section: section, isHeader: isHeader), in: column)
  }
  /// Registers a nib of headers and footers with an identifier. Without a reader of documents, they are empty.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      nib?.first(UITableViewHeaderFooterView.self) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }
}
