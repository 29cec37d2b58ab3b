internal import AutoLayout
internal import Geometry
package import Scenes

/// Positions and sizes that the constraints leave open (specification AMB-01, ISS-05).
package enum AmbiguityRule: LayoutRule {
  /// The code of its findings.
  package static let code = FindingCode(
    "ambiguous", .error, "The constraints leave the place or size of a view open.",
    why: """
      More than one layout satisfies the constraints, and UIKit takes any of them: the view may lie elsewhere after a
      rotation, in another version of iOS, or when a text changes. The notes tell what each open number may be.
      """,
    mend: """
      Add a constraint for every number that is named: a position and a size along each axis. Texts, images and
      controls bring their sizes along; where two of them compete for room, raise the hugging or resistance of one.
      `render-layouts resolve --add-missing` proposes constraints.
      """,
    example: """
      format: 1
      views: { box: { height: 20 } }
      constraints:
        - box: { leading: superview + 20, top: superview + 20 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    let told = layout.toldAmbiguities
    guard !told.isEmpty else { return [] }
    let decisions = CodeDecisions(in: layout)
    return Dictionary(grouping: told, by: \.view).sorted { $0.key < $1.key }.map { view, open in
      finding(for: open, of: view, in: layout, isUpToCode: open.allSatisfy(decisions.decide))
    }
  }

  private static func finding(
    for open: [AmbiguousLayout], of position: Int, in layout: Layout, isUpToCode: Bool
  ) -> Finding {
    let view = layout.resolved.views[position]
    return finding(
      about: position, in: layout, severity: isUpToCode ? .note : nil,
      "\(view.nameInFindings) needs constraints for: \(open.map(name).joined(separator: ", "))",
      hint: isUpToCode ? "no constraint is missing if the app's code decides it: by its class, content or text" : nil,
      notes: open.map { "\(view.displayName).\($0.attribute.name) may be \($0.interval)" })
  }

  /// The missing number, in the words of Xcode's issue list.
  private static func name(of open: AmbiguousLayout) -> String {
    switch open.attribute {
    case .left: "X position"
    case .top: "Y position"
    default: open.attribute.name
    }
  }
}

extension AmbiguousLayout {
  /// The values that the attribute may have, in points: `20 to 120`, `0 or more`, `anything`.
  package var interval: String {
    switch (minimum, maximum) {
    case (nil, nil): "anything"
    case (let minimum?, nil): "\(minimum.pointText) or more"
    case (nil, let maximum?): "\(maximum.pointText) or less"
    case (let minimum?, let maximum?): "\(minimum.pointText) to \(maximum.pointText)"
    }
  }
}
