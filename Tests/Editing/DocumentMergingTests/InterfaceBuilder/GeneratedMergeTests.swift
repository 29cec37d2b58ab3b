import LayoutTestSupport
import Testing

@testable import DocumentMerging

/// Merges of generated documents with generated edits.
@Suite struct GeneratedMergeTests {
  /// A view of a generated document.
  struct View: Hashable {
    let id: String
    var text: String
    var tag: Int
    var children: [View] = []

    /// The view in Xcode's format.
    func written(_ depth: Int) -> String {
      let blanks = String(repeating: "    ", count: depth)
      let lists =
        children.isEmpty
        ? ""
        : "\(blanks)    <subviews>\n" + children.map { $0.written(depth + 2) }.joined() + "\(blanks)    </subviews>\n"
      return "\(blanks)<view text=\"\(text)\" tag=\"\(tag)\" id=\"\(id)\">\n"
        + "\(blanks)    <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/>\n\(lists)\(blanks)</view>\n"
    }

    /// The view and its descendants, each with its parent, text and tag.
    func facts(in parent: String) -> [String: [String]] {
      children.reduce(into: [id: [parent, text, "\(tag)"]]) { facts, child in
        facts.merge(child.facts(in: id)) { first, _ in first }
      }
    }

    /// The ids of all descendants.
    var ids: [String] { children.flatMap { [$0.id] + $0.ids } }

    /// Changes the view with an id in this tree.
    mutating func change(_ wanted: String, _ body: (inout View) -> Void) {
      if id == wanted { body(&self) }
      for index in children.indices { children[index].change(wanted, body) }
    }

    /// Removes the view with an id from its parent.
    mutating func take(_ wanted: String) -> View? {
      if let index = children.firstIndex(where: { $0.id == wanted }) { return children.remove(at: index) }
      for index in children.indices {
        if let taken = children[index].take(wanted) { return taken }
      }
      return nil
    }
  }

  private static func document(_ root: View) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>
      \(root.written(2))    </objects>
      </document>

      """.utf8)
  }

  private static func generated(_ random: inout SeededRandomNumberGenerator) -> View {
    var root = View(id: "root", text: "t", tag: 0)
    for number in 0..<Int.random(in: 3...12, using: &random) {
      let parent = root.ids.randomElement(using: &random) ?? "root"
      root.change(parent) { $0.children.append(View(id: "v\(number)", text: "t", tag: number)) }
    }
    return root
  }

  /// Changes some of the views with an even or an odd number, so that both sides never change the same one.
  private static func edit(_ root: inout View, _ side: Int, _ random: inout SeededRandomNumberGenerator) {
    let ids = root.ids
    for (number, id) in ids.enumerated() where number % 2 == side && Bool.random(using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: root.change(id) { $0.text = "side \(side)" }
      case 1: root.change(id) { $0.tag += 100 + side }
      case 2: root.change(id) { $0.children.insert(View(id: "new\(side)-\(number)", text: "n", tag: 1), at: 0) }
      default:
        // Moves the view without its children, as the other side may move something into it.
        guard var view = root.take(id) else { continue }
        let children = view.children
        view.children = []
        root.children += children
        root.children.append(view)
      }
    }
  }

  @Test(arguments: 0..<100)
  func `no change of either side is lost`(seed: Int) throws {
    var random = SeededRandomNumberGenerator(seed: UInt64(seed))
    let base = Self.generated(&random)
    var (ours, theirs) = (base, base)
    Self.edit(&ours, 0, &random)
    Self.edit(&theirs, 1, &random)
    let versions = MergeInput(base: Self.document(base), ours: Self.document(ours), theirs: Self.document(theirs))
    let merged = try Self.merged(versions)
    let facts = MergeInput(base: base, ours: ours, theirs: theirs).map { $0.facts(in: "") }
    let ids = Set(facts.ours.keys).union(facts.theirs.keys)
    let written = try Self.facts(of: merged.bytes)
    #expect(Set(written.keys) == ids)
    guard merged.undecided.isEmpty else { return }
    for id in ids {
      let values = facts.map { $0[id] }
      for part in 0..<3 {
        let agreed = MergeInput(base: values.base?[part], ours: values.ours?[part], theirs: values.theirs?[part])
        let expected = values.ours == nil ? agreed.theirs : values.theirs == nil ? agreed.ours : agreed.agreed ?? nil
        #expect(written[id]?[part] == expected, "\(id)")
      }
    }
    let other = MergeInput(base: versions.base, ours: versions.theirs, theirs: versions.ours)
    let turned = try Self.merged(other)
    #expect(turned.undecided.isEmpty)
    #expect(try Self.facts(of: turned.bytes) == written)
  }

  private static func merged(_ versions: MergeInput<[UInt8]>) throws(MergeRefusal) -> MergeResult {
    try FileMerge.merged(
      versions, of: .interfaceBuilder, path: "a.xib", deciding: MergeDecisions(favoring: .ours))
  }

  /// Changes some of the views whose numbers have the same remainder, so that three sides never change the same one.
  private static func change(
    _ root: inout View, _ side: Int, of sides: Int, _ random: inout SeededRandomNumberGenerator
  ) {
    for (number, id) in root.ids.enumerated() where number % sides == side && Bool.random(using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: root.change(id) { $0.text = "side \(side)" }
      case 1: root.change(id) { $0.tag += 100 + side }
      default: root.change(id) { $0.children.append(View(id: "new\(side)-\(number)", text: "n", tag: 1)) }
      }
    }
  }

  @Test(arguments: 0..<50)
  func `three branches can be merged in any order`(seed: Int) throws {
    var random = SeededRandomNumberGenerator(seed: UInt64(seed))
    let base = Self.generated(&random)
    var branches = [base, base, base]
    for side in branches.indices { Self.change(&branches[side], side, of: 3, &random) }
    let (old, sides) = (Self.document(base), branches.map(Self.document))
    let pair = try Self.merged(MergeInput(base: old, ours: sides[0], theirs: sides[1]))
    let first = try Self.merged(MergeInput(base: old, ours: pair.bytes, theirs: sides[2]))
    let other = try Self.merged(MergeInput(base: old, ours: sides[1], theirs: sides[2]))
    let second = try Self.merged(MergeInput(base: old, ours: sides[0], theirs: other.bytes))
    #expect(pair.undecided.isEmpty && first.undecided.isEmpty && other.undecided.isEmpty && second.undecided.isEmpty)
    #expect(try Self.facts(of: first.bytes) == Self.facts(of: second.bytes))
  }

  @Test(arguments: 0..<50)
  func `a reverted edit leaves the changes of the other branch`(seed: Int) throws {
    var random = SeededRandomNumberGenerator(seed: UInt64(seed))
    let base = Self.generated(&random)
    var (edited, theirs) = (base, base)
    // A view that both sides moved to the same place would be moved back for both.
    Self.change(&edited, 0, of: 2, &random)
    Self.change(&theirs, 1, of: 2, &random)
    let (old, new, other) = (Self.document(base), Self.document(edited), Self.document(theirs))
    let merged = try Self.merged(MergeInput(base: old, ours: new, theirs: other))
    guard merged.undecided.isEmpty else { return }
    // As in 'git revert': the base is the state after the edit, and theirs is the state before it.
    let reverted = try Self.merged(MergeInput(base: new, ours: merged.bytes, theirs: old))
    guard reverted.undecided.isEmpty else { return }
    #expect(try Self.facts(of: reverted.bytes) == Self.facts(of: other))
  }

  @Test(arguments: 0..<50)
  func `merging with the same version or with the base changes nothing`(seed: Int) throws {
    var random = SeededRandomNumberGenerator(seed: UInt64(seed))
    let base = Self.generated(&random)
    var ours = base
    Self.edit(&ours, seed % 2, &random)
    let (old, new) = (Self.document(base), Self.document(ours))
    for versions in [
      MergeInput(base: old, ours: new, theirs: new), MergeInput(base: old, ours: new, theirs: old),
      MergeInput(base: old, ours: old, theirs: new),
    ] {
      #expect(try Self.merged(versions) == MergeResult(bytes: new))
    }
  }

  /// The views of a document, read back.
  private static func facts(of bytes: [UInt8]) throws -> [String: [String]] {
    var facts: [String: [String]] = [:]
    var open: [String] = [""]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if let found = line.firstMatch(of: /<view text="(.*)" tag="(.*)" id="(.*)">/) {
        let id = String(found.output.3)
        #expect(facts[id] == nil, "\(id) twice")
        facts[id] = [open[open.count - 1], String(found.output.1), String(found.output.2)]
        open.append(id)
      } else if line.contains("</view>") {
        open.removeLast()
      }
    }
    #expect(open == [""])
    return facts
  }
}
