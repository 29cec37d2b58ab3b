public import Foundation

/// The part of a controller that a bar of navigation shows.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a large title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  open weak var renameDelegate: (any NSObjectProtocol)?
  open var title: String?
  /// The line above the title.
  open var prompt: String?
  /// The view in the place of the title.
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the beginning.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the end.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the beginning.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back.
  open var backButtonTitle: String?
  /// Whether nothing leads back.
  open var hidesBackButton = false
  open var searchController: UISearchController?
  /// Whether the field goes when the content is moved.
  open var hidesSearchBarWhenScrolling = true
  /// The way in which titles of buttons that lead back are shown.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The look of the bar while the item is shown.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar then, over content that was not moved.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar then, in little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// Whether the buttons at the beginning stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false
  /// Sets the buttons at the beginning.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button at the beginning.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets whether nothing leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  public init(title: String) {
    self.title = title
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var backAction: UIAction?
  open var style = ItemStyle.navigator
  /// The line under the title; kept.
  open var subtitle: String?
  /// The title where it is large; kept.
  open var largeTitle: String?
  /// The line under the title where that is large; kept.
  open var largeSubtitle: String?
  /// The buttons at the beginning, in groups; kept.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons in the middle, in groups; kept.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons at the end, in groups; kept.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons that always stand at the end; kept.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// Makes the menu of the title; nothing asks for it.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
}
