internal import Geometry
internal import Scenes

/// Views that vanish because nothing gives them a width or height (specification MIS-01).
enum MissingSizeRule: LayoutRule {
  static let code = FindingCode(
    "no-size", .warning, "A view that has something to show gets a width or height of 0.",
    why: """
      The layout is consistent, and the view is gone: a text whose neighbours take all the room vanishes on small
      screens and comes back on large ones.
      """,
    mend: """
      Raise its compression resistance above that of its neighbours, give it a smallest size (`minWidth`), or hide it
      where it is not wanted.
      """,
    example: """
      format: 1
      views: { title: { type: label, text: Hello } }
      constraints:
        - title: { leading: superview, top: superview + 20, width: 0 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.views.indices.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      let size = layout.frames[position].size
      guard position > 0, size.width <= 0 || size.height <= 0, view.showsSomething,
        !layout.isHidden(position)
      else { return nil }
      let missing = size.width <= 0 ? size.height <= 0 ? "width and height are" : "width is" : "height is"
      return finding(
        about: position, in: layout, "\(view.nameInFindings) vanishes: its \(missing) 0",
        hint: "raise its compression resistance or give it a smallest size")
    }
  }
}

extension ResolvedView {
  /// True where the view has anything to show that would be missed.
  fileprivate var showsSomething: Bool {
    switch content {
    case .container: background != nil
    case .label(let label): !label.text.isEmpty
    case .image(let image): image.name != nil
    case .unsupported: false
    default: true
    }
  }
}
