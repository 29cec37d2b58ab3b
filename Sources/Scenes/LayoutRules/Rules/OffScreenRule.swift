internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for views completely off the screen, and text and controls of which less than half is on it (specification
/// AUD-03).
enum OffScreenRule: LayoutRule {
  static let code = FindingCode(
    "off-screen", .warning, "A view is completely off the screen, or text or a control is mostly off it.",
    why: """
      It cannot be seen. Positions measured on one screen can be outside a shorter one. Views that were outside the
      canvas when the document was saved are there on purpose, and views that code moves through an outlet to a
      constraint are brought in later; neither is reported.
      """,
    mend:
      "Constrain it to the edges of the safe area, and lower the priority of the constraints that may give way if "
      + "space is short. Hide views that an animation brings in later.",
    example: """
      format: 1
      devices: [iPhone SE (1st gen)]
      views: { next: { type: button, text: Next } }
      constraints:
        - next: { leading: superview + 20, top: superview + 900 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    guard layout.hasScreen else { return [] }
    let shown = Set(layout.contentViews)
    let moving = layout.placesThatCodeMoves
    return layout.resolved.views.indices.compactMap { position -> Finding? in
      let frame = layout.absoluteFrames[position]
      // Frames come first: nearly all views are on the screen, and looking for views around them takes longer.
      guard position > 0, !layout.isHidden(position),
        let message = message(
          layout.resolved.views[position], frame, layout.screen, isContent: shown.contains(position)),
        !layout.isScrolled(position), !layout.showsNothing(position), !layout.continuesEdge(position, frame)
      else { return nil }
      let view = layout.resolved.views[position]
      // Only the outermost view is reported. Its subviews are off the screen with it.
      if let superview = view.superview, superview > 0,
        !layout.absoluteFrames[superview].overlaps(layout.screen)
      {
        return nil
      }
      guard !layout.resolved.isOffCanvas(position), !layout.resolved.isFrameLeftToCode(position),
        !layout.resolved.isInBar(position),
        !layout.isPlaceLeftToCode(of: position, lying: frame, moving: moving)
      else { return nil }
      return finding(
        about: position, in: layout, message,
        hint: "constrain it to the safe area, and lower the priority of the constraint that pushes it out")
    }
  }

  /// Returns how a frame is off the screen, or nil if enough of it is visible.
  private static func message(
    _ view: ResolvedView, _ frame: Rect, _ screen: Rect, isContent: Bool
  ) -> Finding.Message? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    guard frame.overlaps(screen) else {
      return
        "\(view.nameInFindings) is off the screen, at \(measure: "\(frame.minX.pointText), \(frame.minY.pointText)")"
    }
    guard isContent, Overhang.isLarge(of: frame, beyond: screen) else { return nil }
    return Overhang(of: frame, beyond: screen).map {
      Finding.Message(kind: "mostly", "\(view.nameInFindings) is mostly off the screen: \($0.message)")
    }
  }
}

extension Layout {
  /// Whether a view is a transparent container of UIKit's own class without subviews.
  fileprivate func showsNothing(_ position: Int) -> Bool {
    let appearance = resolved.views[position].appearance
    return isBare(position) && !(appearance.background?.isSeen ?? false) && appearance.borderWidth == 0
  }

  /// The least height of a view that counts as a background, in points.
  private static let leastBackgroundHeight = 8.0

  /// Whether a view without content spans the width of the screen and ends at the top or bottom edge that it is beyond.
  /// It colors the space behind a bar, which other screens have, or the space beyond the end of a list.
  fileprivate func continuesEdge(_ position: Int, _ frame: Rect) -> Bool {
    let touches = abs(frame.maxY - screen.minY) <= 1 || abs(frame.minY - screen.maxY) <= 1
    // A line belongs on the screen.
    return touches && frame.height >= Self.leastBackgroundHeight && frame.minX <= screen.minX
      && frame.maxX >= screen.maxX && isBare(position)
  }

  /// Whether a view is a container of UIKit's own class without subviews.
  private func isBare(_ position: Int) -> Bool {
    let view = resolved.views[position]
    guard case .container = view.content, view.identity.customClass == nil, view.placement.stack == nil else {
      return false
    }
    // Subviews follow their superview.
    return !resolved.views.dropFirst(position + 1).prefix(1).contains { $0.superview == position }
  }

  /// Whether only code determines the position of a view along an axis on which it leaves the screen: the
  /// constraints leave it open, or one that decides it has an outlet.
  ///
  /// `moving` is ``placesThatCodeMoves``.
  fileprivate func isPlaceLeftToCode(of position: Int, lying frame: Rect, moving: [Axis: Set<Int>]) -> Bool {
    let center = (x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    let leaves = [
      (Axis.horizontal, center.x < screen.minX || center.x > screen.maxX),
      (.vertical, center.y < screen.minY || center.y > screen.maxY),
    ]
    return leaves.contains { axis, isOut in
      isOut && (isPlaceOpen(of: position, along: axis) || isMoved(position, amongThese: moving[axis] ?? []))
    }
  }

  /// The views that a constraint with an outlet places, along each axis.
  fileprivate var placesThatCodeMoves: [Axis: Set<Int>] {
    var places: [Axis: Set<Int>] = [:]
    for held in resolved.documentConstraints where held.outlet != nil {
      let constraint = held.constraint
      guard constraint.firstAttribute.kind != .size, let axis = constraint.firstAttribute.axis else { continue }
      for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self) where item.guide == nil {
        places[axis, default: []].insert(item.view)
      }
    }
    return places
  }

  /// Whether code moves a view or one of its ancestors.
  private func isMoved(_ position: Int, amongThese moved: Set<Int>) -> Bool {
    !moved.isEmpty && path(to: position).contains { $0 != 0 && moved.contains($0) }
  }
}

extension ResolvedScene {
  /// Whether a view has an outlet and no constraint in its document places it, so that code may place it.
  fileprivate func isFrameLeftToCode(_ position: Int) -> Bool {
    views[position].placement.isPlacedByMask && views[position].identity.outlet != nil
  }

  /// Whether a view, or most of it, was off the canvas when its document was saved.
  fileprivate func isOffCanvas(_ position: Int) -> Bool {
    guard let canvas = views.first?.placement.recordedFrame?.size, canvas.width > 0, canvas.height > 0,
      var frame = views[position].placement.recordedFrame
    else { return false }
    var superview = views[position].superview
    while let view = superview, view > 0 {
      guard let origin = views[view].placement.recordedFrame?.origin else { return false }
      frame = frame.moved(byX: origin.x, y: origin.y)
      superview = views[view].superview
    }
    let root = Rect(origin: .zero, size: canvas)
    return Overhang.isLarge(of: frame, beyond: root)
  }
}
