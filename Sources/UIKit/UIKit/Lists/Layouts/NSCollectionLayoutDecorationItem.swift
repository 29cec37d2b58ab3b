/// A view behind a section. It is not placed here.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Returns a background of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}
