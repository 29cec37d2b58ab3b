/// The sections and items of a list at one time.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  public init() {}

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { items[$0]?.contains(identifier) ?? false }
  }
  /// Returns the index of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  /// Appends sections that are new.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where !sections.contains(section) { sections.append(section) }
  }
  /// Appends items to a section; nil for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, sections.contains(section) else { return }
    items[section, default: []] += identifiers
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers, at: sections.firstIndex(of: toIdentifier) ?? sections.count) }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    insert(identifiers, beside: beforeItem, offset: 0)
  }
  /// Inserts items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    insert(identifiers, beside: afterItem, offset: 1)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let position = sections.firstIndex(of: toIdentifier).map { $0 + 1 } ?? sections.count
    sections.insert(contentsOf: identifiers, at: position)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }
  private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
    guard item != other, sectionIdentifier(containingItem: item) != nil, sectionIdentifier(containingItem: other) != nil
    else { return }
    deleteItems([item])
    insert([item], beside: other, offset: offset)
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(section: identifier, beside: toIdentifier, offset: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(section: identifier, beside: toIdentifier, offset: 1) }
  private mutating func move(section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
    guard section != other, let former = sections.firstIndex(of: section), sections.contains(other) else { return }
    sections.remove(at: former)
    sections.insert(section, at: (sections.firstIndex(of: other) ?? 0) + offset)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll(where: gone.contains) }
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll(where: identifiers.contains)
    for section in identifiers { items[section] = nil }
  }
  public mutating func deleteAllItems() { (sections, items) = ([], [:]) }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard let section = sectionIdentifier(containingItem: item),
      let position = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: position + offset)
  }

  func item(section: Int, position: Int) -> ItemIdentifierType? {
    guard sections.indices.contains(section), let list = items[sections[section]], list.indices.contains(position)
    else { return nil }
    return list[position]
  }

  func place(of item: ItemIdentifierType) -> (section: Int, position: Int)? {
    for (number, section) in sections.enumerated() {
      if let position = items[section]?.firstIndex(of: item) { return (number, position) }
    }
    return nil
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
