internal import Geometry
internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// The views that code creates, loads or embeds in views of a document.
extension FilledViewReader {
  // MARK: - Lists

  /// Returns a list that code creates under a name, with the cells that it registers. Nil if none are known.
  static func list(
    at view: Int, named name: String, of code: ClassCode, in document: InterfaceBuilderDocument, ofTable isTable: Bool
  ) -> FilledView? {
    let owners = document.code.owners(ofListNamed: name, in: code)
    let isOfRows = isTable || owners.contains(where: \.code.usesListCells)
    let role: FilledView.Role =
      isOfRows
      ? .rows(FilledView.Rows(height: height(ofRows: nil, owners)))
      : .items(FilledView.Items(FlowLayout(axis: .vertical, itemSpacing: 10, lineSpacing: 10)))
    var filled = FilledView(view: view, by: code.name, role: role, nibs: nibs(of: owners))
    setBuiltCells(of: &filled, owners, in: document, ofTable: isTable, hasPrototype: false)
    if isOfRows { setHeader(of: &filled, owners) } else { filled.builtSize = Size(width: 50, height: 50) }
    return filled
  }

  /// Sets the classes of the cells that code builds, their views or looks, and that of UIKit's own class.
  ///
  /// `isOfTable` specifies whether the list is a table. A collection may show rows as well.
  static func setBuiltCells(
    of filled: inout FilledView, _ owners: [ListOwner], in document: InterfaceBuilderDocument, ofTable isOfTable: Bool,
    hasPrototype: Bool
  ) {
    var isTable = false
    if case .rows = filled.role { isTable = true }
    let names = filled.nibs.joined().reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    filled.builtCells = owners.reduce(into: []) { classes, owner in
      classes += owner.cellClasses(among: names, ofTable: isOfTable).filter { !classes.contains($0) }
    }
    let extent =
      isTable
      ? RootExtent(.cell, height: .fitting(orElse: filled.builtSize.height))
      : RootExtent(.collectionCell, width: filled.builtSize.width, height: .own(filled.builtSize.height))
    for name in filled.builtCells {
      if isTable { filled.builtLooks[name] = owners.lazy.compactMap { $0.look(ofCell: name) }.first }
      filled.builtCellScenes[name] = document.code.code(of: name).flatMap {
        BuiltSceneReader.scene(builtBy: $0, at: [["contentView"], []], in: document, extent)
      }
    }
    filled.systemCell = owners.lazy.compactMap { $0.systemCell(ofTable: isTable, hasPrototype: hasPrototype) }.first
  }

  // MARK: - Content of other views

  /// Returns an empty view that code fills: with its own nib, a child controller, or views that code creates. Nil for all
  /// others.
  func content(_ view: Int) -> FilledView? {
    let element = tree.elements[view]
    guard isBlank(view) else { return nil }
    if view > 0, element.customClass != nil {
      guard let code = element[.id].flatMap({ document.code.classes[$0] }) else { return nil }
      var filled = FilledView(view: view, by: code.name, role: .content, nibs: [code.loadedNibs])
      filled.built = BuiltSceneReader.scene(builtBy: code, at: [[]], in: document, .builtPart)
      return code.loadedNibs.isEmpty && filled.built == nil ? nil : filled
    }
    let isContainer = tree.views[view].identity.statements.first([.fills]) != nil
    for owner in document.code.owners(of: element) {
      var filled = FilledView(view: view, by: owner.code.name, role: .content, nibs: [])
      filled.built = BuiltSceneReader.scene(builtBy: owner.code, at: owner.names, in: document, .builtPart)
      if view == 0 ? owner.showsChildren : isContainer && owner.code.embedsOthers {
        let built = owner.code.built
        // Of several controllers, conditions decide which one the app shows.
        if Set(built.controllers).count == 1, !built.isUnclear {
          (filled.controllers, filled.storyboards) = (built.controllers, built.storyboards)
        }
      }
      if filled.built != nil || !filled.controllers.isEmpty || view > 0 && isContainer { return filled }
    }
    return nil
  }

  /// Whether a view is a plain one without content in the document: without subviews, or for a root, with none that is
  /// visible.
  private func isBlank(_ view: Int) -> Bool {
    guard isPlain(view) else { return false }
    guard view == 0 else { return tree.subviews(of: view).isEmpty }
    return tree.views.indices.dropFirst().allSatisfy { other in
      tree.views[other].appearance.isHidden || tree.views[other].appearance.opacity == 0
        || isPlain(other) && tree.elements[other].customClass == nil && !isVisible(other)
    }
  }

  /// Whether a view only contains others: a plain view, or a container view without an embedded scene.
  private func isPlain(_ view: Int) -> Bool {
    switch tree.views[view].content {
    case .container: tree.views[view].placement.stack == nil
    case .embeddedScene: !tree.elements[view].list(.connections).contains { $0.name == .segue }
    default: false
    }
  }

  /// Whether a view has a color other than that of the root.
  private func isVisible(_ view: Int) -> Bool {
    guard let color = tree.views[view].appearance.background, color != tree.views[0].appearance.background else {
      return false
    }
    return color.resolved(in: .light).color.alpha > 0
  }
}

extension ListOwner {
  /// Whether the code shows other controllers in its own view, as children or pages.
  fileprivate var showsChildren: Bool { code.embedsOthers || code.systemClass == "UIPageViewController" }
}
