/// A walk from a node back to all that lead to it, and what was noted at each; every node on the way learns what holds for
/// it, so that none is walked to twice.
struct BackwardSearch<Node: Hashable, Note: Hashable> {
  private var seen: Set<Node>
  private var open: [Node]
  /// The nodes that each one leads to.
  private var followers: [Node: [Node]] = [:]
  private var noted: [Note: [Node]] = [:]

  /// A walk that begins at a node.
  init(from node: Node) {
    seen = [node]
    open = [node]
  }

  /// The next node to look into, or nil after the last one.
  mutating func next() -> Node? { open.popLast() }

  /// True after all nodes were looked into.
  var isComplete: Bool { open.isEmpty }

  /// The notes so far.
  var found: Set<Note> { Set(noted.keys) }

  /// Notes something at a node.
  mutating func note(_ note: Note, at node: Node) { noted[note, default: []].append(node) }

  /// Goes back from a node to one that leads to it.
  mutating func follow(from source: Node, to node: Node) {
    followers[source, default: []].append(node)
    if seen.insert(source).inserted { open.append(source) }
  }

  /// The notes that hold for each node that was seen: those at it and at all that lead to it.
  var results: [Node: Set<Note>] {
    var results = Dictionary(uniqueKeysWithValues: seen.map { ($0, Set<Note>()) })
    for (note, nodes) in noted {
      var open = nodes
      while let node = open.popLast() {
        guard results[node, default: []].insert(note).inserted else { continue }
        open += followers[node] ?? []
      }
    }
    return results
  }
}
