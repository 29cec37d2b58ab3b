internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for expectations of an author that a layout does not meet.
enum ExpectationRule: LayoutRule {
  static let code = FindingCode(
    "expectation", .error, "A layout does not meet an expectation of its scene.",
    why: "The author recorded what must not change. A change, or a different screen, breaks it.",
    mend: "The message shows the expected and the actual value. Fix the constraints, or change the expectation.",
    example: """
      format: 1
      views: { follow: { size: 100x40 } }
      constraints:
        - follow: { center: safeArea }
      expect:
        - follow.height >= 44
      """)

  static func findings(in layout: Layout) -> [Finding] {
    let expectations = layout.resolved.expectations
    let relations = expectations.map { expectation -> LayoutConstraint? in
      if case .relation(let constraint) = expectation.claim { constraint } else { nil }
    }
    // All are checked together, since they share the preparation of the layout.
    var differences = layout.system.differences(of: relations.compactMap(\.self), in: layout.shownSolution)[...]
    return expectations.flatMap { expectation -> [Finding] in
      switch expectation.claim {
      case .relation(let constraint):
        differences.popFirst()?.map { relation(constraint, $0, expectation, layout) } ?? []
      case .frame(let view, let frame): self.frame(view, frame, expectation, layout)
      case .nothing, .finding: []
      }
    }
  }

  /// Returns the codes whose findings some expectation forbids.
  static func codesOfNothing(in expectations: [SceneExpectation]) -> Set<String> {
    Set(
      expectations.compactMap { expectation in
        if case .nothing(let code) = expectation.claim { code } else { nil }
      })
  }

  /// Raises findings to errors if the author expects that their rule finds nothing.
  static func raise(_ found: inout [Finding], expecting expectations: [SceneExpectation]) {
    for expectation in expectations {
      guard case .nothing(let code) = expectation.claim else { continue }
      for position in found.indices where found[position].code.name == code {
        found[position].severity = .error
        found[position].notes.append(Finding.Note("the scene does not expect '\(code)'", at: expectation.source))
      }
    }
  }

  /// Returns half a pixel, in points. An author cannot expect more than a screen can show.
  private static func tolerance(_ layout: Layout) -> Double { 0.5 / layout.resolved.variant.device.scale + 1e-6 }

  private static func relation(
    _ constraint: LayoutConstraint, _ sides: ConstraintDifference, _ expectation: SceneExpectation, _ layout: Layout
  ) -> [Finding] {
    let missing = constraint.relation != .lessThanOrEqual && sides.difference < -tolerance(layout)
    let surplus = constraint.relation != .greaterThanOrEqual && sides.difference > tolerance(layout)
    guard missing || surplus else { return [] }
    let first = "\(layout.system.name(of: constraint.firstItem)).\(constraint.firstAttribute.name)"
    let words = constraint.text ?? "\(first) \(constraint.relation.symbol) …"
    let verb = constraint.firstAttribute.kind == .size ? "is" : "is at"
    let distance = abs(sides.difference).pointText
    let points: Finding.Message =
      "\(measure: distance) \(words: distance == "1" ? "point" : "points") \(missing ? "too little" : "too much")"
    return [
      finding(
        "expected '\(words)', but \(first) \(words: verb) \(measure: sides.value.pointText), \(points)", expectation,
        view: constraint.firstItem.view)
    ]
  }

  private static func frame(
    _ view: Int, _ expected: SceneExpectation.ExpectedFrame, _ expectation: SceneExpectation, _ layout: Layout
  ) -> [Finding] {
    guard layout.frames.indices.contains(view) else { return [] }
    let frame = layout.frames[view]
    let parts = [
      ("x", expected.x, frame.minX), ("y", expected.y, frame.minY), ("width", expected.width, frame.width),
      ("height", expected.height, frame.height),
    ]
    let wrong = parts.filter { part in part.1.map { abs($0 - part.2) > tolerance(layout) } ?? false }
    guard !wrong.isEmpty else { return [] }
    let asked = wrong.map { part -> Finding.Message in "\(part.0) \(measure: (part.1 ?? 0).pointText)" }.joined(
      separator: ", ")
    let found = wrong.map { part -> Finding.Message in "\(part.0) \(measure: part.2.pointText)" }.joined(
      separator: ", ")
    return [
      finding(
        Finding.Message(
          kind: "frame",
          "expected the frame of \(layout.resolved.views[view].nameInFindings) to have \(asked), but it has \(found)"),
        expectation, view: view)
    ]
  }

  private static func finding(_ message: Finding.Message, _ expectation: SceneExpectation, view: Int) -> Finding {
    Finding(
      code: code, message: message, source: expectation.source, excerpt: expectation.excerpt,
      views: [view])
  }
}
