public import Foundation

extension UITableView {
  /// True where a remote control may reach rows.
  public var allowsFocus: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// True where a remote control may reach rows while they are edited.
  public var allowsFocusDuringEditing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The rule by which cells that wish for another height are laid out anew: always here.
  public var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
  /// True where the standard search is there.
  public var isFindInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The colour behind the letters at the edge while they are touched.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// False: nothing is moved here.
  public var hasActiveDrag: Bool { false }
  /// False: nothing is moved here.
  public var hasActiveDrop: Bool { false }
  /// False: changes hold at once.
  public var hasUncommittedUpdates: Bool { false }
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

extension UITableViewCell {
  /// The sign for editing: none is shown here.
  public var editingStyle: EditingStyle { .none }
  /// False: nothing is deleted by hand here.
  public var showingDeleteConfirmation: Bool { false }
  /// States of a cell that is moved.
  public enum DragState: Int, Sendable {
    /// It is not moved.
    case none = 0
    /// It is raised.
    case lifting = 1
    /// It is moved.
    case dragging = 2
  }
}

/// An action behind a row, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// Looks of the action.
  public enum Style: UInt, Sendable {
    /// Takes something away.
    case `default` = 0
    /// The usual one.
    case normal = 1

    /// Takes something away.
    public static let destructive = Style.default
  }
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
