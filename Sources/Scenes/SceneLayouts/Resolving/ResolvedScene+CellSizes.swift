package import Geometry
internal import Scenes

/// Cells at temporary sizes, or in other lists.
extension ResolvedScene {
  /// Returns the scene with another width of the root and the height of its content at that width.
  package func root(ofWidth width: Double) -> ResolvedScene {
    filling(size: Size(width: width, height: rootSize.height), covered: .zero)
  }

  /// Returns the scene with another size of the root, independent of its content.
  package func root(ofSize size: Size) -> ResolvedScene {
    var fixed = filling(size: size, covered: .zero)
    fixed.rootMargins = rootMargins
    fixed.preferredHeight = nil
    fixed.hasHeightInReserve = false
    return fixed
  }

  /// Returns the scene with a given size for the cells of all self-sizing collections, and the positions of these
  /// cells. Nil if there are none.
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
