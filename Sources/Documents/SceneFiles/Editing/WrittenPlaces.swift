internal import Findings
internal import Geometry
internal import MarkupReading

/// The places in a scene file of constraints that go, and what has to go with them.
struct WrittenPlaces {
  /// An item of a list.
  struct Item {
    /// The list.
    let list: YAMLNode
    /// The item.
    let node: YAMLNode
  }

  /// A way down from the root: each node with the position of the next one in it.
  struct Path {
    fileprivate var steps: [(node: YAMLNode, position: Int)]

    /// The list and the item in it that the way ends at; nil where it ends at a key.
    var sequenceItem: Item? {
      guard let last = steps.last, let items = last.node.sequence else { return nil }
      return Item(list: last.node, node: items[last.position])
    }

    /// The equation that the way ends at with what stands behind it; nil where it ends elsewhere.
    var equation: YAMLNode.Entry? {
      guard let last = steps.last, let entry = last.node.mapping?[last.position], last.node.mapping?.count == 1,
        entry.name.contains("=")
      else { return nil }
      return entry
    }

    /// The place of a number in what is written at the end of the way, where it stands there once as a word of its own.
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

  /// Something to take out of the text.
  enum Removal {
    /// A line with those below it that are indented at least as deep as a column.
    case lines(Int, column: Int)
    /// A part of a line.
    case range(Range<Int>)
    /// Everything behind a key of the root.
    case emptied(YAMLNode.Entry, isList: Bool)
  }

  private var paths: [Path] = []

  /// The way to what is written at a place, or nil.
  static func path(to source: SourceLocation, in root: YAMLNode) -> Path? {
    steps(to: source, in: root).map { Path(steps: $0) }
  }

  /// Notes that something goes.
  mutating func append(_ path: Path) { paths.append(path) }

  private static func steps(to source: SourceLocation, in node: YAMLNode) -> [(node: YAMLNode, position: Int)]? {
    func isMeant(_ node: YAMLNode) -> Bool {
      node.range.start.line == source.line && node.range.start.column == source.column
    }
    for (position, item) in (node.sequence ?? []).enumerated() {
      // An item that begins with a key begins where the key does, and the key is meant.
      if let inner = steps(to: source, in: item) { return [(node, position)] + inner }
      if isMeant(item) { return [(node, position)] }
    }
    for (position, entry) in (node.mapping ?? []).enumerated() {
      if let inner = steps(to: source, in: entry.value) { return [(node, position)] + inner }
      if isMeant(entry.key) || isMeant(entry.value) { return [(node, position)] }
    }
    return nil
  }

  // MARK: - Removal

  /// The parts that have to be taken out: of each list and mapping the parts that go, or the whole where nothing is left of it.
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

  /// True where all of a node goes.
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
      // The end of the list goes from behind the last that stays.
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
