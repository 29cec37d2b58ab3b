public import Foundation
internal import Scenes

/// A field for searches, 56 points high in its bar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style, which decides whether the bar has a background.
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  open override class func appearance() -> UISearchBar { CommonAppearance.searchBar }
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UISearchBar
  {
    CommonAppearance.searchBar
  }
  open var text: String?
  /// The text that is shown while there is none.
  open var placeholder: String?
  open var searchBarStyle = Style.default
  public let searchTextField = UISearchTextField()
  /// Whether a button gives up.
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether nothing shines through.
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// The rule for mending words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.search
  /// The titles of the parts that are searched.
  open var scopeButtonTitles: [String]?
  /// Whether the words that narrow a search are shown.
  open var showsScopeBar = false
  /// The word that is chosen.
  open var selectedScopeButtonIndex = 0
  /// Whether a button for bookmarks is shown.
  open var showsBookmarkButton = false
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = true
  /// The view above the keyboard.
  open var searchAccessoryView: UIView?
  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchAccessoryView }
    set { searchAccessoryView = newValue }
  }
  /// The picture behind the words that narrow a search; kept.
  open var scopeBarBackgroundImage: UIImage?
  /// The way of the field from its place, in points.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Shows the button that gives up.
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
