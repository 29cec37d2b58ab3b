internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for views that vanish because nothing gives them a width or height (specification MIS-01).
enum MissingSizeRule: LayoutRule {
  static let code = FindingCode(
    "no-size", .warning, "A view with content has a width or height of 0.",
    why: """
      The layout is consistent, but the view is invisible: text whose neighbors take all the space disappears on small
      screens and reappears on large ones. A size is not reported if the author set it to 0 or code determines it: if it
      was 0 in the document, if code has an outlet to its constraint, or if a custom class provides it.
      """,
    mend: """
      Raise its compression resistance above that of its neighbors, set a minimum size (`minWidth`), or hide it when it
      is not needed.
      """,
    example: """
      format: 1
      views: { title: { type: label, text: Hello } }
      constraints:
        - title: { leading: superview, top: superview + 20, height: 20 }
        - title.trailing == superview.leading
      """)

  /// The length of the thinnest line, in points. Anything less counts as zero.
  private static let hairline = 0.1

  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.views.indices.compactMap { position -> Finding? in
      let size = layout.frames[position].size
      guard size.width <= 0 || size.height <= 0 else { return nil }
      let view = layout.resolved.views[position]
      guard position > 0, view.showsSomething, !layout.isHidden(position), !layout.isSpacer(position) else {
        return nil
      }
      let missing = [(Axis.horizontal, "width"), (.vertical, "height")].filter { axis, _ in
        // A hairline may round to no pixels at some positions, but it has a size.
        layout.frames[position].size[axis] <= 0 && layout.solution.alignmentRects[position].size[axis] < hairline
          && !layout.isSizeUndecided(of: position, along: axis)
      }
      guard !missing.isEmpty, !missing.contains(where: { layout.isSizeMeant(of: position, along: $0.0) }) else {
        return nil
      }
      let words = missing.map(\.1).joined(separator: " and ")
      return finding(
        about: position, in: layout,
        "\(view.nameInFindings) is invisible: its \(words) \(words: missing.count > 1 ? "are" : "is") 0",
        hint: "raise its compression resistance or set a minimum size")
    }
  }
}

extension Layout {
  /// Whether a view without subviews has the color of what is behind it, so that it only separates others.
  fileprivate func isSpacer(_ position: Int) -> Bool {
    guard case .container = resolved.views[position].content, resolved.views[position].identity.customClass == nil,
      !resolved.views.dropFirst(position + 1).prefix(1).contains(where: { $0.superview == position }),
      let own = resolved.views[position].appearance.background
    else { return false }
    return path(to: position).dropFirst().lazy.compactMap { resolved.views[$0].appearance.background }
      .first { $0.isSeen } == own
  }

  /// Whether nothing decides the size of a view along an axis, which is only reported as ambiguous. A view with a
  /// natural size that is squeezed to nothing vanishes.
  fileprivate func isSizeUndecided(of position: Int, along axis: Axis) -> Bool {
    isOpen(axis == .horizontal ? .width : .height, of: position)
      && system.items[position].intrinsicContentSize[axis] == nil
  }

  /// Whether a view has no size along an axis on purpose.
  fileprivate func isSizeMeant(of position: Int, along axis: Axis) -> Bool {
    let view = resolved.views[position]
    let attribute = axis == .horizontal ? LayoutAttribute.width : .height
    // A table gives a header or footer the height in its document.
    if view.isSizedByCode || view.isPlacedByList && view.placement.recordedFrame == nil { return true }
    if resolved.isFromInterfaceBuilder, let recorded = view.placement.recordedFrame?.size[axis], recorded <= 0 {
      return true
    }
    return fillsBars(position, along: axis)
      || resolved.documentConstraints.contains { placed in
        let constraint = placed.constraint
        guard constraint.firstItem == LayoutItemID(view: position), constraint.firstAttribute == attribute else {
          return false
        }
        return placed.outlet != nil || (placed.isInstalled && constraint.asksForNothing)
      }
  }

  /// Whether a view with only a color or effect is at an uncovered edge of the screen. It is the background of bars and
  /// has no size without them.
  private func fillsBars(_ position: Int, along axis: Axis) -> Bool {
    guard resolved.views[position].content.isGround else { return false }
    let (frame, safeArea) = (absoluteFrames[position], resolved.safeArea)
    return switch axis {
    case .horizontal:
      frame.minX <= 0 && safeArea.left == 0 || frame.maxX >= resolved.rootSize.width && safeArea.right == 0
    case .vertical:
      frame.minY <= 0 && safeArea.top == 0 || frame.maxY >= resolved.rootSize.height && safeArea.bottom == 0
    }
  }
}

extension LayoutConstraint {
  /// Whether it demands a size of 0.
  fileprivate var asksForNothing: Bool {
    relation != .greaterThanOrEqual && constant <= 0 && (secondItem == nil || multiplier == 0)
  }
}

extension ResolvedView {
  /// Whether the view has visible content that would be missed.
  fileprivate var showsSomething: Bool {
    guard appearance.opacity > 0 else { return false }
    return switch content {
    case .container: appearance.background?.isSeen ?? false && placement.stack == nil
    case .label(let label): !label.text.isEmpty
    case .image(let image): image.name != nil
    case .button(let button): !button.title.isEmpty || button.image != nil || appearance.background != nil
    case .unsupported: false
    default: true
    }
  }

  /// Whether the author's class determines the size of the view, which the document does not contain.
  fileprivate var isSizedByCode: Bool {
    if case .container = content { identity.customClass != nil } else { false }
  }
}

extension Views.Content {
  /// Whether it only shows what is behind other views.
  fileprivate var isGround: Bool {
    switch self {
    case .container, .effect: true
    default: false
    }
  }
}
