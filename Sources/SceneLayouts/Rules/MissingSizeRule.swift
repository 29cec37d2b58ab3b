internal import AutoLayout
internal import Geometry
internal import Scenes

/// Views that vanish because nothing gives them a width or height (specification MIS-01).
enum MissingSizeRule: LayoutRule {
  static let code = FindingCode(
    "no-size", .warning, "A view that has something to show gets a width or height of 0.",
    why: """
      The layout is consistent, and the view is gone: a text whose neighbours take all the room vanishes on small
      screens and comes back on large ones. Nothing is told of a size that the author made 0, or that code decides: one
      that was 0 in the document, that an outlet to its constraint changes, or that a class of the author's reports.
      """,
    mend: """
      Raise its compression resistance above that of its neighbours, give it a smallest size (`minWidth`), or hide it
      where it is not wanted.
      """,
    example: """
      format: 1
      views: { title: { type: label, text: Hello } }
      constraints:
        - title: { leading: superview, top: superview + 20, height: 20 }
        - title.trailing == superview.leading
      """)

  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.views.indices.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      guard position > 0, view.showsSomething, !layout.isHidden(position) else { return nil }
      let missing = [(Axis.horizontal, "width"), (.vertical, "height")].filter { axis, _ in
        layout.frames[position].size[axis] <= 0
      }
      guard !missing.isEmpty, !missing.contains(where: { layout.isSizeMeant(of: position, along: $0.0) }) else {
        return nil
      }
      let words = missing.map(\.1).joined(separator: " and ")
      return finding(
        about: position, in: layout,
        "\(view.nameInFindings) vanishes: its \(words) \(missing.count > 1 ? "are" : "is") 0",
        hint: "raise its compression resistance or give it a smallest size")
    }
  }
}

extension Layout {
  /// True where it is no accident that a view has no size along an axis.
  fileprivate func isSizeMeant(of position: Int, along axis: Axis) -> Bool {
    let view = resolved.views[position]
    let attribute = axis == .horizontal ? LayoutAttribute.width : .height
    if isOpen(attribute, of: position) || view.isSizedByCode { return true }
    if resolved.scene.saved != nil, let recorded = view.recordedFrame?.size[axis], recorded <= 0 { return true }
    return resolved.scene.constraints.contains { placed in
      let constraint = placed.constraint
      guard constraint.firstItem == LayoutItemID(view: position) else { return false }
      if constraint.firstAttribute == attribute {
        return placed.outlet != nil || (placed.isInstalled && constraint.asksForNothing)
      }
      return placed.isInstalled && constraint.endsWhereBarsEnd(along: axis)
    } || resolved.scene.constraints.contains { placed in
      placed.isInstalled && placed.constraint.secondItem == LayoutItemID(view: position)
        && placed.constraint.endsWhereBarsEnd(along: axis)
    }
  }
}

extension LayoutConstraint {
  /// True for a size that is to be 0.
  fileprivate var asksForNothing: Bool {
    relation != .greaterThanOrEqual && constant <= 0 && (secondItem == nil || multiplier == 0)
  }

  /// True where a view ends at the edge of what bars cover, as one that lies under a bar does: it has no size where there
  /// is none.
  fileprivate func endsWhereBarsEnd(along axis: Axis) -> Bool {
    guard let secondItem, firstAttribute.axis == axis, constant == 0 else { return false }
    let sides = [(firstItem, firstAttribute, secondAttribute), (secondItem, secondAttribute, firstAttribute)]
    return sides.contains { item, edge, other in
      switch (item.guide, edge, other) {
      case (.safeArea, .top, .bottom), (.topLayoutGuide, .bottom, .bottom), (.safeArea, .bottom, .top),
        (.bottomLayoutGuide, .top, .top):
        true
      default: false
      }
    }
  }
}

extension ResolvedView {
  /// True where the view has anything to show that would be missed.
  fileprivate var showsSomething: Bool {
    switch content {
    case .container: background != nil && stack == nil
    case .label(let label): !label.text.isEmpty
    case .image(let image): image.name != nil
    case .unsupported: false
    default: true
    }
  }

  /// True where the author's class decides how large the view is, and the document does not tell.
  fileprivate var isSizedByCode: Bool {
    if case .container = content { customClass != nil } else { false }
  }
}
