public import Foundation

/// Hears of a field for searches.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called at the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called at the button that gives up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Hears of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the course of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {}

/// A field for searches, 56 points high in its bar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Looks of the bar.
  public enum Style: UInt, Sendable {
    /// As the system chooses.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }
  /// The text.
  open var text: String?
  /// The text that is shown while there is none.
  open var placeholder: String?
  /// The look.
  open var searchBarStyle = Style.default
  /// The field.
  public let searchTextField = UITextField()
  /// True where a button gives up.
  open var showsCancelButton = false
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Hears of changes.
  open weak var delegate: (any UISearchBarDelegate)?
  /// True where nothing shines through.
  open var isTranslucent = true
  /// The picture behind.
  open var backgroundImage: UIImage?
  /// The rule for capital letters.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// The rule for mending words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.search
  /// The titles of the parts that are searched.
  open var scopeButtonTitles: [String]?
  /// Shows the button that gives up.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open override var canBecomeFirstResponder: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

/// Searches under a bar of navigation.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller that shows what was found.
  public let searchResultsController: UIViewController?
  /// Hears of changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the course.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// True where the content fades meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// True where the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// True while it searches.
  open var isActive = false
  /// A search with a controller that shows what was found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// A search from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
