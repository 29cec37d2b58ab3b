public import Foundation

/// Settings of a layout that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// Looks of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections apart.
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
    /// None.
    case none = 0
    /// A view.
    case supplementary = 1
    /// The first row.
    case firstItemInSection = 2
  }
  /// Kinds of views below sections.
  public enum FooterMode: Int, Sendable {
    /// None.
    case none = 0
    /// A view.
    case supplementary = 1
  }

  /// The look.
  public let appearance: Appearance
  /// The views above sections.
  public var headerMode = HeaderMode.none
  /// The views below sections.
  public var footerMode = FooterMode.none
  /// True where lines stand between rows.
  public var showsSeparators = true
  /// The colour behind.
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
  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
  /// A section that looks like one of a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    if configuration.appearance == .insetGrouped {
      let side: CGFloat = layoutEnvironment.traitCollection.horizontalSizeClass == .regular ? 20 : 16
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout that looks like a table.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// A row of a list; what it holds lies in its content.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs at the end.
  open var accessories: [UICellAccessory] = []
  /// The depth of the row in a tree.
  open var indentationLevel = 0
  /// A look of texts and picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
