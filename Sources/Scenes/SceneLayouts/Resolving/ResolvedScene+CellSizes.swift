package import Geometry
internal import Scenes

/// Cells at sizes that they have for a moment, or in other lists.
extension ResolvedScene {
  /// The scene with a root of another width and the height that its content asks for there.
  package func root(ofWidth width: Double) -> ResolvedScene {
    filling(size: Size(width: width, height: rootSize.height), covered: .zero)
  }

  /// The scene with a root of another size, whatever its content asks for.
  package func root(ofSize size: Size) -> ResolvedScene {
    var fixed = filling(size: size, covered: .zero)
    fixed.rootMargins = rootMargins
    fixed.wishedHeight = nil
    fixed.hasHeightInReserve = false
    return fixed
  }

  /// The scene with cells of a size in all collections that ask their cells for one, and the positions of these cells; nil
  /// if there are none.
  package func selfSizingCells(ofSize size: Size) -> (scene: ResolvedScene, cells: [Int])? {
    var sized = self
    var cells: [Int] = []
    for position in views.indices {
      guard case .item(var item) = views[position].list.placement, item.role == .cell, item.layout.fitsItems else {
        continue
      }
      item.size = size
      item.layout.fitsItems = false
      item.filledAxes = []
      sized.views[position].list.placement = .item(item)
      cells.append(position)
    }
    return cells.isEmpty ? nil : (sized, cells)
  }
}
