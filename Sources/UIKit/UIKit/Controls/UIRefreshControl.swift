public import Foundation

/// A control that refreshes the content of a scroll view.
open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress.
  public private(set) var isRefreshing = false
  /// The text below the indicator.
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
