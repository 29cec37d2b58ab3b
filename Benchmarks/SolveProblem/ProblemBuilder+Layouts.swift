internal import LinearConstraints

/// Typical layouts.
extension ProblemBuilder {
  /// Returns a row of views with equal widths.
  static func row(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    builder.placeRow(count, in: builder.screen)
    return builder.file
  }

  /// Returns a tree of at least `count` views, with four subviews in each inner view.
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

  /// Returns the same tree without constraints between heights, so that heights are ambiguous.
  static func openTree(_ count: Int) -> ProblemFile {
    var file = tree(count)
    let heights = Set(stride(from: 7, to: file.variableCount, by: 4))
    file.rows.removeAll { row in row.terms.count == 2 && row.terms.allSatisfy { heights.contains($0.variable) } }
    return file
  }

  /// Returns labels and fields in two columns. All labels are as wide as the widest one.
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

  /// Adds views of equal width in a row that fills a view.
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

  /// Adds views of equal height in a column that fills a view.
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
