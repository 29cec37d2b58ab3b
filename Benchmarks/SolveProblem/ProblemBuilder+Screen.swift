internal import LinearConstraints

/// A typical screen of a phone: 41 views and 218 constraints, including the screen itself.
extension ProblemBuilder {
  /// Returns `count` screens, each with a navigation bar, a header with a picture and three buttons, a list of four
  /// cells, and a tab bar.
  static func screen(_ count: Int) -> ProblemFile {
    var builder = ProblemBuilder()
    for _ in 0..<count {
      let navigation = builder.placeNavigation()
      let header = builder.placeHeader(below: navigation.lower)
      let tabs = builder.placeTabs(4)
      let list = builder.view()
      builder.span(list)
      builder.relate(list.upper, header.lower)
      builder.relate(list.lower, tabs.upper)
      var edge = list.upper
      for cell in 0..<4 { edge = builder.placeCell(cell, in: list, below: edge, cell == 0 ? 0 : 1).lower }
    }
    return builder.file
  }

  /// Makes a view as wide as the screen.
  private mutating func span(_ view: View) {
    relate(view.leading, screen.leading)
    relate(view.trailing, screen.trailing)
  }

  /// Gives a view an intrinsic content size.
  private mutating func size(
    _ view: View, width: Double? = nil, height: Double? = nil, hugging: Double = 250, resistance: Double = 750
  ) {
    if let width { size(view.width, content: width, hugging: hugging, resistance: resistance) }
    if let height { size(view.height, content: height, resistance: resistance) }
  }

  /// Adds a bar with a title, which is centered as long as the two buttons leave enough room.
  private mutating func placeNavigation() -> View {
    let (bar, back, title, menu) = (view(), view(), view(), view())
    span(bar)
    relate(bar.upper, screen.upper, 47)
    add([(bar.height, 1)], .equal, 44)
    relate(back.leading, bar.leading, 8)
    relate(menu.trailing, bar.trailing, -8)
    relate(title.centre, bar.centre, at: 500)
    for part in [back, title, menu] { relate(part.middle, bar.middle) }
    relate(title.leading, .greaterThanOrEqual, back.trailing, 8)
    relate(title.trailing, .lessThanOrEqual, menu.leading, -8)
    size(back, width: 60, height: 22, hugging: 251, resistance: 751)
    size(menu, width: 24, height: 24, hugging: 251, resistance: 751)
    size(title, width: 180, height: 22)
    return bar
  }

  /// Adds a picture with a name and a line beside it, a text below, and buttons of equal width.
  private mutating func placeHeader(below edge: Sum) -> View {
    let (header, picture, name, line, text) = (view(), view(), view(), view(), view())
    span(header)
    relate(header.upper, edge)
    relate(picture.leading, header.leading, 16)
    relate(picture.upper, header.upper, 16)
    relate([(picture.width, 1)], [(picture.height, 1)])
    relate([(picture.width, 1)], [(header.width, 0.25)], at: 750)
    add([(picture.width, 1)], .lessThanOrEqual, 96)
    relate(name.leading, picture.trailing, 12)
    relate(name.upper, picture.upper)
    relate(line.leading, name.leading)
    relate(line.upper, name.lower, 4)
    for part in [name, line] { relate(part.trailing, .lessThanOrEqual, header.trailing, -16) }
    size(name, width: 140, height: 26)
    size(line, width: 220, height: 18, resistance: 749)
    relate(text.leading, picture.leading)
    relate(text.trailing, header.trailing, -16)
    for part in [picture, line] { relate(text.upper, .greaterThanOrEqual, part.lower, 12) }
    relate(text.upper, header.upper, at: 50)
    size(text, height: 60)
    placeButtons([73, 104, 58], in: header, below: text.lower)
    return header
  }

  private mutating func placeButtons(_ widths: [Double], in header: View, below edge: Sum) {
    let bar = view()
    relate(bar.upper, edge, 12)
    relate(bar.lower, header.lower, -12)
    relate(bar.leading, header.leading, 16)
    relate(bar.trailing, header.trailing, -16)
    add([(bar.height, 1)], .equal, 40)
    let buttons = placeSideBySide(widths.count, in: bar, distance: 8)
    for (button, width) in zip(buttons, widths) {
      relate(button.upper, bar.upper)
      relate(button.lower, bar.lower)
      size(button, width: width, hugging: 249, resistance: 748)
    }
  }

  private mutating func placeTabs(_ count: Int) -> View {
    let bar = view()
    span(bar)
    relate(bar.lower, screen.lower)
    add([(bar.height, 1)], .equal, 83)
    for tab in placeSideBySide(count, in: bar, distance: 0) {
      relate(tab.upper, bar.upper, 6)
      add([(tab.height, 1)], .equal, 40)
    }
    return bar
  }

  /// Adds views of equal width that fill a view horizontally.
  private mutating func placeSideBySide(_ count: Int, in parent: View, distance: Double) -> [View] {
    let views = (0..<count).map { _ in view() }
    relate(views[0].leading, parent.leading)
    for index in views.indices.dropFirst() {
      relate(views[index].leading, views[index - 1].trailing, distance)
      relate([(views[index].width, 1)], [(views[0].width, 1)])
    }
    relate(views[count - 1].trailing, parent.trailing)
    return views
  }

  /// Adds a cell with an icon, two texts and an arrow.
  private mutating func placeCell(_ index: Int, in list: View, below edge: Sum, _ distance: Double) -> View {
    let (cell, icon, title, subtitle, arrow) = (view(), view(), view(), view(), view())
    relate(cell.leading, list.leading)
    relate(cell.trailing, list.trailing)
    relate(cell.upper, edge, distance)
    add([(cell.height, 1)], .greaterThanOrEqual, 44)
    relate(icon.leading, cell.leading, 16)
    relate(arrow.trailing, cell.trailing, -16)
    for part in [icon, arrow] { relate(part.middle, cell.middle) }
    for size in [icon.width, icon.height] { add([(size, 1)], .equal, 28) }
    size(arrow, width: 8, height: 13, hugging: 251, resistance: 751)
    relate(title.leading, icon.trailing, 12)
    relate(title.upper, cell.upper, 11)
    relate(subtitle.leading, title.leading)
    relate(subtitle.upper, title.lower, 2)
    relate(subtitle.lower, cell.lower, -11)
    for part in [title, subtitle] { relate(part.trailing, .lessThanOrEqual, arrow.leading, -8) }
    size(title, width: 80 + 97 * Double(index), height: 20)
    size(subtitle, width: 371 - 83 * Double(index), height: 16, resistance: 749)
    return cell
  }
}
