/// A view behind a section, which is not placed here.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// A view behind a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}
