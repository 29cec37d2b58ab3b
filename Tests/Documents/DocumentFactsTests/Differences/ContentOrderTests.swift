import DocumentFacts
import LayoutTestSupport
import MarkupReading
import Testing

/// Which of the contents of a view are in another order.
@Suite struct ContentOrderTests {
  private func order(_ present: [Int], former: [Int]) throws -> ContentOrder {
    func root(_ views: [Int]) throws -> XMLElement {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="root"><subviews>
        \(views.map { "<view id=\"\($0)\"/>" }.joined())</subviews></view></objects></document>
        """
      return try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
    }
    return try #require(try DocumentDifference(from: root(former), to: root(present)).order(of: "root"))
  }

  @Test func `only what moved past others is in another order`() throws {
    let swapped = try order([1, 3, 2, 4], former: [1, 2, 3, 4])
    #expect(swapped.moved == ["3"] && Array(swapped.span) == ["3", "2"])
    let last = try order([2, 3, 4, 1], former: [1, 2, 3, 4])
    #expect(last.moved == ["1"] && last.span.count == 4)
    let same = try order([1, 2], former: [1, 2])
    #expect(same.moved.isEmpty && same.span.isEmpty)
  }

  @Test func `a view whose id is repeated has the place of the first one`() throws {
    let same = try order([1, 2, 3, 2], former: [1, 2, 2, 3])
    #expect(same.contents == ["1", "2", "3"] && same.moved.isEmpty)
    let swapped = try order([2, 1, 1], former: [1, 2, 1])
    #expect(swapped.contents == ["2", "1"] && swapped.moved == ["2"])
  }

  @Test func `the contents that did not move keep their order`() throws {
    var random = SeededRandomNumberGenerator(seed: 42)
    for _ in 0..<50 {
      let former = Array(0..<Int.random(in: 1...12, using: &random))
      let present = former.shuffled(using: &random)
      let found = try order(present, former: former)
      let kept = found.contents.filter { !found.moved.contains($0) }.compactMap(Int.init)
      #expect(kept == kept.sorted())
      // No single one of the others fits between those that are kept.
      for moved in found.moved {
        let more = found.contents.filter { $0 == moved || !found.moved.contains($0) }.compactMap(Int.init)
        #expect(more != more.sorted())
      }
    }
  }
}
