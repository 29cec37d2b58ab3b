public import Foundation

extension UITableView {
  /// The place of the view above a section, in points.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(ofSupplement: section, isHeader: true) }
  /// The place of the view below a section, in points.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(ofSupplement: section, isHeader: false) }
  private func rect(ofSupplement section: Int, isHeader: Bool) -> CGRect {
    countRows()
    return rows.rect(of: TableRows.Supplement(section: section, isHeader: isHeader), in: column)
  }
  /// Says that headers and footers of a name come from a document, which is empty here.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      nib == nil ? nil : UITableViewHeaderFooterView.self as AnyClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
