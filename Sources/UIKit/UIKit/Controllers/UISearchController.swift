public import Foundation

/// Searches under a bar of navigation.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Kept; nothing here depends on it.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
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
  /// True where the content fades meanwhile, by its former name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// The rule by which the words that narrow a search are shown; kept.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// True where the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// True while it searches.
  open var isActive = false
  /// True where the button that gives up is shown as the system chooses.
  open var automaticallyShowsCancelButton = true
  /// True where the words that narrow a search are shown as the system chooses.
  open var automaticallyShowsScopeBar = true
  /// True where the results are shown.
  open var showsSearchResultsController = false
  /// A search with a controller that shows what was found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// A search whose results are shown by the controller that has it.
  public convenience init() { self.init(searchResultsController: nil) }
  /// A search from an archive: here one without a controller of its own.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
