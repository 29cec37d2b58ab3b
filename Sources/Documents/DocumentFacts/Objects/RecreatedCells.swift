internal import VisibleText

/// The cells that an author deleted and created again, or replaced by a copy: those of the same table or collection
/// with the same reuse identifier that look alike, and static rows of a table that look the same. Interface Builder
/// gives a row a new id if it is cut and pasted into another section.
struct RecreatedCells {
  /// A reuse identifier in a table or collection. Those of templates, such as `Cell`, are in many.
  private struct Key: Hashable {
    var parent: String
    var identifier: String

    /// Creates the key of a cell. Nil for other objects.
    init?(of object: DocumentObject, _ names: [String: String] = [:]) {
      guard object.isCell, let parent = object.parent, let identifier = object["reuseIdentifier"], !identifier.isEmpty
      else { return nil }
      self.parent = names[parent] ?? parent
      self.identifier = identifier
    }
  }

  private let old: DocumentObjects
  private let new: DocumentObjects
  /// The number of former cells with an identifier, by their former parents.
  private let former: [Key: Int]
  /// The new cells, by their parents.
  private let present: [Key: [DocumentObject]]

  /// A static row of a table with texts, which distinguish it from others.
  private struct Row: Hashable {
    var table: String
    var tag: String
    var contents: CountedSet<Look>

    /// Creates the row. Nil for other objects.
    init?(_ cell: DocumentObject, in objects: DocumentObjects) {
      guard cell.isCell, let section = cell.parent.flatMap({ objects[$0] }), section.tag == "tableViewSection",
        let table = section.parent
      else { return nil }
      let looks = RecreatedCells.looks(of: cell, in: objects)
      guard looks.contains(where: { $0.text != nil }) else { return nil }
      (self.table, tag, contents) = (table, cell.tag, CountedSet(looks))
    }
  }

  /// The number of former static rows that look the same.
  private let formerRows: [Row: Int]
  /// The ids of the new static rows.
  private let presentRows: [Row: [String]]

  /// The part of their contents that a cell and its former state have in common.
  private static let leastSimilarity = 0.5

  /// Collects the cells that only one state has: `gone` and `added`.
  init(_ gone: [String], _ added: Set<String>, _ old: DocumentObjects, _ new: DocumentObjects) {
    self.old = old
    self.new = new
    former = gone.compactMap { old[$0].flatMap { Key(of: $0) } }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let cells = former.isEmpty ? [] : added.compactMap { new[$0] }
    present = cells.reduce(into: [:]) { result, object in
      if let key = Key(of: object) { result[key, default: []].append(object) }
    }
    formerRows = gone.compactMap { old[$0].flatMap { Row($0, in: old) } }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    presentRows = (formerRows.isEmpty ? [] : added).reduce(into: [:]) { result, id in
      if let row = new[id].flatMap({ Row($0, in: new) }) { result[row, default: []].append(id) }
    }
  }

  /// Returns the present cell that a former one became: each is the only one of its table with its reuse identifier.
  ///
  /// - Parameters:
  ///   - cell: An object of the older state.
  ///   - added: The ids of the new objects that are not matched yet.
  ///   - names: The new ids of the objects that are, such as that of the table.
  func first(of cell: DocumentObject, among added: Set<String>, _ names: [String: String]) -> String? {
    recreated(cell, among: added, names) ?? sameRow(as: cell, among: added, names)
  }

  private func recreated(_ cell: DocumentObject, among added: Set<String>, _ names: [String: String]) -> String? {
    guard let past = Key(of: cell), former[past] == 1, let key = Key(of: cell, names), let found = present[key],
      found.count == 1, found[0].tag == cell.tag, added.contains(found[0].identifier),
      Self.contents(of: cell, in: old).similarity(to: Self.contents(of: found[0], in: new)) >= Self.leastSimilarity
    else { return nil }
    return found[0].identifier
  }

  /// Returns the new static row of the same table that has the views and texts of a former one, perhaps in another
  /// section. Each is the only such row.
  private func sameRow(as cell: DocumentObject, among added: Set<String>, _ names: [String: String]) -> String? {
    guard var row = Row(cell, in: old), formerRows[row] == 1 else { return nil }
    row.table = names[row.table] ?? row.table
    guard let found = presentRows[row], found.count == 1, added.contains(found[0]) else { return nil }
    return found[0]
  }

  /// The kind and the text of a view.
  private struct Look: Hashable {
    var tag: String
    var text: String?
  }

  private static func contents(of cell: DocumentObject, in objects: DocumentObjects) -> CountedSet<Look> {
    CountedSet(looks(of: cell, in: objects))
  }

  /// Returns the looks of the views in a cell, in any order.
  private static func looks(of cell: DocumentObject, in objects: DocumentObjects) -> [Look] {
    let views = objects.inside(cell.identifier).subtracting([cell.identifier]).compactMap { objects[$0] }
    return views.filter(\.isViewPart).map { Look(tag: $0.tag, text: $0.writtenName) }
  }
}
