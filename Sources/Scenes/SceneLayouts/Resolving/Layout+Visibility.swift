internal import AutoLayout
package import Geometry
package import Scenes

extension Layout {
  /// The rectangle of the screen in root coordinates.
  package var screen: Rect { Rect(origin: .zero, size: resolved.rootSize) }

  /// Whether a view or one of its ancestors is hidden.
  package func isHidden(_ position: Int) -> Bool { isOnPath(to: position) { resolved.views[$0].appearance.isHidden } }

  /// Whether a view or one of its ancestors is fully transparent.
  package func isTransparent(_ position: Int) -> Bool {
    isOnPath(to: position) { resolved.views[$0].appearance.opacity == 0 }
  }

  /// Whether a view is inside one that scrolls, where being out of sight is not a fault.
  package func isScrolled(_ position: Int) -> Bool {
    isOnPath(to: position) { $0 != position && resolved.views[$0].scrolls }
  }

  /// Whether a view is inside another one, at any depth.
  package func isInside(_ position: Int, _ other: Int) -> Bool {
    position != other && isOnPath(to: position) { $0 == other }
  }

  /// The visible views with content that users read or use, in order: text, controls, fields.
  package var contentViews: [Int] {
    resolved.views.indices.filter { position in
      let size = absoluteFrames[position].size
      return position > 0 && resolved.views[position].isContent && size.width > 0 && size.height > 0
        && !isHidden(position)
    }
  }

  /// Returns the positions of a view and its ancestors, the view first.
  package func path(to position: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = position
    while let view = current {
      path.append(view)
      current = resolved.views[view].superview
    }
    return path
  }

  /// Whether a predicate holds for a view or one of its ancestors. Rules check this for all views, so it
  /// creates no list.
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
  /// Whether it responds to touches.
  package var isInteractive: Bool { ControlTraits(of: content).isInteractive }

  /// Whether it shows text or is a control, rather than a background of other views.
  package var isContent: Bool {
    switch content {
    case .label(let label): !label.text.isEmpty
    case .progress, .activityIndicator: true
    default: isInteractive
    }
  }
}
