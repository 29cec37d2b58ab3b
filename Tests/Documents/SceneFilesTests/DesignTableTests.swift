import AutoLayout
import DocumentTestSupport
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The `table` cases of the specification, for the CarValet scene of the repository (specification TAB-01 to TAB-03).
@Suite struct DesignTableTests {
  /// The expected constraints of one view of a case.
  struct ExpectedRow: Sendable {
    let view: String
    let horizontal: [String]
    let vertical: [String]
    let isComplete: Bool
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let orientation: Orientation
    let views: [String]
    /// The views whose vertical constraints the case removes, with the attribute.
    let without: [(view: String, attribute: LayoutAttribute)]
    let rows: [ExpectedRow]
    let missing: Int
    let counts: [String: Int]

    var testDescription: String { id }
  }

  static let cases = AcceptanceCases.all(ofKinds: "table").compactMap(Case.init)

  @Test func `all design tables of the specification are read`() {
    expect(Self.cases.count, is: 4)
    expect(Self.cases.map(\.rows.count), is: [1, 3, 0, 3])
  }

  private func layout(_ orientation: Orientation, without: [(view: String, attribute: LayoutAttribute)] = []) throws
    -> Layout
  {
    let scene = try Example.scene("CarValet/CarValet")
    var resolved = try scene.resolved(for: SceneVariant(on: "iPhone 5s", orientation: orientation))
    resolved.constraints.removeAll { constraint in
      without.contains {
        scene.views[constraint.firstItem.view].name == $0.view && constraint.firstAttribute == $0.attribute
      }
    }
    return resolved.layout()
  }

  @Test(arguments: cases)
  func `TAB-01, TAB-02: the facts that determine a view are those that the specification lists`(example: Case) throws {
    let layout = try layout(example.orientation, without: example.without)
    let table = CompletenessTable(of: layout)
    func row(_ name: String) throws -> CompletenessTable.Row {
      try #require(table.rows.first { layout.resolved.views[$0.view].name == name })
    }
    for expected in example.rows {
      let row = try row(expected.view)
      #expect(row.isComplete == expected.isComplete, "\(expected.view)")
      #expect(Self.agree(row.horizontal, expected.horizontal), "\(row.horizontal) \(expected.horizontal)")
      #expect(Self.agree(row.vertical, expected.vertical), "\(row.vertical) \(expected.vertical)")
    }
    for (name, count) in example.counts {
      let row = try row(name)
      #expect(row.isComplete && row.horizontal.count + row.vertical.count == count, "\(name)")
    }
    try expect(example.views.reduce(0) { $0 + (try row($1)).missingCount }, is: example.missing)
  }

  /// Whether each fact is among the expected ones, in the words of the specification. Its `top guide 8` is our
  /// `top 8 from topGuide`. If the specification omits the reference of a distance, any matches.
  private static func agree(_ facts: [ConstraintFact], _ expected: [String]) -> Bool {
    facts.count == expected.count
      && expected.allSatisfy { words in
        let plain = words.replacing(" guide", with: "")
        return facts.contains { fact in
          let saysGuide = !words.contains("guide") || fact.text.hasSuffix("Guide")
          return saysGuide && (fact.text == plain || fact.text.hasPrefix(plain + " from "))
        }
      }
  }

  @Test func `a view may get its height from its subviews, and an aspect ratio determines both axes`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { card: { views: { text: { type: label, text: A, contentSize: 40x20 } } }, square: { width: 20, aspect: 1/1 } }
      constraints:
        - card: { pin: superview, except: bottom }
        - text: { pin: card, inset: 8 }
        - square: { leading: superview, below: card + 8 }
      """)
    let layout = scene.resolved(for: SceneVariant(device: DeviceCatalogue.all[0], orientation: .portrait)).layout()
    let rows = CompletenessTable(of: layout).rows
    expect(rows.map(\.path), is: ["card", "square", "card/text"])
    #expect(rows.map(\.isDecidedByContent) == [true, false, false] && rows.map(\.isComplete) == [false, true, true])
    #expect(rows[0].vertical.map(\.text) == ["top 0"] && rows[0].missingCount == 1)
    expect(rows[1].vertical.map(\.text), is: ["top 8 from card", "square.width == square.height"])
  }

  @Test func `TAB-03, ORI-07: portrait and landscape differ in sixteen facts about three groups`() throws {
    let table = ComparisonTable(of: try layout(.portrait), and: try layout(.landscape))
    #expect(table.removedCount == 8 && table.addedCount == 8)
    let changed = table.rows.filter { $0.change != .keep }
    expect(Set(changed.map(\.path)), is: ["addCar", "separator", "viewCar"])
    #expect(
      changed.filter { $0.path == "viewCar" }.map { [$0.first, $0.second, $0.change.rawValue] } == [
        ["top 22 from separator", "top 8 from topGuide", "replace"],
        ["leading 20", "leading 40 from separator", "replace"],
      ])
    expect(changed.first { $0.path == "addCar" }?.change, is: .remove)
  }

  @Test func `CAR-02: the author's sentences are shown beside the facts`() throws {
    let upright = try layout(.portrait)
    let row = try #require(CompletenessTable(of: upright).rows.first { $0.path == "separator" })
    expect(row.vertical.map(\.describedText), is: ["top 22 from addCar", "height 2 (line thickness 2 pt)"])
    let owned = OwnersTable(of: upright).rows.first { $0.equation == "separator.height == 2" }
    expect(owned?.sentence, is: "line thickness 2 pt")
    let turned = ComparisonTable(of: upright, and: try layout(.landscape))
    #expect(turned.rows.contains { $0.path == "separator" && $0.first == "height 2 (line thickness 2 pt)" })
  }

  @Test(arguments: [
    "b: { width: 44, describe: a tap target }", "a.width == 44: { describe: a tap target }",
    "'H:[a(44)]': { describe: a tap target }", "{ row: [a, b], describe: a tap target }",
    "{ constrainViewWidth: a, width: 44, describe: a tap target }",
  ])
  func `CAR-02: constraints in any notation may have a description`(item: String) throws {
    let scene = try SceneFile.scene("format: 1\nviews: { a: , b: }\nconstraints:\n  - \(item)")
    #expect(!scene.constraints.isEmpty && scene.constraints.allSatisfy { $0.constraint.sentence == "a tap target" })
  }

  @Test func `CAR-02: a description in one orientation does not make a fact different`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { a: { size: 20 } }
      constraints: ["V:|[a]"]
      variants:
        portrait: { constraints: [a: { leading: superview, describe: at the edge }] }
        landscape: { constraints: [a: { leading: superview }] }
      """)
    let layouts = try [Orientation.portrait, .landscape].map {
      scene.resolved(for: try SceneVariant(on: "iPhone 5s", orientation: $0)).layout()
    }
    #expect(ComparisonTable(of: layouts[0], and: layouts[1]).rows.allSatisfy { $0.change == .keep })
  }

  @Test func `an invalid description is reported`() {
    SceneFile.expect(
      "format: 1\nviews: { a: }\nconstraints:\n  - a.width == 44: { «descrbe»: wide }\n  - a: { height: 4, describe: «»[x] }",
      says: "an equation has no 'descrbe' [unknown-key]", "^ did you mean 'describe'?",
      "'describe' must be a single value [wrong-type]")
  }

  @Test func `OWN-02: constraints are listed with their owners`() throws {
    let rows = OwnersTable(of: try layout(.landscape)).rows
    expect(rows.first { $0.equation == "addCar.width == 132" }?.owner, is: "addCar")
    expect(rows.first { $0.equation == "separator.leading == addCar.trailing + 2" }?.owner, is: "superview")
    expect(rows.first { $0.equation == "totalCars.top == addCar.top" }?.owner, is: "addCar")
  }

  @Test(arguments: [
    ("a.leading == b.trailing + 8", "leading 8 from b"), ("a.trailing == superview.trailing - 20", "trailing 20"),
    ("superview.trailing == a.trailing + 20", "trailing 20"),
    ("a.trailing <= safeArea.trailing - 8", "trailing >= 8 from safeArea"),
    ("a.width >= 44 @high", "width >= 44 @750"), ("a.centerX == superview.centerX - 3", "centerX -3"),
    ("a.top == b.top", "top 0 from b.top"), ("a.width == b.width * 0.5", "a.width == 0.5 * b.width"),
    ("a.width == b.width", "width 0 from b.width"),
  ])
  func `a constraint is described as a designer would`(equation: String, text: String) throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { b: , a: }
      constraints:
        - "\(equation)"
      """)
    let layout = scene.resolved(for: SceneVariant(device: DeviceCatalogue.all[0], orientation: .portrait)).layout()
    let row = CompletenessTable(of: layout).rows.first { layout.resolved.views[$0.view].name == "a" }
    expect((row.map { $0.horizontal + $0.vertical } ?? []).map(\.text), is: [text])
  }
}

extension DesignTableTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let expect = json["expect"] as? [String: Any], let scene = input["scene"] as? String
    else { return nil }
    let rows = expect["rows"] as? [String: [String: Any]] ?? [:]
    var expected = rows.sorted { $0.key < $1.key }.map { name, row in
      DesignTableTests.ExpectedRow(
        view: name, horizontal: row["h"] as? [String] ?? [], vertical: row["v"] as? [String] ?? [],
        isComplete: row["complete"] as? Bool ?? false)
    }
    if let view = input["view"] as? String, let across = expect["horizontal"] as? [String: String],
      let down = expect["vertical"] as? [String: String]
    {
      expected.append(
        DesignTableTests.ExpectedRow(
          view: view, horizontal: Self.facts(across), vertical: Self.facts(down),
          isComplete: expect["complete"] as? Bool ?? false))
    }
    self.init(
      id: id, orientation: scene.hasSuffix("landscape") ? .landscape : .portrait,
      views: input["views"] as? [String] ?? [], without: (input["without"] as? [String] ?? []).map(Self.removal),
      rows: expected, missing: expect["missing"] as? Int ?? 0,
      counts: expect["constraintsPerView"] as? [String: Int] ?? [:])
  }

  /// Returns `leading == addCar.leading + 0` as `leading 0`, and the size unchanged.
  private static func facts(_ row: [String: String]) -> [String] {
    let words = (row["position"] ?? "").split(separator: " ")
    return ["\(words.first ?? "") \(words.last ?? "")", row["size"] ?? ""]
  }

  /// Returns the height of the separator for `p.separator.height`.
  private static func removal(_ name: String) -> (view: String, attribute: LayoutAttribute) {
    let parts = name.split(separator: ".").map(String.init)
    return (parts[1], LayoutAttribute(name: parts[2]) ?? .notAnAttribute)
  }
}
