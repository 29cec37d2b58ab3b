public import Foundation
internal import Scenes

/// A search field, 56 points tall in its bar.
@preconcurrency @MainActor
open class UISearchBar: UISearchBarDeclarations {
  open var text: String?
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  open var searchBarStyle = Style.default
  public let searchTextField = UISearchTextField()
  /// Whether the cancel button is shown.
  open var showsCancelButton = false
  /// Whether the content behind is visible through the bar.
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  /// The view above the keyboard.
  open var searchAccessoryView: UIView?
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchAccessoryView }
    set { searchAccessoryView = newValue }
  }
  /// Sets whether the cancel button is shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open override var canBecomeFirstResponder: Bool { true }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: UIControl.metrics.searchBarHeight)
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControl.metrics.searchBarHeight)
  }
}
