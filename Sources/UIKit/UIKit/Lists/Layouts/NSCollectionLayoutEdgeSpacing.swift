public import Foundation

/// The space around an item.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  let edges: NSDirectionalEdgeInsets
  /// Creates a space for each of the four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}
