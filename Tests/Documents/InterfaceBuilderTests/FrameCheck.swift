import AutoLayout
import DocumentTestSupport
import Geometry
import SceneLayouts
import Scenes

/// Checks the constraints of a layout against its frames on the pixel grid, independently of the engine.
struct FrameCheck {
  private let layout: Layout
  private let broken: Set<LayoutConstraint>
  private let pixel: Double

  /// Creates a check of a layout.
  init(_ layout: Layout) {
    self.layout = layout
    broken = Set(layout.solution.conflicts.map(\.broken))
    pixel = 1 / layout.resolved.variant.device.scale
  }

  /// The number of required constraints of the author that were checked.
  var count: Int { required.count }

  /// The required constraints that do not hold, each with the distance by which it misses, in points. Constraints that
  /// a conflict broke are skipped.
  var violations: [(constraint: LayoutConstraint, missing: Double)] {
    required.compactMap { constraint in
      let missing = missing(of: constraint)
      return missing > tolerance(of: constraint) ? (constraint, missing) : nil
    }
  }

  private var required: [LayoutConstraint] {
    layout.resolved.constraints.filter { $0.priority.isRequired && !broken.contains($0) }
  }

  /// Returns the tolerance for a constraint, in points. Rounding moves an edge by at most half a pixel and changes a
  /// size by at most one. Two of them differ by at most one pixel, and by more if one is multiplied.
  private func tolerance(of constraint: LayoutConstraint) -> Double {
    let factor = constraint.multiplier == 1 ? 1 : 1 + constraint.multiplier.magnitude
    return pixel * factor + 0.01
  }

  private func missing(of constraint: LayoutConstraint) -> Double {
    let isMirrored = isMirrored(constraint)
    let sign: Double = isMirrored && constraint.firstAttribute.kind == .horizontalPosition ? -1 : 1
    let first = value(constraint.firstItem, constraint.firstAttribute, isMirrored)
    let second = secondSide(of: constraint, isMirrored) + differenceBetweenLines(constraint)
    let difference = sign * (first - second) - constraint.constant
    switch constraint.relation {
    case .equal: return difference.magnitude
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  /// Returns the part of a line's height that its rounded baselines do not cover, for a constraint between a first and
  /// a last baseline, or 0.
  private func differenceBetweenLines(_ constraint: LayoutConstraint) -> Double {
    let items = layout.system.items
    guard [.firstBaseline, .lastBaseline].contains(constraint.firstAttribute),
      [.firstBaseline, .lastBaseline].contains(constraint.secondAttribute),
      constraint.firstAttribute != constraint.secondAttribute, let second = constraint.secondItem,
      case .line(let first1, let last1, let height1) = items[constraint.firstItem.view].baseline,
      case .line(let first2, let last2, let height2) = items[second.view].baseline
    else { return 0 }
    return constraint.firstAttribute == .lastBaseline
      ? height1 - first1 - last1 : -(height2 - first2 - last2) * constraint.multiplier
  }

  private func secondSide(of constraint: LayoutConstraint, _ isMirrored: Bool) -> Double {
    guard let item = constraint.secondItem else { return 0 }
    let second = value(item, constraint.secondAttribute, isMirrored)
    guard constraint.multiplier != 1, constraint.secondAttribute.kind != .size else {
      return constraint.multiplier * second
    }
    let owner = LayoutItemID(view: layout.system.owner(of: constraint))
    let start: LayoutAttribute = constraint.secondAttribute.axis == .vertical ? .top : .leading
    let origin = value(owner, start, isMirrored)
    return origin + constraint.multiplier * (second - origin)
  }

  private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
    return layout.system.items[layout.system.owner(of: constraint)].direction == .rightToLeft
  }

  /// Returns an attribute of a view or guide in root coordinates.
  private func value(_ item: LayoutItemID, _ attribute: LayoutAttribute, _ isMirrored: Bool) -> Double {
    let rect = rect(of: item)
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? rect.maxX : rect.minX
    case .trailing: return isMirrored ? rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.minX + rect.width / 2
    case .centerY: return rect.minY + rect.height / 2
    case .firstBaseline: return baseline(of: item, rect, isFirst: true)
    case .lastBaseline: return baseline(of: item, rect, isFirst: false)
    default: return .nan
    }
  }

  private func baseline(of item: LayoutItemID, _ rect: Rect, isFirst: Bool) -> Double {
    switch layout.system.items[item.view].baseline {
    case .none: rect.maxY
    case .edges(let first, let last), .line(let first, let last, _): isFirst ? rect.minY + first : rect.maxY - last
    case .centered(let offset): rect.minY + rect.height / 2 + offset
    }
  }

  /// Returns the rectangle that constraints on an item refer to, in root coordinates.
  private func rect(of item: LayoutItemID) -> Rect {
    let view = layout.system.items[item.view]
    let alignment = layout.absoluteFrames[item.view].inset(by: view.alignmentRectInsets)
    let insets = view.guideInsets
    switch item.guide {
    case nil, .scrollFrame: return alignment
    case .safeArea: return alignment.inset(by: insets.safeArea)
    case .layoutMargins: return alignment.inset(by: insets.layoutMargins)
    case .readableContent: return alignment.inset(by: insets.readableContent)
    case .topLayoutGuide:
      return Rect(x: alignment.minX, y: alignment.minY, width: alignment.width, height: insets.safeArea.top)
    case .bottomLayoutGuide, .keyboard:
      let height = insets.safeArea.bottom
      return Rect(x: alignment.minX, y: alignment.maxY - height, width: alignment.width, height: height)
    case .contentMargins:
      return rect(of: LayoutItemID(view: item.view, guide: .scrollContent)).inset(by: insets.layoutMargins)
    case .scrollContent:
      let size = layout.solution.contentSizes.first { $0.view == item.view }?.size ?? alignment.size
      let origin = layout.scrolledContent.origin(of: item.view)
      return Rect(origin: alignment.origin.moved(byX: origin.x, y: origin.y), size: size)
    }
  }
}
