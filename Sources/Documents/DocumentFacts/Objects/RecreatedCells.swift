internal import VisibleText

/// The cells that an author deleted and created again, or replaced by a copy: those of the same table or collection with
/// the same reuse identifier that look alike.
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
  }

  /// Returns the present cell that a former one became: each is the only one of its table with its reuse identifier.
  ///
  /// - Parameters:
  ///   - cell: An object of the older state.
  ///   - added: The ids of the new objects that are not matched yet.
  ///   - names: The new ids of the objects that are, such as that of the table.
  func first(of cell: DocumentObject, among added: Set<String>, _ names: [String: String]) -> String? {
    guard let past = Key(of: cell), former[past] == 1, let key = Key(of: cell, names), let found = present[key],
      found.count == 1, found[0].tag == cell.tag, added.contains(found[0].identifier),
      Self.contents(of: cell, in: old).similarity(to: Self.contents(of: found[0], in: new)) >= Self.leastSimilarity
    else { return nil }
    return found[0].identifier
  }

  /// The kind and the text of a view.
  private struct Look: Hashable {
    var tag: String
    var text: String?
  }

  /// Returns the looks of the views in a cell.
  private static func contents(of cell: DocumentObject, in objects: DocumentObjects) -> CountedSet<Look> {
    let views = objects.inside(cell.identifier).subtracting([cell.identifier]).compactMap { objects[$0] }
    return CountedSet(views.filter(\.isViewPart).map { Look(tag: $0.tag, text: $0.writtenName) })
  }
}
