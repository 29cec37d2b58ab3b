import AutoLayout
import Geometry
import Testing

/// The `layout` cases of the specification.
@Suite struct AcceptanceLayoutTests {
  @Test func `all cases are read`() {
    #expect(AcceptanceLayout.all.count == 163)
  }

  @Test(arguments: AcceptanceLayout.all)
  func `a layout comes out as the specification says`(layout: AcceptanceLayout) throws {
    let test = try layout.system()
    let solution = test.system.solution()
    let frames = test.system.framesByName(solution)
    for (name, expected) in layout.frames {
      let frame = try #require(frames[name])
      #expect(agrees(frame, expected), "\(layout.id) \(name): \(frame), expected \(expected)")
    }
    let alignment = test.system.alignmentRectsByName(solution)
    for (name, expected) in layout.alignment {
      let rect = try #require(alignment[name])
      #expect(agrees(rect, expected), "\(layout.id) \(name): \(rect), expected \(expected)")
    }
    #expect((solution.conflicts.isEmpty ? [] : ["conflict"]) == (layout.status == "conflict" ? ["conflict"] : []))
    #expect(solution.conflicts.map { test.system.equation(of: $0.broken) } == layout.broken)
    #expect(layout.status != "ok" || solution.ambiguities.isEmpty, "\(layout.id) \(solution.ambiguities)")
    for (name, interval) in layout.ambiguous {
      let found = try #require(
        solution.ambiguities.first { "\(test.system.items[$0.view].name).\($0.attribute.letter)" == name })
      #expect(agree(found.minimum, interval[0]) && agree(found.maximum, interval[1]), "\(layout.id) \(name): \(found)")
    }
  }

  private func agrees(_ frame: Rect, _ expected: [Double?]) -> Bool {
    zip([frame.minX, frame.minY, frame.width, frame.height], expected).allSatisfy { value, wanted in
      wanted.map { abs($0 - value) <= 0.002 } ?? true
    }
  }

  private func agree(_ value: Double?, _ expected: Double?) -> Bool {
    guard let value, let expected else { return value == nil && expected == nil }
    return abs(value - expected) <= 0.002
  }
}

extension ConstraintSystem {
  /// A constraint as an equation, whatever the author wrote.
  fileprivate func equation(of constraint: LayoutConstraint) -> String {
    var constraint = constraint
    constraint.text = nil
    return text(of: constraint)
  }
}

extension LayoutAttribute {
  /// The letter of the quantity in the specification's cases.
  fileprivate var letter: String {
    switch self {
    case .left: "x"
    case .top: "y"
    case .width: "w"
    default: "h"
    }
  }
}
