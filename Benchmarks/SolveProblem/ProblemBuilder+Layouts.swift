internal import LinearConstraints

/// Layouts as people make them.
extension ProblemBuilder {
  /// Views of equal width beside each other.
  static func row(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    builder.placeRow(count, in: builder.screen)
    return builder.file
  }

  /// Views with four views in each, until there are at least `count`.
  static func tree(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    var parents = [builder.screen]
    var next = 0
    while parents.count < count {
      parents += builder.placeColumn(4, in: parents[next])
      next += 1
    }
    return builder.file
  }

  /// The same tree, in which nothing says how high a view is.
  static func openTree(_ count: Int) -> ProblemFile {
    var file = tree(count)
    let heights = Set(stride(from: 7, to: file.variableCount, by: 4))
    file.rows.removeAll { row in row.terms.count == 2 && row.terms.allSatisfy { heights.contains($0.variable) } }
    return file
  }

  /// Labels and fields in two columns, the labels as wide as the widest.
  static func form(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    let screen = builder.screen
    var previous: (label: View, field: View)?
    for row in 0..<count {
      let label = builder.view()
      let field = builder.view()
      builder.relate(label.leading, screen.leading, 16)
      builder.relate(field.leading, label.trailing, 8)
      builder.relate(field.trailing, screen.trailing, -16)
      builder.relate(label.upper, field.upper, 5)
      builder.relate(field.upper, previous?.field.lower ?? screen.upper, previous == nil ? 24 : 8)
      if let previous { builder.relate(field.leading, previous.field.leading) }
      builder.size(label.width, content: Double(40 + row * 37 % 100), hugging: 251)
      builder.size(label.height, content: 20, hugging: 251)
      builder.size(field.width, content: Double(80 + row * 53 % 180), resistance: 749)
      builder.size(field.height, content: 34, resistance: 749)
      previous = (label, field)
    }
    return builder.file
  }

  /// Places views of equal width beside each other in a view.
  @discardableResult
  private mutating func placeRow(_ count: Int, in parent: View) -> [View] {
    let views = (0..<count).map { _ in view() }
    for (index, view) in views.enumerated() {
      relate(view.leading, index == 0 ? parent.leading : views[index - 1].trailing, 8)
      relate(view.upper, parent.upper, 8)
      relate(view.lower, parent.lower, -8)
      if index > 0 { relate([(view.width, 1)], [(views[0].width, 1)]) }
    }
    if let last = views.last { relate(last.trailing, parent.trailing, -8) }
    return views
  }

  /// Places views of equal height below each other in a view.
  private mutating func placeColumn(_ count: Int, in parent: View) -> [View] {
    let views = (0..<count).map { _ in view() }
    for (index, view) in views.enumerated() {
      relate(view.leading, parent.leading, 8)
      relate(view.trailing, parent.trailing, -8)
      relate(view.upper, index == 0 ? parent.upper : views[index - 1].lower, index == 0 ? 8 : 4)
      if index > 0 { relate([(view.height, 1)], [(views[0].height, 1)]) }
    }
    if let last = views.last { relate(last.lower, parent.lower, -8) }
    return views
  }
}
