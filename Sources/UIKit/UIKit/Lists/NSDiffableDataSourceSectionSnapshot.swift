/// The items of a section as a tree.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty section.
  public init() {}

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { roots.flatMap { tree(of: $0) { _ in true } } }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { tree(of: $0, below: expanded.contains) } }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }

  private func tree(
    of item: ItemIdentifierType, below shows: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    [item] + (shows(item) ? (children[item] ?? []).flatMap { tree(of: $0, below: shows) } : [])
  }

  /// Appends items that are new, to a parent or at the top level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    for item in items where !contains(item) {
      if let parent {
        guard contains(parent) else { continue }
        children[parent, default: []].append(item)
        parents[item] = parent
      } else {
        roots.append(item)
      }
    }
  }
  /// Deletes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      for gone in tree(of: item, below: { _ in true }) {
        (children[gone], parents[gone]) = (nil, nil)
        expanded.remove(gone)
      }
      roots.removeAll { $0 == item }
      for parent in children.keys { children[parent]?.removeAll { $0 == item } }
    }
  }
  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil || roots.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return contains(item) }
    return expanded.contains(parent) && isVisible(parent)
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
  /// Returns the descendants of an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    for item in tree(of: parent, below: { _ in true }).dropFirst() {
      let above = parents[item]
      part.append([item], to: above == parent && !includingParent ? nil : above)
    }
    part.expanded = expanded.filter(part.contains)
    return part
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
