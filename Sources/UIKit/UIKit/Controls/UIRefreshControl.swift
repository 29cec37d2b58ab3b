public import Foundation

/// Fetches the content of a list anew.
open class UIRefreshControl: UIControl {
  /// True while it does.
  public private(set) var isRefreshing = false
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
