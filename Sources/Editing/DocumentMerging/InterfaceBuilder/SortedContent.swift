internal import DocumentEditing

/// The order in which Xcode writes elements whose order has no meaning: constraints by id, outlets by property,
/// resources by name.
struct SortedContent {
  private let trees: MergeTrees
  private let attributes: [String]

  /// Creates the order of an element's children; nil if their order has a meaning.
  init?(of name: String, _ trees: MergeTrees) {
    self.trees = trees
    switch name {
    case "constraints": attributes = ["id"]
    case "connections": attributes = ["property", "selector"]
    case "resources": attributes = ["name"]
    default: return nil
    }
  }

  /// Returns the merged content in Xcode's order if both sides are in that order; otherwise unchanged.
  func sorted(_ merged: [Int], as sides: MergeInput<[Int]>) -> [Int] {
    let isSorted = MergeSide.allCases.allSatisfy { side in
      let keys = sides[side].map(key)
      return zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }
    }
    guard isSorted else { return merged }
    let keyed = merged.enumerated().map { (key: key(of: $1), position: $0, identity: $1) }
    return keyed.sorted { first, second in
      first.key == second.key ? first.position < second.position : first.key.lexicographicallyPrecedes(second.key)
    }.map(\.identity)
  }

  private func key(of identity: Int) -> [UInt8] {
    let version = trees.versions[trees.home(of: identity)]
    guard let element = version.element(identity) else { return [] }
    let source = version.source
    // The order of constraints does not depend on element names.
    let name = attributes == ["id"] ? "" : source.elements[element].name
    let words = [name] + attributes.map { source.value($0, of: element) ?? "" }
    return Array(words.map { Array($0.utf8) }.joined(separator: [0]))
  }
}
