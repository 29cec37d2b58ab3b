public import Foundation

/// An action behind a row, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  /// The ground behind it.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
