/// A search backwards from a node along its incoming edges. Notes found at a node also apply to the nodes reachable
/// from it, so each node is visited once.
struct BackwardSearch<Node: Hashable, Note: Hashable> {
  private var seen: Set<Node>
  private var open: [Node]
  /// The nodes that each node leads to.
  private var followers: [Node: [Node]] = [:]
  private var noted: [Note: [Node]] = [:]

  /// Creates a search that starts at a node.
  init(from node: Node) {
    seen = [node]
    open = [node]
  }

  /// Returns the next node to visit, or nil if there is none.
  mutating func next() -> Node? { open.popLast() }

  /// Whether all nodes were visited.
  var isComplete: Bool { open.isEmpty }

  /// The notes found so far.
  var found: Set<Note> { Set(noted.keys) }

  /// Records a note at a node.
  mutating func note(_ note: Note, at node: Node) { noted[note, default: []].append(node) }

  /// Adds an edge from `source` to `node`, and visits `source` if it is new.
  mutating func follow(from source: Node, to node: Node) {
    followers[source, default: []].append(node)
    if seen.insert(source).inserted { open.append(source) }
  }

  /// The notes of each visited node: its own, and the notes of all nodes that lead to it.
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
