internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import VisibleText

/// The overlay layer that draws the author's constraints: lines by shape and color, with labels above all lines.
struct ConstraintsLayer {
  let layout: Layout
  let pen: OverlayPen
  /// The frames of letters, parts of controls and small pictures, which lines avoid.
  let kept: [Rect]
  /// The marks with their labels. Problems are last, so that nothing covers them.
  let marks: [ConstraintMark]
  let labels: [MarkPlacement.Label]

  /// Creates the layer of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout with the constraints.
  ///   - pen: The pen for lines and labels.
  ///   - texts: The frames of letters in views. Lines and labels avoid them and small pictures.
  ///   - marks: The marks of the layout's constraints, in order.
  init(_ layout: Layout, pen: OverlayPen, texts: [Rect], marks: [ConstraintMark]) {
    let bounds = Rect(origin: .zero, size: layout.resolved.rootSize)
    let placement = MarkPlacement(
      distance: pen.style.length(9, atLeast: 6), bounds: bounds, isThinned: pen.style.thinsNumbers)
    let marks = placement.spread(marks)
      .sorted { ($0.state.rawValue, $0.constraint) < ($1.state.rawValue, $1.constraint) }
    self.layout = layout
    self.pen = pen
    self.kept = texts + layout.signRects
    self.marks = marks
    self.labels = placement.labels(
      of: marks, avoiding: texts.map(\.withDescenders) + layout.iconRects, size: pen.labelSize)
  }

  func lines() -> [DrawingCommand] {
    let kept = RectIndex(kept)
    let lines = marks.map { mark in
      DrawingCommand.group(group(of: mark), pen.line(mark, avoiding: kept.rects(near: mark.line.area)))
    }
    return [.group(.init("constraints"), lines)]
  }

  /// Returns the labels, which are drawn above all lines.
  ///
  /// - Parameter covered: The parts of the screen that bars and the keyboard hide. Labels in them are skipped, except
  ///   for problems.
  func badges(outside covered: [Rect]) -> [DrawingCommand] {
    [.group(.init("badges"), drawn(labels.filter { !$0.isHidden(by: covered) }))]
  }

  /// Returns the labels behind bars and the keyboard, like the lines there. Empty if there are none.
  func badges(behind covered: [Rect]) -> [DrawingCommand] {
    let hidden = labels.filter { $0.isHidden(by: covered) }
    return hidden.isEmpty ? [] : [.group(.init("badges"), drawn(hidden))]
  }

  private func drawn(_ labels: [MarkPlacement.Label]) -> [DrawingCommand] {
    labels.flatMap { pen.label($0.mark, in: $0.rect) }
  }

  /// The maximum number of characters of a title: two names as long as messages show them, and the numbers.
  private static let titleLimit = 500

  private func group(of mark: ConstraintMark) -> DrawingCommand.Group {
    guard let constraint = layout.system.constraints[safely: mark.constraint] else { return .init("constraint") }
    // Identifiers must be unique in a picture, and a size relative to another has two lines. A long name would be
    // repeated for each constraint of its view.
    return .init("constraint", title: VisibleText.name(layout.system.text(of: constraint), limit: Self.titleLimit))
  }
}

extension MarkPlacement.Label {
  /// Whether the label is not about a problem and completely inside one of the given rectangles.
  fileprivate func isHidden(by covered: [Rect]) -> Bool {
    mark.state == .satisfied && covered.contains { $0.contains(rect) }
  }
}
