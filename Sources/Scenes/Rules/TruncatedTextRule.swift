internal import AutoLayout
internal import Geometry

/// Texts that have less room than they need (specification AUD-05).
enum TruncatedTextRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.views.indices.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      guard let text = shownText(position, layout), !layout.isHidden(position), let missing = missing(position, layout)
      else { return nil }
      return Finding(
        code: "truncated", severity: .warning,
        message: "the \(text) of \(view.nameInFindings) is cut off: \(missing)",
        hint: "give it more room, more lines or a higher compression resistance",
        source: view.source ?? layout.resolved.scene.source, views: [position])
    }
  }

  /// What is missing in words, or nil where the text fits or the view has vanished, which is a finding of its own.
  private static func missing(_ position: Int, _ layout: Layout) -> String? {
    let needed = layout.system.items[position].intrinsicContentSize
    let given = layout.solution.alignmentRects[position].size
    guard given.width > 0, given.height > 0 else { return nil }
    // The letters of a field that is too low are cut by nothing but its border.
    let isField = if case .textField = layout.resolved.views[position].content { true } else { false }
    if !isField, let height = needed.height, height - given.height > TextTolerance.points {
      return "\((height - given.height).pointText) points of \(height.pointText) are missing in height"
    }
    let wraps: Bool =
      if case .label(let label) = layout.resolved.views[position].content {
        label.numberOfLines != 1
      } else {
        false
      }
    if !wraps, let width = needed.width, width * smallestScale(position, layout) - given.width > TextTolerance.points {
      return "\((width - given.width).pointText) points of \(width.pointText) are missing in width"
    }
    return nil
  }

  /// The smallest part of its size that the text of a view shrinks to.
  private static func smallestScale(_ position: Int, _ layout: Layout) -> Double {
    guard case .label(let label) = layout.resolved.views[position].content else { return 1 }
    return label.smallestScale(ofFontWith: label.font.pointSize)
  }

  /// What a view shows that can be cut off, or nil; what is typed into a field scrolls there.
  private static func shownText(_ position: Int, _ layout: Layout) -> String? {
    switch layout.resolved.views[position].content {
    case .label, .button: "text"
    case .textField(let field): field.text.isEmpty ? "placeholder" : nil
    default: nil
    }
  }
}
