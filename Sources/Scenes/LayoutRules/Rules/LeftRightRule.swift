internal import AutoLayout
internal import Findings
internal import SceneLayouts
internal import Scenes

/// The rule for constraints to left and right in a right-to-left layout, which are not mirrored (specification RTL-01).
/// With lints they are reported in every layout.
enum LeftRightRule: LayoutRule {
  static let code = FindingCode(
    "left-right", .note, "Constraints use left and right in a layout that is read from right to left.",
    why: """
      Leading and trailing switch sides in Arabic, Hebrew and Persian; left and right do not, so half of the screen is
      mirrored and the other half is not. With `--lint` every layout is checked.
      """,
    mend:
      "Write `leading` instead of `left` and `trailing` instead of `right`, unless the side is intended in every "
      + "language.",
    example: """
      format: 1
      locales: [ar]
      views: { box: { size: 20 } }
      constraints:
        - box: { left: superview + 20, top: superview }
      """)

  /// The number of constraints that are named. The others are counted.
  private static let namedCount = 5

  static func findings(in layout: Layout) -> [Finding] {
    let isMirrored = layout.resolved.variant.direction == .rightToLeft
    guard isMirrored || layout.resolved.asks(for: code) else { return [] }
    let fixed = layout.resolved.constraints.filter(\.keepsToLeftOrRight)
    guard let first = fixed.first else { return [] }
    let keep = fixed.count == 1 ? "constraint uses" : "constraints use"
    let readers = isMirrored ? "here" : "in languages that are read from right to left"
    let named: [Finding.Note] = fixed.prefix(namedCount).map { Finding.Note($0.line(in: layout.system)) }
    let rest: [Finding.Note] =
      fixed.count > namedCount ? [Finding.Note(.init(kind: "rest", "and \(fixed.count - namedCount) more"))] : []
    var finding = Finding(
      code: code,
      message: "\(fixed.count) \(words: keep) left or right, which are not mirrored \(words: readers)",
      hint: "use leading and trailing, unless left is intended in every language", notes: named + rest,
      source: first.source ?? layout.resolved.source, constraints: fixed.inFindings)
    finding.fix = mirroring(fixed, in: layout.resolved)
    return [finding]
  }

  /// Returns the edit that writes leading and trailing. Nil for our own scenes, whose equations people write.
  private static func mirroring(_ constraints: [LayoutConstraint], in scene: ResolvedScene) -> Finding.Fix? {
    guard scene.isFromInterfaceBuilder else { return nil }
    let names: [LayoutAttribute: String] = [.left: "leading", .right: "trailing"]
    let changes = constraints.flatMap { constraint -> [Finding.Change] in
      guard let place = constraint.source else { return [] }
      let attributes = [("firstAttribute", constraint.firstAttribute), ("secondAttribute", constraint.secondAttribute)]
      return attributes.compactMap { name, attribute in
        names[attribute].map { .set(name: name, value: $0, at: place) }
      }
    }
    return Finding.Fix("Use leading and trailing", isSafe: false, changes)
  }
}

extension LayoutConstraint {
  /// Whether the author wrote left or right, except through a center.
  fileprivate var keepsToLeftOrRight: Bool {
    origin == .author && [firstAttribute, secondAttribute].contains { $0 == .left || $0 == .right }
  }
}
