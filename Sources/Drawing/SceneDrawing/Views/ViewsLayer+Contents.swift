internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Draws the contents of views other than subviews, if a layout has them: scenes in container views, copies of
/// prototypes, and the names of classes that draw themselves.
extension ViewsLayer {
  /// Returns the scene in a container view. Nil if the layout has none for it.
  func embedded(in index: Int, _ painter: ViewPainter, depth: Int) -> [DrawingCommand]? {
    switch layout.contents?.embedded[index] {
    case nil: return nil
    case .words: return painter.embedded()
    case .layout(let inner, let covered):
      guard let texts = inner.placedTexts else { return [] }
      var views = ViewsLayer(inner, texts: texts, artwork: artwork)
      views.namesViews = false
      let bars = BarsLayer(
        layout: inner, texts: texts.screenBars, artwork: artwork, containerInsets: covered)
      let commands =
        views.commands(tint: painter.tint, ground: painter.ground, depth: depth + 1) + bars.grounds() + bars.contents()
      let group = DrawingCommand.Group("embedded", title: "Shows \(inner.resolved.name)")
      return [
        .group(group, [.clip(.rect(painter.frame), [.placed(at: painter.frame.origin, scale: 1, commands)])])
      ]
    }
  }

  /// The copies of prototypes in a table or collection.
  struct Copies {
    /// The copies, paler than the views that were laid out.
    let commands: [DrawingCommand]
    /// The lower end of the last copy, in root coordinates.
    let end: Double
  }

  /// The opacity of copies.
  private static var copyOpacity: Double { 0.5 }

  /// Returns the copies of prototypes in a table or collection. Nil if there are none.
  func copies(in index: Int, tint: Color, ground: Color, depth: Int) -> Copies? {
    if let filling = layout.contents?.fillings[index] {
      return filled(with: filling, tint: tint, ground: ground, depth: depth)
    }
    guard let copies = layout.contents?.copies[index], !copies.isEmpty else { return nil }
    var unnamed = self
    unnamed.namesViews = false
    var drawn: [Int: [DrawingCommand]] = [:]
    var end = -Double.infinity
    let commands = copies.map { copy in
      let original =
        drawn[copy.view] ?? unnamed.commands(of: copy.view, tint: tint, ground: ground, depth: depth + 1)
      drawn[copy.view] = original
      end = max(end, (layout.absoluteFrames[safely: copy.view]?.maxY ?? end) + copy.shift.y)
      return DrawingCommand.placed(at: copy.shift, scale: 1, original)
    }
    return Copies(
      commands: [.group(.init("copies", title: "Prototypes again", opacity: Self.copyOpacity), commands)], end: end)
  }

  /// Returns the cells that code adds to a table or collection.
  private func filled(with filling: LayoutContents.Filling, tint: Color, ground: Color, depth: Int) -> Copies {
    let drawn = filling.cells.map { cell -> [DrawingCommand] in
      guard let texts = cell.placedTexts else { return [] }
      var views = ViewsLayer(cell, texts: texts, artwork: artwork)
      views.namesViews = false
      return views.commands(tint: tint, ground: ground, depth: depth + 1)
    }
    var end = -Double.infinity
    let commands = filling.copies.map { copy in
      end = max(end, copy.shift.y + (filling.cells[safely: copy.view]?.resolved.rootSize.height ?? 0))
      return DrawingCommand.placed(at: copy.shift, scale: 1, drawn[safely: copy.view] ?? [])
    }
    return Copies(
      commands: [.group(.init("copies", title: "Cells that code registers", opacity: Self.copyOpacity), commands)],
      end: end)
  }

  /// Whether nothing of a view of the author's own class would be visible, because only the app draws it.
  func hidesItsDrawing(_ index: Int, on ground: Color) -> Bool {
    let view = layout.resolved.views[index]
    guard layout.contents != nil, subviews[index].isEmpty, case .container = view.content,
      view.placement.stack == nil, view.ownClass != nil
    else { return false }
    return view.appearance.background.map { $0.color.over(ground) == ground } ?? true
  }
}
