/// Counts the places of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group whose places are counted by code.
final class CustomGroup: NSCollectionLayoutGroup {
  let provider: NSCollectionLayoutGroupCustomItemProvider
  init(_ size: NSCollectionLayoutSize, _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    self.provider = provider
    super.init(size, [], isHorizontal: true)
  }
}

extension NSCollectionLayoutGroup {
  /// A group whose places are counted by code.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { CustomGroup(layoutSize, itemProvider) }
}
