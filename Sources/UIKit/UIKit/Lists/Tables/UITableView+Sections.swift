public import Foundation

extension UITableView {
  /// The place of the view above a section, in points.
  public func rectForHeader(inSection section: Int) -> CGRect { headerView(forSection: section)?.frame ?? .zero }
  /// The place of the view below a section, in points.
  public func rectForFooter(inSection section: Int) -> CGRect { footerView(forSection: section)?.frame ?? .zero }
  /// Says that headers and footers of a name come from a document, which is empty here.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      nib == nil ? nil : UITableViewHeaderFooterView.self as AnyClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
