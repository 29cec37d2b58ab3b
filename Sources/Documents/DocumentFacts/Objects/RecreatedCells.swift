/// The cells that an author deleted and created again, or replaced by a copy: those with the same reuse identifier that
/// look alike.
struct RecreatedCells {
  /// The ids of the present cells, by those of the former ones.
  private var cells: [String: String] = [:]

  /// The part of their contents that a cell and its former state have in common.
  private static let leastSimilarity = 0.5

  /// Finds cells that only one state has, of which each has the only one with its reuse identifier.
  init(_ gone: [String], _ added: Set<String>, _ old: DocumentObjects, _ new: DocumentObjects) {
    let former = Self.cells(gone.compactMap { old[$0] })
    guard !former.isEmpty else { return }
    let present = Self.cells(added.compactMap { new[$0] })
    for (identifier, cells) in former {
      guard cells.count == 1, let others = present[identifier], others.count == 1, cells[0].tag == others[0].tag else {
        continue
      }
      let similarity = Self.similarity(Self.contents(of: cells[0], in: old), Self.contents(of: others[0], in: new))
      if similarity >= Self.leastSimilarity { self.cells[cells[0].identifier] = others[0].identifier }
    }
  }

  /// Returns the present cell that a former one became.
  func present(of cell: DocumentObject) -> String? { cells[cell.identifier] }

  private static func cells(_ objects: [DocumentObject]) -> [String: [DocumentObject]] {
    var cells: [String: [DocumentObject]] = [:]
    for object in objects where object.isCell {
      guard let identifier = object["reuseIdentifier"], !identifier.isEmpty else { continue }
      cells[identifier, default: []].append(object)
    }
    return cells
  }

  /// The kind and the text of a view.
  private struct Look: Hashable {
    var tag: String
    var text: String?
  }

  /// Returns the looks of the views in a cell, each with its count.
  private static func contents(of cell: DocumentObject, in objects: DocumentObjects) -> [Look: Int] {
    let views = objects.inside(cell.identifier).subtracting([cell.identifier]).compactMap { objects[$0] }
    return views.filter(\.isViewPart).reduce(into: [:]) { $0[Look(tag: $1.tag, text: $1.writtenName), default: 0] += 1 }
  }

  private static func similarity(_ first: [Look: Int], _ second: [Look: Int]) -> Double {
    let common = first.reduce(0) { $0 + min($1.value, second[$1.key] ?? 0) }
    let count = max(first.values.reduce(0, +), second.values.reduce(0, +))
    return count == 0 ? 1 : Double(common) / Double(count)
  }
}
