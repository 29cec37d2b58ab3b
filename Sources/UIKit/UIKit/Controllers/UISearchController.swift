public import Foundation

/// Searches under a bar of navigation.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  public let searchBar = UISearchBar()
  /// The controller that shows what was found.
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the course.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content fades meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the content fades meanwhile, by its former name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// The rule by which the words that narrow a search are shown; kept.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// True while it searches.
  open var isActive = false
  /// Whether the button that gives up is shown as the system chooses.
  open var automaticallyShowsCancelButton = true
  /// Whether the words that narrow a search are shown as the system chooses.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown.
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
