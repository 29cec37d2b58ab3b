internal import AutoLayout
internal import Findings
internal import SceneLayouts
internal import Scenes

/// The rule for scroll views whose content size nothing decides (specification AMB-01).
enum AmbiguousContentRule: LayoutRule {
  static let code = FindingCode(
    "ambiguous-content", .warning, "Nothing determines the content size of a scroll view.",
    why: "A scroll view without a content size does not scroll, so content below its edge cannot be reached.",
    mend: """
      Constrain all four edges of the content to the views in it, so that they push the far edges outward. Xcode requires
      constraints to the content layout guide. If code sets the size, ignore or accept the finding.
      """,
    example: """
      format: 1
      views:
        list: { type: scroll, views: { row: { size: 100x40 } } }
      constraints:
        - list: { pin: superview }
        - row: { leading: list.content, trailing: list.content, top: list.content }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    contents(in: layout).map { open in
      let view = layout.resolved.views[open.view]
      let edge = open.attribute == .width ? "trailing" : "bottom"
      return finding(
        about: open.view, in: layout, message(about: open, in: layout),
        // Our own scenes have a name for the content.
        hint: view.placement.recordedFrame == nil
          ? "constrain the \(edge) edge of '\(view.displayName).content' to a view in it, or set the content size in code"
          : "constrain the \(edge) edge of the content to a view in it, or set the content size in code")
    }
  }

  /// Returns the open content sizes that findings of this rule are about, by the positions of the findings.
  static func contents(of findings: [Finding], in layout: Layout) -> [Int: AmbiguousLayout] {
    let positions = findings.indices.filter { findings[$0].code == code }
    guard !positions.isEmpty else { return [:] }
    let open = Dictionary(grouping: contents(in: layout), by: \.view)
    return positions.reduce(into: [:]) { contents, position in
      contents[position] = findings[position].views.first.flatMap { open[$0] }?.first {
        findings[position].message == message(about: $0, in: layout)
      }
    }
  }

  private static func contents(in layout: Layout) -> [AmbiguousLayout] {
    layout.solution.ambiguousContentSizes.filter { !layout.isHidden($0.view) && layout.isVerified($0) }
  }

  private static func message(about open: AmbiguousLayout, in layout: Layout) -> Finding.Message {
    "'\(layout.resolved.views[open.view].displayName)' has ambiguous scrollable content \(open.attribute.name)"
  }
}
