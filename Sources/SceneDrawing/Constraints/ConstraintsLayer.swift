internal import AutoLayout
internal import Drawing
internal import Geometry
internal import Scenes

/// Draws the author's constraints: lines by shape and colour, labels on top of all lines.
struct ConstraintsLayer {
  let layout: Layout
  let pen: OverlayPen
  /// Where letters of views stand.
  let texts: [Rect]

  /// The lines, then their labels.
  func commands() -> [DrawingCommand] {
    let bounds = Rect(origin: .zero, size: layout.resolved.rootSize)
    let placement = MarkPlacement(distance: pen.style.length(9, atLeast: 6), bounds: bounds)
    let marks = placement.spread(ConstraintMarks(layout).marks())
    // Trouble is drawn last, so that nothing covers it.
    let ordered = marks.sorted { ($0.state.rawValue, $0.constraint) < ($1.state.rawValue, $1.constraint) }
    let lines = ordered.map { mark in
      DrawingCommand.group(group(of: mark), pen.line(mark, avoiding: texts))
    }
    let labels = placement.labels(of: ordered, avoiding: texts, size: pen.labelSize).flatMap {
      pen.label($0.mark, in: $0.rect)
    }
    return [.group(.init("constraints"), lines), .group(.init("badges"), labels)]
  }

  private func group(of mark: ConstraintMark) -> DrawingCommand.Group {
    guard let constraint = layout.system.constraints[safely: mark.constraint] else { return .init("constraint") }
    // A size beside another one has two lines, but an identifier may stand only once in a picture.
    return .init("constraint", title: constraint.text ?? layout.system.equation(of: constraint))
  }
}

extension ConstraintSystem {
  /// A constraint in words: `login.leading = margins.leading + 8 @750`.
  func equation(of constraint: LayoutConstraint) -> String {
    var words = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name) \(constraint.relation.sign) "
    guard let second = constraint.secondItem else {
      return words + constraint.constant.pointText + priority(of: constraint)
    }
    if constraint.multiplier != 1 { words += "\(constraint.multiplier.pointText) × " }
    words += "\(name(of: second)).\(constraint.secondAttribute.name)"
    if constraint.constant != 0 {
      words += " \(constraint.constant < 0 ? "−" : "+") \(abs(constraint.constant).pointText)"
    }
    return words + priority(of: constraint)
  }

  private func priority(of constraint: LayoutConstraint) -> String {
    constraint.priority.isRequired ? "" : " @\(constraint.priority)"
  }
}
