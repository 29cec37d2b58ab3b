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
    if configuration.appearance == .insetGrouped {
      let side: CGFloat = layoutEnvironment.traitCollection.horizontalSizeClass == .regular ? 20 : 16
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    switch configuration.appearance {
    case .insetGrouped: section.listLook = .insetGrouped
    case .grouped: section.listLook = .grouped
    default: section.listLook = .plain
    }
    section.hasListLines = configuration.showsSeparators
    return section
  }
}
