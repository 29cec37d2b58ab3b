internal import Geometry

/// Views that vanish because nothing gives them a width or height (specification MIS-01).
enum MissingSizeRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.views.indices.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      let size = layout.frames[position].size
      guard position > 0, size.width <= 0 || size.height <= 0, view.showsSomething,
        !layout.isHidden(position)
      else { return nil }
      let missing = size.width <= 0 ? size.height <= 0 ? "width and height are" : "width is" : "height is"
      return Finding(
        code: "no-size", severity: .warning, message: "\(view.nameInFindings) vanishes: its \(missing) 0",
        hint: "raise its compression resistance or give it a smallest size",
        source: view.source ?? layout.resolved.scene.source, views: [position])
    }
  }
}

extension ResolvedView {
  /// Whether the view has anything to show that would be missed.
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
