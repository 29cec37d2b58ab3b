internal import Findings
internal import Geometry
internal import MarkupReading

/// Constraints of a scene file that are removed, and what must be removed with them.
struct WrittenPlaces {
  /// An item of a list.
  struct Item {
    /// The list that contains the item.
    let list: YAMLNode
    let node: YAMLNode
  }

  /// A path from the root: each node with the position of the next node in it.
  struct Path {
    fileprivate var steps: [(node: YAMLNode, position: Int)]

    /// The list item at the end of the path. Nil if the path ends at a key.
    var sequenceItem: Item? {
      guard let last = steps.last, let items = last.node.sequence else { return nil }
      return Item(list: last.node, node: items[last.position])
    }

    /// The equation at the end of the path, with its keys. Nil if the path ends elsewhere.
    var equation: YAMLNode.Entry? {
      guard let last = steps.last, let entry = last.node.mapping?[last.position], last.node.mapping?.count == 1,
        entry.name.contains("=")
      else { return nil }
      return entry
    }

    /// Returns the range of a number at the end of the path, if it occurs there exactly once as a separate word.
    func number(_ number: Double, in scalars: [Unicode.Scalar]) -> Range<Int>? {
      guard let last = steps.last else { return nil }
      let node = last.node.sequence?[last.position] ?? last.node.mapping?[last.position].value
      guard let node, node.scalar != nil else { return nil }
      let sought = Array(number.magnitude.decimalText(places: 4).unicodeScalars)
      let range = node.range.start.index..<min(node.range.end.index, scalars.count)
      let places = range.filter { start in
        let end = start + sought.count
        return end <= range.upperBound && scalars[start..<end].elementsEqual(sought)
          && !Self.continues(scalars, start - 1, in: range) && !Self.continues(scalars, end, in: range)
      }
      return places.count == 1 ? places[0]..<places[0] + sought.count : nil
    }

    private static func continues(_ scalars: [Unicode.Scalar], _ index: Int, in range: Range<Int>) -> Bool {
      guard range.contains(index) else { return false }
      return scalars[index].properties.isAlphabetic || ("0"..."9").contains(scalars[index])
        || [".", "@", "_", "/", "*", "x", ":"].contains(scalars[index])
    }
  }

  /// A part of the text to remove.
  enum Removal {
    /// A line, and the lines below it that are indented to this column or deeper.
    case lines(Int, column: Int)
    /// A part of a line.
    case range(Range<Int>)
    /// The value of a key of the root.
    case emptied(YAMLNode.Entry, isList: Bool)
  }

  private var paths: [Path] = []

  /// Returns the path to what is written at a location, or nil.
  static func path(to source: SourceLocation, in root: YAMLNode) -> Path? {
    steps(to: source, in: root).map { Path(steps: $0) }
  }

  /// Adds a path to remove.
  mutating func append(_ path: Path) { paths.append(path) }

  private static func steps(to source: SourceLocation, in node: YAMLNode) -> [(node: YAMLNode, position: Int)]? {
    func matches(_ node: YAMLNode) -> Bool {
      node.range.start.line == source.line && node.range.start.column == source.column
    }
    for (position, item) in (node.sequence ?? []).enumerated() {
      // The first key of an item has the same location as the item. The key is meant, so inner nodes are tried first.
      if let inner = steps(to: source, in: item) { return [(node, position)] + inner }
      if matches(item) { return [(node, position)] }
    }
    for (position, entry) in (node.mapping ?? []).enumerated() {
      if let inner = steps(to: source, in: entry.value) { return [(node, position)] + inner }
      if matches(entry.key) || matches(entry.value) { return [(node, position)] }
    }
    return nil
  }

  // MARK: - Removal

  /// The parts to remove. A list or mapping that would become empty is removed as a whole.
  var removals: [Removal] { Self.removals(of: paths.map { $0.steps[...] }) }

  private static func removals(of paths: [ArraySlice<(node: YAMLNode, position: Int)>]) -> [Removal] {
    guard let node = paths.first?.first?.node else { return [] }
    var removals: [Removal] = []
    var gone: Set<Int> = []
    for position in Set(paths.compactMap { $0.first?.position }).sorted() {
      let below = paths.filter { $0.first?.position == position }.map { $0.dropFirst() }
      if below.contains(where: \.isEmpty) || isEmptied(below) {
        gone.insert(position)
      } else {
        removals += Self.removals(of: below)
      }
    }
    return removals + Self.removals(of: gone, in: node)
  }

  /// Whether nothing remains of a node.
  private static func isEmptied(_ paths: [ArraySlice<(node: YAMLNode, position: Int)>]) -> Bool {
    guard let node = paths.first?.first?.node else { return false }
    let count = node.sequence?.count ?? node.mapping?.count ?? 0
    return (0..<count).allSatisfy { position in
      let below = paths.filter { $0.first?.position == position }.map { $0.dropFirst() }
      return below.contains(where: \.isEmpty) || (!below.isEmpty && isEmptied(below))
    }
  }

  private static func removals(of positions: Set<Int>, in node: YAMLNode) -> [Removal] {
    let starts = node.sequence?.map(\.range.start) ?? node.mapping?.map(\.key.range.start) ?? []
    let ends = node.sequence?.map(\.range.end) ?? node.mapping?.map(\.value.range.end) ?? []
    let isFlow =
      starts.indices.dropFirst().contains { starts[$0].line == starts[$0 - 1].line } || isInBrackets(node, ends)
    guard isFlow else { return positions.sorted().map { blockRemoval(of: $0, in: node, starts) } }
    let kept = starts.indices.filter { !positions.contains($0) }
    return positions.sorted().compactMap { position -> Removal? in
      if let next = starts.indices.first(where: { $0 > position }), kept.contains(where: { $0 > position }) {
        return .range(starts[position].index..<starts[next].index)
      }
      // Items at the end of the list are removed from the end of the last remaining item.
      guard let last = kept.last, position == last + 1, let end = ends.last else { return nil }
      return .range(ends[last].index..<end.index)
    }
  }

  private static func isInBrackets(_ node: YAMLNode, _ ends: [YAMLMark]) -> Bool {
    guard let end = ends.last else { return false }
    return node.range.end.line == end.line && node.range.end.index > end.index
  }

  private static func blockRemoval(of position: Int, in node: YAMLNode, _ starts: [YAMLMark]) -> Removal {
    if let entry = node.mapping?[position] {
      if entry.name == "constraints" { return .emptied(entry, isList: entry.value.sequence != nil) }
      return .lines(starts[position].line, column: starts[position].column)
    }
    return .lines(starts[position].line, column: node.range.start.column)
  }
}
