internal import AutoLayout
package import Geometry
package import Scenes

extension Layout {
  /// The rectangle of the screen in root coordinates.
  package var screen: Rect { Rect(origin: .zero, size: resolved.rootSize) }

  /// True where a view or one that it lies in is hidden.
  package func isHidden(_ position: Int) -> Bool { isOnPath(to: position) { resolved.views[$0].appearance.isHidden } }

  /// True where a view lies in something that scrolls: being out of sight is no fault there.
  package func isScrolled(_ position: Int) -> Bool {
    isOnPath(to: position) { $0 != position && resolved.views[$0].scrolls }
  }

  /// True where a view lies in another, at any depth.
  package func isInside(_ position: Int, _ other: Int) -> Bool {
    position != other && isOnPath(to: position) { $0 == other }
  }

  /// The views with content that people look for and that is not hidden, in order: texts, controls, fields.
  package var contentViews: [Int] {
    resolved.views.indices.filter { position in
      let size = absoluteFrames[position].size
      return position > 0 && resolved.views[position].isContent && size.width > 0 && size.height > 0
        && !isHidden(position)
    }
  }

  /// The positions of a view and of all views that it lies in, the view first.
  package func path(to position: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = position
    while let view = current {
      path.append(view)
      current = resolved.views[view].superview
    }
    return path
  }

  /// True where something is so of a view or of one that it lies in. Rules ask this of all views, so no list is made.
  private func isOnPath(to position: Int, _ isSo: (Int) -> Bool) -> Bool {
    var current: Int? = position
    while let view = current {
      if isSo(view) { return true }
      current = resolved.views[view].superview
    }
    return false
  }
}

extension ResolvedView {
  /// True where it answers to a touch.
  package var isInteractive: Bool { ControlTraits(of: content).isInteractive }

  /// True where it shows a text or is a control, rather than being the ground for others.
  package var isContent: Bool {
    switch content {
    case .label(let label): !label.text.isEmpty
    case .progress, .activityIndicator: true
    default: isInteractive
    }
  }
}
