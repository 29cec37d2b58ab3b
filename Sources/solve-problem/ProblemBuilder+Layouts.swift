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

  /// A bar, a header with a picture, a row of buttons, and cells with two texts, `count` times.
  static func screen(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    for _ in 0..<count {
      let bar = builder.placeBar(height: 44, below: builder.screen.upper)
      let header = builder.placeHeader(below: bar.lower)
      let buttons = builder.placeBar(height: 40, below: header.lower)
      for button in builder.placeRow(3, in: buttons) {
        builder.size(button.width, content: 80, hugging: 249, resistance: 748)
      }
      var edge = buttons.lower
      for cell in 0..<5 { edge = builder.placeCell(cell, below: edge).lower }
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

  private mutating func placeBar(height: Double, below edge: Sum) -> View {
    let bar = view()
    relate(bar.leading, screen.leading)
    relate(bar.trailing, screen.trailing)
    relate(bar.upper, edge)
    add([(bar.height, 1)], .equal, height)
    return bar
  }

  private mutating func placeHeader(below edge: Sum) -> View {
    let (header, picture, title, text) = (view(), view(), view(), view())
    relate(header.leading, screen.leading)
    relate(header.trailing, screen.trailing)
    relate(header.upper, edge)
    relate(picture.leading, header.leading, 16)
    relate(picture.upper, header.upper, 16)
    relate([(picture.width, 1)], [(picture.height, 1)])
    relate([(picture.width, 1)], [(header.width, 0.25)], at: 750)
    add([(picture.width, 1)], .lessThanOrEqual, 96)
    relate(title.leading, picture.trailing, 12)
    relate(title.upper, picture.upper)
    relate(title.trailing, .lessThanOrEqual, header.trailing, -16)
    relate(text.leading, picture.leading)
    relate(text.trailing, header.trailing, -16)
    relate(text.upper, .greaterThanOrEqual, picture.lower, 12)
    relate(text.upper, .greaterThanOrEqual, title.lower, 12)
    relate(text.upper, header.upper, at: 50)
    relate(text.lower, header.lower, -12)
    size(title.width, content: 140)
    size(title.height, content: 26)
    size(text.height, content: 60)
    return header
  }

  private mutating func placeCell(_ index: Int, below edge: Sum) -> View {
    let (cell, icon, title, subtitle, arrow) = (view(), view(), view(), view(), view())
    relate(cell.leading, screen.leading)
    relate(cell.trailing, screen.trailing)
    relate(cell.upper, edge, 1)
    add([(cell.height, 1)], .greaterThanOrEqual, 44)
    relate(icon.leading, cell.leading, 16)
    relate(icon.middle, cell.middle)
    add([(icon.width, 1)], .equal, 28)
    add([(icon.height, 1)], .equal, 28)
    relate(arrow.trailing, cell.trailing, -16)
    relate(arrow.middle, cell.middle)
    size(arrow.width, content: 8, hugging: 251, resistance: 751)
    size(arrow.height, content: 13, hugging: 251, resistance: 751)
    for (text, content) in [(title, 80 + 61 * Double(index)), (subtitle, 330 - 47 * Double(index))] {
      relate(text.leading, icon.trailing, 12)
      relate(text.trailing, .lessThanOrEqual, arrow.leading, -8)
      size(text.width, content: content)
    }
    relate(title.upper, cell.upper, 11)
    relate(subtitle.upper, title.lower, 2)
    relate(subtitle.lower, cell.lower, -11)
    size(title.height, content: 20)
    size(subtitle.height, content: 16, resistance: 749)
    return cell
  }
}
