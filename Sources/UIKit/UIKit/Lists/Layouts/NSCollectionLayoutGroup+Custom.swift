/// A function that returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group whose item frames a function provides.
final class CustomGroup: NSCollectionLayoutGroup {
  let provider: NSCollectionLayoutGroupCustomItemProvider
  init(_ size: NSCollectionLayoutSize, _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    self.provider = provider
    super.init(size, [], isHorizontal: true)
  }
}

extension NSCollectionLayoutGroup {
  /// Returns a group whose item frames a function provides.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { CustomGroup(layoutSize, itemProvider) }
}
