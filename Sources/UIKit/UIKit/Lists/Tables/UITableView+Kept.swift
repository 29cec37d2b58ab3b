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

/// An action behind a row, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The look.
  public let style: Style
  /// The title.
  open var title: String?
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The ground behind it.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  /// An action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
