import AutoLayout
import Findings
import Foundation
import Geometry
import LayoutTestSupport
import Testing

/// The log of constraints that contradict each other (specification CNF-04, CNF-06).
@Suite struct ConflictLogTests {
  /// Returns CarValet's landscape layout with the mistake that the log of the specification reports.
  static func carValet() throws -> ConstraintSystem {
    let layout = try #require(AcceptanceLayout.all.first { $0.id == "A-CAR-014" })
    return try layout.system().system
  }

  static let lines: [String] = {
    let cases = AcceptanceCases.all(ofKinds: "log").filter { $0["id"] as? String == "A-LOG-001" }
    return (cases.first?["expect"] as? [String: Any])?["lines"] as? [String] ?? []
  }()

  @Test func `A-LOG-001: the log matches the specification`() throws {
    var system = try Self.carValet()
    // The log has `NSSpace(8)` and no identifier. The case of the layout writes that constraint as
    // `addCar.top == topGuide.bottom + 8 #addCar.top`, which prints `'addCar.top'` and `(8)` (CON-10, CON-14).
    system.constraints[0].usesStandardSpacing = true
    system.constraints[0].identifier = nil
    let conflict = try #require(system.solution().conflicts.first)
    let log = LayoutDescriptions(of: system).log(of: conflict)
    let expected = Self.lines.joined(separator: "\n") + "\n"
    expect(Self.lines.count, is: 11)
    // Each letter is a placeholder for one address.
    let names = ["a", "b", "c", "d", "topGuide", "addCar", "root"]
    var pattern = NSRegularExpression.escapedPattern(for: expected)
    for name in names {
      let placeholder = NSRegularExpression.escapedPattern(for: "{\(name)}")
      guard let first = pattern.range(of: placeholder) else { continue }
      pattern.replaceSubrange(first, with: "(?<\(name)>[0-9a-f]{7})")
      pattern = pattern.replacingOccurrences(of: placeholder, with: "\\k<\(name)>")
    }
    let match = try #require(log.wholeMatch(of: try Regex(pattern)), "\(log)")
    expect(Set(names.compactMap { match[$0]?.substring }).count, is: names.count)
  }

  @Test func `a log is identified by its constraints without numbers, regardless of its wording`() throws {
    var system = try Self.carValet()
    func message() throws -> Finding.Message {
      let conflict = try #require(system.solution().conflicts.first)
      return LayoutDescriptions(of: system).message(of: conflict)
    }
    let log = try message()
    #expect(log.text == LayoutDescriptions(of: system).log(of: try #require(system.solution().conflicts.first)))
    #expect(log.kind == "log" && log.reworded { _ in "other words" } == log)
    system.constraints[0].constant += 1
    let other = try message()
    #expect(other != log && other.names == log.names)
  }

  @Test func `the full log ends with UIKit's advice`() throws {
    let system = try Self.carValet()
    let conflict = try #require(system.solution().conflicts.first)
    let descriptions = LayoutDescriptions(of: system)
    #expect(
      descriptions.log(of: conflict, detail: .full) == descriptions.log(of: conflict) + """

        Break on objc_exception_throw to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also be \
        helpful.

        """)
  }

  @Test func `quotation marks in names do not end a description`() throws {
    var test = TestSystem(width: 320, height: 480)
    test.add("title") { $0.title = "Say \"hi\"\nthere" }
    test.constrain("title.width == 100")
    test.constrain("title.width == 200")
    let conflict = try #require(test.system.solution().conflicts.first)
    let log = LayoutDescriptions(of: test.system).log(of: conflict)
    #expect(log.contains(#"    "<NSLayoutConstraint:0x8c00100 H:[UIView:0x8c00010'Say \"hi\" there'(100)]>","# + "\n"))
    #expect(log.hasSuffix("\n<NSLayoutConstraint:0x8c00100 H:[UIView:0x8c00010'Say \"hi\" there'(100)]>\n"))
  }

  @Test func `a view with both its mask and constraints is logged twice, and the mask wins`() throws {
    var test = TestSystem(width: 320, height: 480)
    test.add("info") { $0.autoresizing = Autoresizing(frame: .zero, superviewSize: .zero, mask: []) }
    test.constrain("info.leading == root.leading + 10")
    test.constrain("root.trailing == info.trailing + 10")
    let solution = test.system.solution()
    expect(solution.conflicts.count, is: 2)
    let descriptions = LayoutDescriptions(of: test.system)
    for conflict in solution.conflicts {
      #expect(descriptions.log(of: conflict).contains("\"<NSAutoresizingMaskLayoutConstraint:0x"))
      #expect(descriptions.log(of: conflict).contains(" h=--& v=--& "))
    }
    expect(test.system.framesByName(solution)["info"], is: .zero)
  }

  static let sums: [(constraints: [String], text: String)] = [
    (["a.width == 100", "a.width == 200"], "a.width: 100 and 200 cannot both hold"),
    (
      ["a.leading == root.leading + 20", "root.trailing == a.trailing + 20", "a.width == 300"],
      "root.width: 20 + 20 + 300 = 340 and 320 cannot both hold"
    ),
    (["a.width >= 200", "a.width <= 100"], "a.width: at least 200 and at most 100 cannot both hold"),
    (
      ["a.leading == root.leading + 200", "root.trailing == a.trailing + 200"],
      "root.width: at least 200 + 200 = 400 and 320 cannot both hold"
    ),
    (
      ["a.top == topGuide.bottom + 8", "a.top == root.top + 20"],
      "a.top: 52 + 8 = 60 and 20 cannot both hold"
    ),
    (
      ["a.centerX == root.centerX", "a.width == 100", "a.leading == root.leading + 20"],
      "0.5 × 320 = 160 and 0.5 × 100 + 20 = 70 cannot both hold"
    ),
    (
      ["a.trailing == root.trailing - 20", "a.leading == root.leading + 20", "a.width >= 300"],
      "320 - 20 = 300 and at least 20 + 300 = 320 cannot both hold"
    ),
  ]

  @Test(arguments: sums)
  func `a conflict is explained by its sum`(constraints: [String], text: String) throws {
    var test = TestSystem(width: 320, height: 480, safeArea: EdgeInsets(top: 52))
    test.add("a")
    for constraint in constraints { test.constrain(constraint) }
    let conflict = try #require(test.system.solution().conflicts.first)
    expect(test.system.arithmetic(of: conflict), is: text)
  }

  @Test(arguments: AcceptanceLayout.all.filter { $0.expected.status == "conflict" })
  func `every conflict of the specification has a sum`(layout: AcceptanceLayout) throws {
    let system = try layout.system().system
    for conflict in system.solution().conflicts {
      #expect(system.arithmetic(of: conflict) != nil, "\(system.explanation(of: conflict))")
    }
  }

  @Test func `every conflict of random constraints has a sum`() {
    var count = 0
    for seed in 0..<100 {
      let system = Self.randomSystem(seed: UInt64(seed))
      for conflict in system.solution().conflicts {
        #expect(system.arithmetic(of: conflict) != nil, "\(seed): \(system.explanation(of: conflict))")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// Returns four views in a row with random constraints that usually contradict each other.
  private static func randomSystem(seed: UInt64) -> ConstraintSystem {
    var random = SeededRandomNumberGenerator(seed: seed)
    func one(of words: [String]) -> String { words[Int.random(in: words.indices, using: &random)] }
    var test = TestSystem(width: 320, height: 480)
    let names = ["a", "b", "c", "d"]
    let edges = ["leading", "trailing", "centerX"]
    for name in names { test.add(name) }
    for _ in 0..<12 {
      let (first, relation) = (one(of: names), one(of: ["==", "==", "<=", ">="]))
      let second = one(of: names + ["root"])
      let constant = Int.random(in: 0...150, using: &random)
      test.constrain("\(first).\(one(of: edges)) \(relation) \(second).\(one(of: edges)) + \(constant)")
      test.constrain("\(second).width \(one(of: ["<=", ">="])) \(constant)")
    }
    return test.system
  }

  @Test func `the explanation of the CarValet mistake lists each constraint and the sum`() throws {
    let system = try Self.carValet()
    let conflict = try #require(system.solution().conflicts.first)
    #expect(
      system.explanation(of: conflict) == [
        "addCar.top == topGuide.bottom + 8 #addCar.top", "topGuide.height == 52", "topGuide.top == root.top",
        "V:|-[addCar]-|", "addCar.top: 52 + 8 = 60 and 20 cannot both hold",
      ])
  }
}
