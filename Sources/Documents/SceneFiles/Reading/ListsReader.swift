internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the roles that tables and collections give views on a device (specification ROW-01): a mapping of
/// views, each with the kind of its role and its properties.
struct ListsReader {
  let context: ReadingContext

  /// The kinds of roles.
  enum Kind: String, CaseIterable {
    case row, content, part, header, cell, footer, designed
  }

  /// How the height of a row is determined.
  enum Height: String, CaseIterable {
    case fixed, expected, fitting, text
  }

  /// The distance of a row from the sides of its table.
  enum Sides: String, CaseIterable {
    case none, group, title, titleInGroup
  }

  /// The styles of system cells.
  enum Style: String, CaseIterable {
    case basic, subtitle, value
  }

  static let rowKeys = ["above", "gap", "sides", "height", "points", "prototype"] + styleKeys
  /// The keys of a system cell.
  static let styleKeys = ["style", "content", "title", "detail", "image"]
  /// The keys of the content view of a cell.
  static let contentKeys = ["accessory", "followsMargin", "separator"]
  /// The keys of a collection item.
  static let itemKeys = ["width", "height", "fills", "axis", "itemSpacing", "lineSpacing", "insets", "fitsItems"]
  /// All keys of a role.
  static let keys = ["kind"] + Set(rowKeys + contentKeys + itemKeys).sorted()

  /// Reads the roles of views by position. Called after all views are known.
  func places(_ node: YAMLNode) -> [Int: ListPlacement] {
    var places: [Int: ListPlacement] = [:]
    for entry in context.entries(node, of: "'lists'") ?? [] {
      guard let view = context.position(ofView: entry.name, at: entry.key) else { continue }
      context.note(.view, key: entry)
      guard let word = entry.value["kind"] else {
        context.report(
          .missingKey, .init(kind: "list", "a position in a list needs a kind"), at: entry.value.place,
          hint: "add one, such as 'kind: row'")
        continue
      }
      guard let kind: Kind = context.choice(word, "kind of position") else { continue }
      places[view] = place(kind, entry.value)
    }
    return places
  }

  private func place(_ kind: Kind, _ node: YAMLNode) -> ListPlacement {
    switch kind {
    case .row:
      check(node, Self.rowKeys)
      return .row(row(node))
    case .content:
      check(node, Self.contentKeys)
      return .cellContent(
        CellInsets(
          accessory: number("accessory", node), followsMargin: flag("followsMargin", node),
          hasSeparator: flag("separator", node)))
    case .part:
      check(node, [])
      return .systemPart
    case .designed:
      check(node, ["points"])
      return .container(sceneHeight: number("points", node))
    case .header: return item(.header, node)
    case .cell: return item(.cell, node)
    case .footer: return item(.footer, node)
    }
  }

  private func check(_ node: YAMLNode, _ keys: [String]) {
    _ = context.fields(node, allowed: ["kind"] + keys, of: "a position in a list")
  }

  // MARK: - Rows

  private func row(_ node: YAMLNode) -> TableRow {
    let points = number("points", node)
    let height: TableRow.Height =
      switch node["height"].flatMap({ context.choice($0, "height of rows") as Height? }) {
      case .fixed: .fixed(points)
      case .expected: .expected(points)
      case .fitting, nil: .fitting(saved: points)
      case .text: .text
      }
    let sides: TableRow.Sides =
      switch node["sides"].flatMap({ context.choice($0, "distance from the sides") as Sides? }) {
      case .some(.none), nil: .none
      case .group: .group
      case .title: .title(inGroup: false)
      case .titleInGroup: .title(inGroup: true)
      }
    var row = TableRow(
      below: view("above", node), gap: number("gap", node, atLeast: -SceneNumber.largest), sides: sides, height: height,
      system: system(node))
    row.isPrototype = flag("prototype", node)
    return row
  }

  private func system(_ node: YAMLNode) -> SystemCell? {
    guard let style: Style = node["style"].flatMap({ context.choice($0, "style of cells") }),
      let content = view("content", node), let title = view("title", node)
    else { return nil }
    let kind: SystemCell.Style =
      switch style {
      case .basic: .basic
      case .subtitle: .subtitle
      case .value: .value
      }
    return SystemCell(kind, content: content, title: title, detail: view("detail", node), image: view("image", node))
  }

  // MARK: - Items

  private func item(_ role: FlowItem.Role, _ node: YAMLNode) -> ListPlacement {
    check(node, Self.itemKeys)
    let layout = FlowLayout(
      axis: node["axis"].flatMap { context.choice($0, "axis") } ?? .vertical,
      itemSpacing: number("itemSpacing", node), lineSpacing: number("lineSpacing", node),
      insets: node["insets"].flatMap { context.insets($0, "'insets'")?.insets } ?? .zero,
      fitsItems: flag("fitsItems", node))
    let axes = node["fills"].map { context.list($0).compactMap { context.choice($0, "axis") as Axis? } } ?? []
    return .item(
      FlowItem(
        role, of: layout, size: Size(width: number("width", node), height: number("height", node)),
        filledAxes: Set(axes)))
  }

  // MARK: - Values

  private func number(_ key: String, _ node: YAMLNode, atLeast minimum: Double = 0) -> Double {
    node[key].flatMap { context.number($0, "'\(key)'", atLeast: minimum) } ?? 0
  }

  private func flag(_ key: String, _ node: YAMLNode) -> Bool {
    node[key].flatMap { context.flag($0, "'\(key)'") } ?? false
  }

  private func view(_ key: String, _ node: YAMLNode) -> Int? {
    guard let value = node[key], let name = context.word(value, "the view") else { return nil }
    context.note(.view, in: value, at: 0..<name.unicodeScalars.count)
    return context.position(ofView: name, at: value)
  }
}
