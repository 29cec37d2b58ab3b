public import Foundation

/// Settings of a layout that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// Looks of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    case grouped = 1
    /// Sections apart from each other and from the edges.
    case insetGrouped = 2
    /// The list beside contents.
    case sidebar = 3
    /// The plain list beside contents.
    case sidebarPlain = 4
  }
  /// Kinds of views above sections.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }
  /// Kinds of views below sections.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  public let appearance: Appearance
  /// The views above sections.
  public var headerMode = HeaderMode.none
  /// The views below sections.
  public var footerMode = FooterMode.none
  /// Whether lines stand between rows.
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  /// The room above the first section, in points.
  public var headerTopPadding: CGFloat?
  /// The actions behind a row.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions before a row.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// The look of the lines between items.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  /// The look of the lines around one item; the look of all where it is nil.
  public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public init(appearance: Appearance) { self.appearance = appearance }
}
