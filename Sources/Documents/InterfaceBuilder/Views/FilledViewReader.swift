internal import Geometry
internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// Finds the views of a scene that code fills from xibs: tables and collections without prototypes whose cells it
/// registers, and views that load their own content.
struct FilledViewReader {
  private let document: InterfaceBuilderDocument
  private let tree: ViewTree

  /// Creates a reader of the views of a scene.
  init(of tree: ViewTree, in document: InterfaceBuilderDocument) {
    self.document = document
    self.tree = tree
  }

  /// The views that code fills, in the order of the scene.
  var views: [FilledView] {
    guard document.code.isKnown else { return [] }
    return tree.views.indices.compactMap { view in
      switch tree.elements[view].name {
      case .tableView: table(view)
      case .collectionView: collection(view)
      default: content(view)
      }
    }
  }

  // MARK: - Tables

  private func table(_ view: Int) -> FilledView? {
    let subviews = tree.subviews(of: view)
    let element = tree.elements[view]
    guard !subviews.contains(where: { tree.elements[$0].name == .tableViewCell }) else { return nil }
    let owners = document.code.owners(of: element)
    guard let owner = owners.first else { return nil }
    let rows = FilledView.Rows(height: height(of: element, owners), isInset: element[.style] == "insetGrouped")
    var filled = FilledView(view: view, by: owner.code.name, role: .rows(rows), nibs: Self.nibs(of: owners))
    filled.displaced = subviews.filter { tree.elements[$0].key == .tableFooterView }
    return filled
  }

  /// Returns the groups of nib names of all owners, in the order of the owners.
  private static func nibs(of owners: [ListOwner]) -> [[String]] {
    let groups = owners.map(\.cellNibs)
    return (0..<(groups.map(\.count).max() ?? 0)).map { group in
      groups.flatMap { $0.indices.contains(group) ? $0[group] : [] }
    }
  }

  /// Returns the height of rows. What the delegate returns takes precedence over the property, and the property over
  /// the document.
  private func height(of table: XMLElement, _ owners: [ListOwner]) -> FilledView.Height {
    let stated = table.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil }
    let returned = owners.lazy.compactMap { $0.returned(["heightForRowAt", "heightForRowAtIndexPath"]) }.first
    let set = owners.lazy.compactMap { $0.setting("rowHeight") }.first
    switch (returned ?? set).map({ CodeLength($0.value) }) {
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
    guard !tree.subviews(of: view).contains(where: { tree.elements[$0].name == .collectionViewCell }) else {
      return nil
    }
    let owners = document.code.owners(of: element)
    guard let owner = owners.first else { return nil }
    let layout = element.child(key: .collectionViewLayout)
    let flow = layout.flatMap { $0.name == .collectionViewFlowLayout ? FlowLayoutReader.layout($0) : nil }
    var items = FilledView.Items(flow ?? FlowLayout(axis: .vertical, itemSpacing: 10, lineSpacing: 10))
    setSize(of: &items, layout, owners)
    return FilledView(view: view, by: owner.code.name, role: .items(items), nibs: Self.nibs(of: owners))
  }

  /// Sets the size of cells. What the delegate returns takes precedence over the property, and the property over the
  /// document.
  private func setSize(of items: inout FilledView.Items, _ layout: XMLElement?, _ owners: [ListOwner]) {
    let returned = owners.lazy.compactMap { $0.returned(["sizeForItemAt", "sizeForItemAtIndexPath"]) }.first
    let set = owners.lazy.compactMap { $0.anySetting("itemSize") }.first
    if let size = returned ?? set {
      let (width, height) = CodeLength.size(size.value)
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

  // MARK: - Own content

  /// Returns a view of the author's own class that is empty and loads its content. Nil for all others.
  private func content(_ view: Int) -> FilledView? {
    let element = tree.elements[view]
    guard view > 0, tree.views[view].content == .container, element.customClass != nil,
      tree.subviews(of: view).isEmpty, let code = element[.id].flatMap({ document.code.classes[$0] }),
      !code.loadedNibs.isEmpty
    else { return nil }
    return FilledView(view: view, by: code.name, role: .content, nibs: [code.loadedNibs])
  }
}
