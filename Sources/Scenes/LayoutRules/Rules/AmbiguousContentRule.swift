internal import AutoLayout
internal import Findings
internal import SceneLayouts
internal import Scenes

/// Scroll views whose content size nothing decides (specification AMB-01).
enum AmbiguousContentRule: LayoutRule {
  static let code = FindingCode(
    "ambiguous-content", .warning, "Nothing decides how large the content of a scroll view is.",
    why: "A scroll view without a content size does not scroll: what lies below the edge cannot be reached.",
    mend: """
      Tie all four edges of the content to what lies in it, so that the views push the far edges outwards. Xcode ends
      with constraints to the content layout guide. If code sets the size, the finding can be left alone.
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
    layout.solution.ambiguousContentSizes.filter { !layout.isHidden($0.view) && layout.isVerified($0) }.map { open in
      let view = layout.resolved.views[open.view]
      let edge = open.attribute == .width ? "trailing" : "bottom"
      return finding(
        about: open.view, in: layout, "'\(view.displayName)' has ambiguous scrollable content \(open.attribute.name)",
        // Our own scenes have a name for the content.
        hint: view.placement.recordedFrame == nil
          ? "tie the \(edge) edge of '\(view.displayName).content' to a view in it, or let code set the content size"
          : "tie the content's \(edge) edge to a view in it, or let code set the content size")
    }
  }
}
