internal import AutoLayout
internal import Geometry
package import Scenes

/// Texts that have less room than they need (specification AUD-05).
package enum TruncatedTextRule: LayoutRule {
  /// The code of its findings.
  package static let code = FindingCode(
    "truncated", .warning, "A text or placeholder has less room than it needs, and letters are cut off.",
    why: "People read `Depart…`. It mostly shows in longer languages and with large text sizes, where nobody looked.",
    mend: """
      Let the text wrap (`lines: 0`), give it more room, raise its compression resistance above that of what may
      shrink, or let the row become a column at large text sizes with a variant.
      """,
    example: """
      format: 1
      views: { title: { type: label, text: Department Name } }
      constraints:
        - title: { leading: superview, top: superview + 20, width: 60 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.views.indices.compactMap { position -> Finding? in
      guard let text = shownText(position, layout), !layout.isHidden(position), let missing = missing(position, layout)
      else { return nil }
      return finding(
        about: position, in: layout,
        "the \(text) of \(layout.resolved.views[position].nameInFindings) is cut off: \(missing)",
        hint: "give it more room, more lines or a higher compression resistance")
    }
  }

  /// The missing room in words; nil where the text fits, or where the view has vanished, which is a finding of its own.
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

  /// The word for what a view shows that can be cut off, or nil. What is typed into a field scrolls there.
  private static func shownText(_ position: Int, _ layout: Layout) -> String? {
    switch layout.resolved.views[position].content {
    case .label, .button: "text"
    case .textField(let field): field.text.isEmpty ? "placeholder" : nil
    default: nil
    }
  }
}
