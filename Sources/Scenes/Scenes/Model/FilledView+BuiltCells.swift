internal import AutoLayout
internal import Geometry
internal import Typography

extension FilledView {
  /// Returns a cell whose views code builds: in one of UIKit's styles, or with only the name of its class. Nil for other
  /// names.
  ///
  /// - Parameter outer: The scene with the list.
  package func builtCell(named name: String, in outer: Scene) -> Scene? {
    guard builtCells.contains(name) else { return nil }
    switch role {
    case .rows:
      // A cell of a table has its own look, so a label says what it is.
      return row(named: name, builtLooks[name] ?? CellLook(.basic, title: name), in: outer, ofClass: name)
    case .items: return item(named: name, in: outer)
    case .content: return nil
    }
  }

  /// Returns the cell of a collection, which is drawn with the name of its class, or with a color.
  private func item(named name: String, _ color: ViewColor? = nil, in outer: Scene) -> Scene {
    var root = View(name: name, superview: nil, className: "collectionViewCell")
    root.identity.customClass = name
    root.appearance.background = color
    let extent = RootExtent(.collectionCell, width: builtSize.width, height: .own(builtSize.height))
    return scene(named: name, [root], extent, in: outer)
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
    guard let look = systemCell else { return nil }
    switch role {
    case .content: return nil
    // Code usually gives it a color. Without one, nothing would be visible.
    case .items: return item(named: "UICollectionViewCell", .system(.gray4), in: outer)
    case .rows: return row(named: "UITableViewCell", look, in: outer, ofClass: nil)
    }
  }

  private func row(named name: String, _ look: CellLook, in outer: Scene, ofClass customClass: String?) -> Scene {
    var root = View(
      name: name, superview: nil, className: "tableViewCell", content: .cell(CellContent(accessory: look.accessory)))
    root.identity.customClass = customClass
    var views = [root, Self.text(look.title, .system(17))]
    var places: [LayoutConstraint]
    switch look.style {
    case .basic: places = [Self.centered(Self.title)]
    case .value:
      views.append(Self.text("Detail", .system(17), .system(.secondaryLabel)))
      let margin = look.accessory == .none ? Self.margin : Self.accessoryMargin
      places = [
        Self.centered(Self.title), Self.centered(Self.detail),
        LayoutConstraint(Self.detail, .trailing, .equal, Self.cell, .trailing, constant: -margin),
      ]
    case .subtitle:
      views.append(Self.text("Subtitle", .system(12)))
      places = [
        LayoutConstraint(Self.title, .bottom, .equal, Self.cell, .centerY, constant: 3),
        LayoutConstraint(Self.detail, .leading, .equal, Self.title, .leading),
        LayoutConstraint(Self.detail, .top, .equal, Self.title, .bottom, constant: 0.5),
      ]
    }
    places.append(
      LayoutConstraint(
        Self.title, .leading, .equal, Self.cell, .leading,
        constant: look.hasImage ? Self.imageSide + 2 * Self.margin : Self.margin))
    if look.hasImage {
      places += Self.places(ofImage: LayoutItemID(view: views.count))
      views.append(View(name: "Image", superview: 0, className: "imageView", content: .image(ImageContent())))
    }
    let height = look.style == .subtitle ? Self.subtitleHeight : builtSize.height
    return scene(
      named: name, views, RootExtent(.cell, height: .fitting(orElse: height)), constraints: places, in: outer)
  }

  /// Returns the header of the first section, with the title that code returns. Nil if there is no title.
  ///
  /// - Parameter outer: The scene with the list.
  package func titledHeader(in outer: Scene) -> Scene? {
    guard let headerTitle, case .rows(let rows) = role else { return nil }
    let root = View(name: "Header", superview: nil, className: "view")
    let title =
      rows.isGrouped
      ? Self.text(headerTitle, .style(.footnote), .system(.secondaryLabel)) : Self.text(headerTitle, .style(.headline))
    let margin = rows.isInset ? 2 * Self.margin : Self.margin
    let places = [
      rows.isGrouped
        ? LayoutConstraint(Self.title, .bottom, .equal, Self.cell, .bottom, constant: -Self.groupTitleDistance)
        : Self.centered(Self.title),
      LayoutConstraint(Self.title, .leading, .equal, Self.cell, .leading, constant: margin),
      LayoutConstraint(Self.title, .trailing, .lessThanOrEqual, Self.cell, .trailing, constant: -margin),
    ]
    let height = rows.isGrouped ? Self.groupTitleHeight : Self.plainTitleHeight
    return scene(
      named: "Header", [root, title], RootExtent(.header, height: .fitting(orElse: height)), constraints: places,
      in: outer)
  }

  /// The heights of section headers with one line at the default text size, in points.
  private static let (plainTitleHeight, groupTitleHeight) = (28.0, 38.0)
  /// The distance of the title of a group from its first row, in points.
  private static let groupTitleDistance = 7.0

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

  /// The distance of text from the trailing edge of a cell with an accessory, in points.
  private static let accessoryMargin = 38.0
  /// The width and height of an image whose size only the app knows, in points: about those of a symbol.
  private static let imageSide = 24.0

  private static let (cell, title, detail) = (LayoutItemID(view: 0), LayoutItemID(view: 1), LayoutItemID(view: 2))

  private static func centered(_ item: LayoutItemID) -> LayoutConstraint {
    LayoutConstraint(item, .centerY, .equal, cell, .centerY)
  }

  private static func places(ofImage image: LayoutItemID) -> [LayoutConstraint] {
    [
      centered(image), LayoutConstraint(image, .leading, .equal, cell, .leading, constant: margin),
      LayoutConstraint(image, .width, .equal, constant: imageSide),
      LayoutConstraint(image, .height, .equal, constant: imageSide),
    ]
  }
}
