internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts

/// Draws the author's constraints: lines by shape and colour, labels on top of all lines.
struct ConstraintsLayer {
  let layout: Layout
  let pen: OverlayPen
  /// The places of letters, signs of controls and small pictures, which lines leave free.
  let kept: [Rect]
  /// The marks with their labels; trouble comes last, so that nothing covers it.
  let marks: [ConstraintMark]
  let labels: [MarkPlacement.Label]

  /// The layer of a layout.
  ///
  /// - Parameters:
  ///   - texts: Where letters of views stand, which lines and labels leave free as they do small pictures.
  ///   - marks: The marks of the layout's constraints, in their order.
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

  /// The lines.
  func lines() -> [DrawingCommand] {
    let lines = marks.map { DrawingCommand.group(group(of: $0), pen.line($0, avoiding: kept)) }
    return [.group(.init("constraints"), lines)]
  }

  /// The labels, which belong over everything that is only a line.
  ///
  /// - Parameter covered: What hides the screen; labels within it are left out, except those of trouble.
  func badges(outside covered: [Rect]) -> [DrawingCommand] {
    [.group(.init("badges"), drawn(labels.filter { !$0.isHidden(by: covered) }))]
  }

  /// The labels that lie behind what hides the screen, as lines there do; nothing where none does.
  func badges(behind covered: [Rect]) -> [DrawingCommand] {
    let hidden = labels.filter { $0.isHidden(by: covered) }
    return hidden.isEmpty ? [] : [.group(.init("badges"), drawn(hidden))]
  }

  private func drawn(_ labels: [MarkPlacement.Label]) -> [DrawingCommand] {
    labels.flatMap { pen.label($0.mark, in: $0.rect) }
  }

  private func group(of mark: ConstraintMark) -> DrawingCommand.Group {
    guard let constraint = layout.system.constraints[safely: mark.constraint] else { return .init("constraint") }
    // A size beside another one has two lines, but an identifier may stand only once in a picture.
    return .init("constraint", title: layout.system.text(of: constraint))
  }
}

extension MarkPlacement.Label {
  /// True where it says nothing of trouble and lies wholly behind one of some rectangles.
  fileprivate func isHidden(by covered: [Rect]) -> Bool {
    mark.state == .satisfied && covered.contains { $0.contains(rect) }
  }
}
