internal import Geometry

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
    var scene = Scene(name: name, documentPath: outer.documentPath, source: outer.source, views: [root])
    scene.extent = extent
    scene.textEra = outer.textEra
    return scene
  }
}
