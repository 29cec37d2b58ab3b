/// The items of one section, some of them below others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// A section without items.
  public init() {}

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { roots.flatMap { tree(of: $0) { _ in true } } }
  /// The items that nothing above hides.
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { tree(of: $0, below: expanded.contains) } }
  /// The items that stand below no other.
  public var rootItems: [ItemIdentifierType] { roots }

  private func tree(
    of item: ItemIdentifierType, below shows: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    [item] + (shows(item) ? (children[item] ?? []).flatMap { tree(of: $0, below: shows) } : [])
  }

  /// Adds items, below another one or at the end.
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
  /// Takes items out, with those below them.
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
  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }
  /// Shows what stands below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides what stands below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Returns whether the section has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil || roots.contains(item) }
  /// Returns whether what stands below an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether nothing above hides an item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return contains(item) }
    return expanded.contains(parent) && isVisible(parent)
  }
  /// Returns the item above another one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns the number of items above another one.
  public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
  /// Returns what stands below an item.
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
