internal import AutoLayout
internal import Scenes

/// Functions that find the views whose layout margins affect the layout. The margins of other views need not be
/// written.
enum MarginUse {
  /// Returns the views whose margins a constraint uses, and the views that those inherit their margins from.
  static func views(of scene: Scene) -> Set<Int> {
    var views: Set<Int> = []
    for constraint in scene.constraints.map(\.constraint) {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let item else { continue }
        switch item.guide {
        case .layoutMargins, .readableContent, .contentMargins: views.insert(item.view)
        default: break
        }
      }
    }
    for (position, view) in scene.views.enumerated()
    where view.placement.stack != nil
      && [scene.savedMargins(of: position), view.placement.margins].contains(where: { $0.stated != nil })
    {
      views.insert(position)
    }
    // The system places the text of its cells inside the margins of their content view.
    for case .row(let row) in scene.views.compactMap(\.list.placement) {
      if let system = row.system { views.insert(system.content) }
    }
    for (position, view) in scene.views.enumerated().reversed() {
      let margins = [scene.savedMargins(of: position), view.placement.margins]
      guard views.contains(position), margins.contains(where: \.preservesSuperviewMargins),
        let superview = view.superview
      else { continue }
      views.insert(superview)
    }
    return views
  }
}
