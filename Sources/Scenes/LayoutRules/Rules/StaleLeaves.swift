internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The leaves of a scene solved as saved whose recorded size is not the size of their content.
///
/// Leaves are solved at their recorded size, since a document rarely contains their content. For pictures it contains
/// the size, which is compared if only the content decides it. The measured sizes of strings are not exact enough,
/// except for a line of the system font that is shorter than its letters: Xcode marked 1 of 1 of those, and none of the
/// 3 that are taller. If Xcode marked a line, the measured size shows the difference.
struct StaleLeaves {
  /// The length by which a recorded size may differ from the content's, in points. Older documents round to whole
  /// points.
  private static let tolerance = 1.5

  private let layout: Layout
  private let measurer: (any TextMeasuring)?

  init(_ layout: Layout, _ measurer: (any TextMeasuring)?) {
    self.layout = layout
    self.measurer = measurer
  }

  /// Returns the difference between the recorded frame of a leaf and one with the size of its content. Nil for other
  /// views, and if there is none.
  func misplacement(of position: Int) -> Misplacement? {
    let view = layout.resolved.views[position]
    guard let recorded = view.placement.recordedFrame, recorded.width > 0, recorded.height > 0, !isArranged(position)
    else {
      return nil
    }
    var expected = recorded
    let size = contentSize(of: view)
    for axis in Axis.allCases {
      if let length = size[axis], isDecidedByContent(position, along: axis) { expected.size[axis] = length }
    }
    return Misplacement(actual: recorded, expected: expected, tolerance: Self.tolerance)
  }

  private func contentSize(of view: ResolvedView) -> IntrinsicContentSize {
    guard view.placement.statedContentSize == .none, view.placement.placeholderContentSize == .none,
      view.identity.customClass == nil
    else {
      return .none
    }
    switch view.content {
    case .image(let image) where !image.isSymbol:
      return IntrinsicContentSize(width: image.size?.width, height: image.size?.height)
    case .label(let label) where label.numberOfLines == 1 && label.font.family == nil && !label.text.isEmpty:
      let height = measurer?.metrics(of: label.font).lineHeight ?? 0
      let isLow = view.placement.recordedFrame.map { $0.height < height } ?? false
      return isLow || view.placement.isMarkedMisplaced ? IntrinsicContentSize(height: height) : .none
    default: return .none
    }
  }

  private func isArranged(_ position: Int) -> Bool {
    layout.resolved.views[position].superview.map { layout.resolved.views[$0].placement.stack != nil } ?? true
  }

  /// Whether constraints place a view along an axis in only one way and do not size it.
  private func isDecidedByContent(_ position: Int, along axis: Axis) -> Bool {
    var places = 0
    for constraint in layout.resolved.constraints {
      let sides =
        [(constraint.firstItem, constraint.firstAttribute)]
        + (constraint.secondItem.map { [($0, constraint.secondAttribute)] } ?? [])
      for (item, attribute) in sides where item.view == position && item.guide == nil {
        // An aspect ratio ties one length to the other.
        if attribute.kind == .size, attribute.axis == axis || constraint.secondItem == constraint.firstItem {
          return false
        }
        if attribute.axis == axis { places += 1 }
      }
    }
    return places == 1
  }
}
