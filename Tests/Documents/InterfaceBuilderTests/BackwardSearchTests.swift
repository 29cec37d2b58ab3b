import DocumentTestSupport
import LayoutTestSupport
import Testing

@testable import InterfaceBuilder

/// The backward search over the ways into a controller.
@Suite struct BackwardSearchTests {
  /// A graph: for each node, its predecessors and its notes.
  private struct Graph {
    let sources: [[Int]]
    let notes: [Set<String>]

    init(seed: UInt64) {
      var random = SeededRandomNumberGenerator(seed: seed)
      let count = Int.random(in: 1...12, using: &random)
      sources = (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
      }
      notes = (0..<count).map { _ in
        Int.random(in: 0..<4, using: &random) == 0 ? [["a", "b", "c"].randomElement(using: &random) ?? "a"] : []
      }
    }

    /// Returns a node and all nodes from which it can be reached.
    func ancestors(of node: Int) -> Set<Int> {
      var found: Set<Int> = [node]
      while true {
        let more = found.union(found.flatMap { sources[$0] })
        if more == found { return found }
        found = more
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a search collects for each node the notes of all nodes that lead to it`(seed: UInt64) {
    let graph = Graph(seed: seed)
    var search = BackwardSearch<Int, String>(from: 0)
    while let node = search.next() {
      for note in graph.notes[node] { search.note(note, at: node) }
      for source in graph.sources[node] { search.follow(from: source, to: node) }
    }
    #expect(search.isComplete)
    let results = search.results
    #expect(Set(results.keys) == graph.ancestors(of: 0))
    for (node, notes) in results {
      #expect(notes == graph.ancestors(of: node).reduce(into: []) { $0.formUnion(graph.notes[$1]) })
    }
    #expect(results[0] == search.found)
  }
}
