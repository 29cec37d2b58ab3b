internal import AutoLayout
internal import Geometry
internal import Typography

extension FilledView {
  /// Returns a cell that shows only the name of its class, because code builds its views. Nil for other names.
  ///
  /// - Parameter outer: The scene with the list.
  package func builtCell(named name: String, in outer: Scene) -> Scene? {
    guard builtCells.contains(name) else { return nil }
    let (className, content, extent): (String, ViewContent, RootExtent)
    switch role {
    case .rows:
      (className, content) = ("tableViewCell", .cell(CellContent()))
      extent = RootExtent(.cell, height: .fitting(orElse: builtSize.height))
    case .items:
      (className, content) = ("collectionViewCell", .container)
      extent = RootExtent(.collectionCell, width: builtSize.width, height: .own(builtSize.height))
    case .content: return nil
    }
    var root = View(name: name, superview: nil, className: className, content: content)
    root.identity.customClass = name
    guard case .rows = role else { return scene(named: name, [root], extent, in: outer) }
    // A cell of a table has its own look, so a label says what it is.
    let title = Self.text(name, .system(17))
    return scene(named: name, [root, title], extent, constraints: Self.basicPlaces, in: outer)
  }

  private func scene(
    named name: String, _ views: [View], _ extent: RootExtent, constraints: [LayoutConstraint] = [], in outer: Scene
  ) -> Scene {
    var scene = Scene(
      name: name, documentPath: outer.documentPath, source: outer.source, views: views,
      constraints: constraints.map { SceneConstraint($0) })
    scene.extent = extent
    scene.textEra = outer.textEra
    return scene
  }

  // MARK: - Cells of UIKit's own classes

  /// Returns a cell of UIKit's own class with the strings of Interface Builder's prototypes. Nil if code uses none.
  ///
  /// - Parameter outer: The scene with the list.
  package func systemCell(in outer: Scene) -> Scene? {
    guard let style = systemCell else { return nil }
    switch role {
    case .content: return nil
    case .items:
      var root = View(name: "UICollectionViewCell", superview: nil, className: "collectionViewCell")
      root.identity.customClass = root.name
      let extent = RootExtent(.collectionCell, width: builtSize.width, height: .own(builtSize.height))
      return scene(named: root.name, [root], extent, in: outer)
    case .rows:
      let root = View(
        name: "UITableViewCell", superview: nil, className: "tableViewCell", content: .cell(CellContent()))
      let title = Self.text("Title", .system(17))
      let height = style == .subtitle ? Self.subtitleHeight : builtSize.height
      let extent = RootExtent(.cell, height: .fitting(orElse: height))
      switch style {
      case .basic: return scene(named: root.name, [root, title], extent, constraints: Self.basicPlaces, in: outer)
      case .value:
        let detail = Self.text("Detail", .system(17), .system(.secondaryLabel))
        return scene(
          named: root.name, [root, title, detail], extent, constraints: Self.basicPlaces + Self.valuePlaces, in: outer)
      case .subtitle:
        let detail = Self.text("Subtitle", .system(12))
        return scene(named: root.name, [root, title, detail], extent, constraints: Self.subtitlePlaces, in: outer)
      }
    }
  }

  private static func text(_ text: String, _ font: FontDescription, _ color: ViewColor? = nil) -> View {
    View(
      name: text, superview: 0, className: "label",
      content: .label(LabelContent(text: LocalizedText(text), font: font, color: color)))
  }

  /// The height of a cell with a subtitle at the default text size: 20.5 and 14.5 points of text, the distance between
  /// them, and 10 points above and below (specification ROW-03).
  private static let subtitleHeight = 55.5
  /// The distance of text from the edges of a cell on a phone, in points.
  private static let margin = 16.0

  private static let (cell, title, detail) = (LayoutItemID(view: 0), LayoutItemID(view: 1), LayoutItemID(view: 2))
  private static let basicPlaces = [
    LayoutConstraint(title, .leading, .equal, cell, .leading, constant: margin),
    LayoutConstraint(title, .centerY, .equal, cell, .centerY),
  ]
  private static let valuePlaces = [
    LayoutConstraint(detail, .trailing, .equal, cell, .trailing, constant: -margin),
    LayoutConstraint(detail, .centerY, .equal, cell, .centerY),
  ]
  private static let subtitlePlaces = [
    LayoutConstraint(title, .leading, .equal, cell, .leading, constant: margin),
    LayoutConstraint(title, .bottom, .equal, cell, .centerY, constant: 3),
    LayoutConstraint(detail, .leading, .equal, cell, .leading, constant: margin),
    LayoutConstraint(detail, .top, .equal, title, .bottom, constant: 0.5),
  ]
}
