internal import AutoLayout
internal import Geometry

/// Positions and sizes that the constraints leave open (specification AMB-01, ISS-05).
enum AmbiguityRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    let visible = layout.solution.ambiguities.filter { !layout.isHidden($0.view) }
    return Dictionary(grouping: visible, by: \.view).sorted { $0.key < $1.key }.map { view, open in
      finding(for: open, of: view, in: layout)
    } + contentFindings(in: layout)
  }

  /// Contents of scroll views whose size nothing in them decides.
  private static func contentFindings(in layout: Layout) -> [Finding] {
    layout.solution.ambiguousContentSizes.filter { !layout.isHidden($0.view) }.map { open in
      let view = layout.resolved.views[open.view]
      let edge = open.attribute == .width ? "trailing" : "bottom"
      return Finding(
        code: "ambiguous-content", severity: .warning,
        message: "'\(view.displayName)' has ambiguous scrollable content \(open.attribute.name)",
        hint: "tie the content's \(edge) edge to a view in it, or let code set the content size",
        source: view.source ?? layout.resolved.scene.source, views: [open.view])
    }
  }

  private static func finding(for open: [AmbiguousLayout], of position: Int, in layout: Layout) -> Finding {
    let view = layout.resolved.views[position]
    return Finding(
      code: "ambiguous", severity: .error,
      message: "\(view.nameInFindings) needs constraints for: \(open.map(name).joined(separator: ", "))",
      notes: open.map { "\(view.displayName).\($0.attribute.name) may be \($0.interval)" },
      source: view.source ?? layout.resolved.scene.source, views: [position])
  }

  /// What is missing, in the words of Xcode's issue list.
  private static func name(of open: AmbiguousLayout) -> String {
    switch open.attribute {
    case .left: "X position"
    case .top: "Y position"
    default: open.attribute.name
    }
  }
}

extension AmbiguousLayout {
  /// What the attribute may be, in points: `20 to 120`, `0 or more`, `anything`.
  package var interval: String {
    switch (minimum, maximum) {
    case (nil, nil): "anything"
    case (let minimum?, nil): "\(minimum.pointText) or more"
    case (nil, let maximum?): "\(maximum.pointText) or less"
    case (let minimum?, let maximum?): "\(minimum.pointText) to \(maximum.pointText)"
    }
  }
}
