public import Foundation

/// A search below a navigation bar.
@preconcurrency @MainActor
open class UISearchController: UISearchControllerDeclarations {
  public let searchBar = UISearchBar()
  /// The controller that shows the results.
  public let searchResultsController: UIViewController?
  /// Whether the content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the content is dimmed during a search, by its older name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether a search is in progress. The field replaces the title then, with a cancel button and the scopes.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.placeholder = SystemWords.word("Search")
  }
  /// Creates a search whose results the presenting controller shows.
  public convenience init() { self.init(searchResultsController: nil) }
  /// Creates a search from an archive, always without a results controller.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  private func activityDidChange() {
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = isActive && searchBar.scopeButtonTitles != nil }
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
    (searchBar.superview as? UINavigationBar)?.owner?.viewIfLoaded?.setNeedsLayout()
  }

  /// The controller that shows results now: none before text is entered, unless the app asks for it.
  var shownResults: UIViewController? {
    let hasText = !(searchBar.text ?? "").isEmpty
    return isActive && (hasText || showsSearchResultsController) ? searchResultsController : nil
  }
}
