public import Foundation

/// Searches under a bar of navigation.
@preconcurrency @MainActor
open class UISearchController: UISearchControllerDeclarations {
  public let searchBar = UISearchBar()
  /// The controller that shows what was found.
  public let searchResultsController: UIViewController?
  /// Whether the content fades meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the content fades meanwhile, by its former name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// True while it searches.
  open var isActive = false
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
