internal import AutoLayout
internal import Geometry
internal import SceneLayouts

/// A lookup of the visible rectangles and coordinates of constraint items, in root coordinates.
struct ConstraintGeometry {
  let layout: Layout
  private let solution: LayoutSolution

  init(layout: Layout) {
    self.layout = layout
    solution = layout.shownSolution
  }

  /// Returns the alignment rectangle of a view or the rectangle of a guide. Nil if the solution has none.
  func rect(of item: LayoutItemID) -> Rect? {
    if item.guide != nil {
      if let solved = solution.guides.first(where: { $0.item == item }) { return solved.rect }
      if item.view == 0, item.guide == .safeArea {
        return Rect(origin: .zero, size: layout.resolved.rootSize).inset(by: layout.resolved.safeArea)
      }
    }
    return solution.alignmentRects[safely: item.view]
  }

  /// Returns the coordinate of an edge, center or baseline along its axis. Nil for sizes.
  func coordinate(of attribute: LayoutAttribute, in item: LayoutItemID) -> Double? {
    guard let rect = rect(of: item) else { return nil }
    let isRightToLeft = layout.isRightToLeft(item.view)
    return switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isRightToLeft ? rect.maxX : rect.minX
    case .trailing: isRightToLeft ? rect.minX : rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .firstBaseline, .lastBaseline: baseline(isFirst: attribute == .firstBaseline, of: item, rect)
    // A constraint system refers to the guide of margins, so margin attributes do not occur.
    default: nil
    }
  }

  private func baseline(isFirst: Bool, of item: LayoutItemID, _ rect: Rect) -> Double {
    guard item.guide == nil, let view = layout.system.items[safely: item.view] else { return rect.maxY }
    return switch view.baseline {
    case .none: rect.maxY
    case .edges(let first, let last), .line(let first, let last, _): isFirst ? rect.minY + first : rect.maxY - last
    case .centered(let offset): rect.midY + offset
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is an end: trailing, right, bottom and the baselines.
  ///
  /// Constants between leading or trailing edges count in reading direction, so trailing is an end in both directions.
  var isEnd: Bool {
    switch self {
    case .right, .trailing, .bottom, .lastBaseline, .firstBaseline: true
    default: false
    }
  }
}
