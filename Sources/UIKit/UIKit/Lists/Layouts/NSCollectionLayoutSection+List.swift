extension NSCollectionLayoutSection {
  /// Returns a section that looks like one of a table.
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
    section.listLook = configuration.appearance.look
    section.hasListLines = configuration.showsSeparators && configuration.appearance.look != .sidebar
    section.beginsWithHeader = configuration.headerMode == .firstItemInSection
    section.beginsWithGap = configuration.appearance.look.hasGroups && configuration.headerMode == .none
    if configuration.appearance.look.hasGroups {
      section.contentInsets.top = section.beginsWithGap ? ListPlace.groupGap : 0
      section.contentInsets.bottom = configuration.footerMode == .none ? ListPlace.groupGap : 0
    }
    if configuration.appearance == .insetGrouped {
      let side: CGFloat = layoutEnvironment.traitCollection.horizontalSizeClass == .regular ? 20 : 16
      (section.contentInsets.leading, section.contentInsets.trailing) = (side, side)
    }
    return section
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The style of the rows.
  fileprivate var look: ListPlace.Look {
    switch self {
    case .insetGrouped: .insetGrouped
    case .grouped: .grouped
    case .sidebar: .sidebar
    case .plain, .sidebarPlain: .plain
    }
  }
}
