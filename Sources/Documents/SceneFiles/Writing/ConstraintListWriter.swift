internal import AutoLayout
internal import Scenes

/// A writer of a list of constraints: rows and columns as visual formats, a line for each view, and the rest as
/// equations.
struct ConstraintListWriter {
  let equations: EquationWriter

  /// Returns the lines of constraints, sorted by the views that contain them.
  func list(_ constraints: [WrittenConstraint]) -> [WrittenValue] {
    let (formats, rest) = VisualFormatWriter(equations: equations).formats(constraints)
    var lines: [Int: [WrittenValue]] = [:]
    for format in formats {
      lines[container(format.first), default: []].append(.scalar(format.text))
    }
    var byView: [LayoutItemID: [WrittenConstraint]] = [:]
    for constraint in rest { byView[constraint.item, default: []].append(constraint) }
    for item in byView.keys.sorted() {
      let (entry, others) = ShorthandWriter(equations: equations).line(byView[item] ?? [])
      lines[container(item.view), default: []] +=
        (entry.map { [.mapping([$0])] } ?? []) + others.map(equations.equation)
    }
    guard lines.count > 1 else { return lines.values.first ?? [] }
    return lines.keys.sorted().flatMap { container in
      [.comment(container == 0 ? "in the root view" : "in \(equations.names[container])")] + (lines[container] ?? [])
    }
  }

  private func container(_ view: Int) -> Int { equations.views[view].superview ?? 0 }
}
