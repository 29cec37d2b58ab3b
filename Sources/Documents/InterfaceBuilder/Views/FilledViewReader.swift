internal import Geometry
internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// A reader that finds the views of a scene that code fills: tables and collections without designed prototypes whose
/// cells it registers from xibs, views that load their own content, containers without content in the document, and
/// controllers that replace their view by that of a nib.
struct FilledViewReader {
  private let document: InterfaceBuilderDocument
  private let tree: ViewTree

  /// The controller of the root in a storyboard. Nil for other roots.
  private let controller: XMLElement?

  /// Creates a reader of the views of a scene.
  ///
  /// - Parameter controller: The controller of the root in a storyboard. Nil for other roots.
  init(of tree: ViewTree, in document: InterfaceBuilderDocument, controller: XMLElement?) {
    self.document = document
    self.tree = tree
    self.controller = controller
  }

  /// The views that code fills, in the order of the scene.
  var views: [FilledView] {
    guard document.code.isKnown else { return [] }
    return tree.views.indices.compactMap { view in
      switch tree.elements[view].name {
      case .tableView: table(view)
      case .collectionView: collection(view)
      default: view == 0 ? root : content(view)
      }
    }
  }

  /// Whether a cell is an empty prototype, such as Interface Builder adds to each new list. The cells of a static table
  /// are shown even if they are empty.
  private func isUndesigned(_ cell: Int) -> Bool {
    let element = tree.elements[cell]
    let isCollection = element.name == .collectionViewCell
    guard isCollection || isOfPrototypes(cell), element[.style] == nil, !isCollection || !isColored(cell),
      element.customClass.map({ name in !isCollection && document.code.isCell(name) }) ?? true
    else { return false }
    return tree.contentView(of: cell).map { tree.subviews(of: $0).isEmpty } ?? tree.subviews(of: cell).isEmpty
  }

  /// Whether an empty cell or its content view has a visible color that its list does not have.
  private func isColored(_ cell: Int) -> Bool {
    let list = tree.views[cell].superview.flatMap { tree.views[$0].appearance.background }
    return [cell, tree.contentView(of: cell)].compactMap(\.self).contains { view in
      guard let color = tree.views[view].appearance.background, color != list else { return false }
      return color.resolved(in: .light).color.alpha > 0
    }
  }

  private func isOfPrototypes(_ cell: Int) -> Bool {
    tree.views[cell].superview.map { tree.elements[$0].child(.prototypes) != nil } ?? false
  }

  // MARK: - Tables

  private func table(_ view: Int) -> FilledView? {
    let subviews = tree.subviews(of: view)
    let element = tree.elements[view]
    let cells = subviews.filter { tree.elements[$0].name == .tableViewCell }
    guard cells.allSatisfy(isUndesigned) else { return nil }
    let owners = document.code.owners(of: element)
    guard let owner = owners.first else { return nil }
    var rows = FilledView.Rows(height: height(of: element, owners), isInset: element[.style] == "insetGrouped")
    rows.isGrouped = element[.style] == "grouped" || rows.isInset
    var filled = FilledView(view: view, by: owner.code.name, role: .rows(rows), nibs: Self.nibs(of: owners))
    filled.displaced = cells + subviews.filter { tree.elements[$0].key == .tableFooterView }
    setBuiltCells(of: &filled, owners, prototypes: cells)
    if cells.isEmpty { setOutletCells(of: &filled) }
    setHeader(of: &filled, owners)
    if let estimate = owners.lazy.compactMap({ $0.setting("estimatedRowHeight") }).first,
      case .points(let height) = CodeLength(estimate.setting.value)
    {
      filled.builtSize.height = height
    }
    return filled
  }

  /// Sets the cells of the document to which code has outlets, if the code seems to have no others: it registers and
  /// loads none, builds none of another class, and uses none of UIKit's class.
  private func setOutletCells(of filled: inout FilledView) {
    // The last group has all names that the code mentions, which may belong to something else.
    guard filled.nibs.dropLast().allSatisfy(\.isEmpty), filled.systemCell == nil else { return }
    let cells = document.code.outletCells(of: tree.elements[filled.view])
    let classes = Set(cells.compactMap(\.customClass))
    guard filled.builtCells.allSatisfy(classes.contains) else { return }
    filled.outletCells = cells.compactMap { $0[.id] }
  }

  /// Sets the header of the first section, unless code hides it by a height of zero.
  private func setHeader(of filled: inout FilledView, _ owners: [ListOwner]) {
    let height = owners.lazy.compactMap { $0.returned(["heightForHeaderInSection"]) }.first?.setting.value
    let isHidden = height?.contains { SourceReader.number($0) == 0 || Self.leastHeights.contains($0) } ?? false
    guard !isHidden || (height?.count ?? 0) > 2 else { return }
    filled.headerNibs = owners.flatMap(\.headerNibs)
    filled.headerTitle = owners.lazy.compactMap { $0.returned(["titleForHeaderInSection"])?.setting.words }.first
    if let height, case .points(let points) = CodeLength(height) { filled.headerHeight = points }
  }

  /// Names of heights with which code hides headers.
  private static let leastHeights: Set<String> = ["leastNormalMagnitude", "leastNonzeroMagnitude", "CGFLOAT_MIN"]

  /// Returns the groups of nib names of all owners, in the order of the owners.
  private static func nibs(of owners: [ListOwner]) -> [[String]] {
    let groups = owners.map(\.cellNibs)
    return (0..<(groups.map(\.count).max() ?? 0)).map { group in
      groups.flatMap { $0.indices.contains(group) ? $0[group] : [] }
    }
  }

  /// Returns the height of rows. Code takes precedence over the document.
  private func height(of table: XMLElement, _ owners: [ListOwner]) -> FilledView.Height {
    let stated = table.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil }
    switch owners.rowHeight.map({ CodeLength($0.setting.value) }) {
    case .points(let points): return .fixed(points)
    case .fitting: return .fitting(atLeast: 0)
    case .open, .whole: return .designed
    // Without code that sets a height, rows may be taller than stated, but content does not fit into less.
    case nil: return .fitting(atLeast: stated ?? 0)
    }
  }

  // MARK: - Collections

  private func collection(_ view: Int) -> FilledView? {
    let element = tree.elements[view]
    let cells = tree.subviews(of: view).filter { tree.elements[$0].name == .collectionViewCell }
    guard cells.allSatisfy(isUndesigned) else { return nil }
    let owners = document.code.owners(of: element)
    guard let owner = owners.first else { return nil }
    if owners.contains(where: \.code.usesListCells) { return listOfRows(view, cells, owners, by: owner) }
    let layout = element.child(key: .collectionViewLayout)
    let flow = layout.flatMap { $0.name == .collectionViewFlowLayout ? FlowLayoutReader.layout($0) : nil }
    var items = FilledView.Items(flow ?? FlowLayout(axis: .vertical, itemSpacing: 10, lineSpacing: 10))
    setSize(of: &items, layout, owners)
    var filled = FilledView(view: view, by: owner.code.name, role: .items(items), nibs: Self.nibs(of: owners))
    filled.displaced = cells
    setBuiltCells(of: &filled, owners, prototypes: cells)
    // The size of a collection without one in its document is UIKit's.
    let stated = layout?.child(.size, key: .itemSize)
    filled.builtSize = Size(width: stated?.number(.width) ?? 50, height: stated?.number(.height) ?? 50)
    return filled
  }

  /// Returns a collection whose code gives it the layout or the cells of a list: it looks like a table.
  private func listOfRows(_ view: Int, _ cells: [Int], _ owners: [ListOwner], by owner: ListOwner) -> FilledView {
    let isInset = owners.contains { $0.code.parts.contains { $0.part.writtenCell.parts.contains(.insetGrouped) } }
    let rows = FilledView.Rows(height: .fitting(atLeast: 44), isInset: isInset)
    var filled = FilledView(view: view, by: owner.code.name, role: .rows(rows), nibs: Self.nibs(of: owners))
    filled.displaced = cells
    setBuiltCells(of: &filled, owners, prototypes: cells)
    return filled
  }

  /// Sets the classes of the cells that code builds, their looks, and the look of UIKit's own class.
  private func setBuiltCells(of filled: inout FilledView, _ owners: [ListOwner], prototypes: [Int]) {
    var isTable = false
    if case .rows = filled.role { isTable = true }
    let isOfTable = tree.elements[filled.view].name == .tableView
    let classes = prototypes.compactMap { tree.elements[$0].customClass }
    if !classes.isEmpty { filled.nibs.insert(classes, at: 0) }
    let names = filled.nibs.joined().reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    filled.builtCells = owners.reduce(into: []) { classes, owner in
      classes += owner.cellClasses(among: names, ofTable: isOfTable).filter { !classes.contains($0) }
    }
    filled.builtCells += classes.filter { !filled.builtCells.contains($0) }
    for name in filled.builtCells where isTable && filled.builtLooks[name] == nil {
      filled.builtLooks[name] = owners.lazy.compactMap { $0.look(ofCell: name) }.first
    }
    let hasPrototype = prototypes.contains { tree.elements[$0].customClass == nil }
    filled.systemCell = owners.lazy.compactMap { $0.systemCell(ofTable: isTable, hasPrototype: hasPrototype) }.first
    let accessory = prototypes.lazy.compactMap { cell in
      if case .cell(let look) = tree.views[cell].content, look.accessory != .none { look.accessory } else { nil }
    }.first
    if let accessory { filled.systemCell?.accessory = accessory }
  }

  /// Sets the size of cells. Code takes precedence over the document.
  private func setSize(of items: inout FilledView.Items, _ layout: XMLElement?, _ owners: [ListOwner]) {
    if owners.fitsItems { items.layout.fitsItems = true }
    if let size = owners.itemSize {
      let (width, height) = CodeLength.size(size.setting.value)
      if case .points(let points) = width { items.width = points }
      if case .points(let points) = height { items.height = points }
      items.fillsWidth = width == .whole
      return
    }
    guard !items.layout.fitsItems, let size = layout?.child(.size, key: .itemSize), let width = size.number(.width),
      let height = size.number(.height), width > 0, height > 0, !Self.standardSizes.contains(width)
    else { return }
    (items.width, items.height) = (width, height)
  }

  /// The default lengths of cells, in points. Collections with such a size have none from their author.
  private static let standardSizes: Set<Double> = [50, 128]

  // MARK: - Empty views

  /// The empty root of a controller that takes its view from a nib as soon as it loads. Nil for other roots.
  private var root: FilledView? {
    guard let code = controller?[.id].flatMap({ document.code.classes[$0] }), tree.views[0].content == .container,
      tree.subviews(of: 0).isEmpty, tree.elements[0].customClass == nil, !code.ownViewNibs.isEmpty
    else { return nil }
    var filled = FilledView(view: 0, by: code.name, role: .content, nibs: [code.ownViewNibs])
    filled.isControllersView = true
    return filled
  }

  /// Returns an empty view that code fills: one of the author's own class that loads its content, or a container to which
  /// a class adds views. Nil for all others.
  private func content(_ view: Int) -> FilledView? {
    let element = tree.elements[view]
    guard tree.views[view].content == .container, tree.subviews(of: view).isEmpty else { return nil }
    guard element.customClass != nil else { return container(view) }
    guard let code = element[.id].flatMap({ document.code.classes[$0] }), !code.loadedNibs.isEmpty else { return nil }
    return FilledView(view: view, by: code.name, role: .content, nibs: [code.loadedNibs])
  }

  /// Returns an empty container to which a class with an outlet to it adds views. Nil for stacks, which may be empty.
  private func container(_ view: Int) -> FilledView? {
    guard tree.views[view].placement.stack == nil,
      let owner = document.code.owners(of: tree.elements[view]).first(where: \.addsViews)
    else { return nil }
    return FilledView(view: view, by: owner.code.name, role: .content, nibs: [])
  }
}
