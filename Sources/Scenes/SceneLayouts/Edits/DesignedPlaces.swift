public import AutoLayout
public import Geometry
internal import Scenes

/// The positions of views and guides in the design of a scene: those on Interface Builder's canvas, or the recorded
/// frames of our own scene, or the solved frames if nothing is recorded.
public struct DesignedPlaces: Sendable {
  public let layout: Layout
  /// The alignment rectangle of each view in root coordinates, in points.
  public private(set) var rects: [Rect] = []

  /// Creates the design from a layout. For documents of Interface Builder, it is the one as saved.
  public init(in layout: Layout) {
    self.layout = layout
    var frames: [Rect] = []
    for (position, view) in layout.resolved.views.enumerated() {
      let solved = layout.absoluteFrames[position]
      var frame = solved
      if let superview = view.superview, let recorded = view.placement.recordedFrame {
        frame = recorded.moved(byX: frames[superview].minX, y: frames[superview].minY)
      } else if let superview = view.superview {
        let offset = layout.absoluteFrames[superview].origin
        frame = solved.moved(byX: frames[superview].minX - offset.x, y: frames[superview].minY - offset.y)
      }
      frames.append(frame)
      rects.append(frame.inset(by: layout.system.items[position].alignmentRectInsets))
    }
  }

  /// Returns the rectangle of a view or a guide in root coordinates, in points.
  public func rect(of item: LayoutItemID) -> Rect {
    let rect = rects[item.view]
    let insets = layout.system.items[item.view].guideInsets
    switch item.guide {
    case nil, .scrollFrame?, .scrollContent?: return rect
    case .safeArea?: return rect.inset(by: insets.safeArea)
    case .layoutMargins?, .contentMargins?: return rect.inset(by: insets.layoutMargins)
    case .readableContent?: return rect.inset(by: insets.readableContent)
    case .topLayoutGuide?:
      return Rect(x: rect.minX, y: rect.minY, width: rect.width, height: insets.safeArea.top)
    case .bottomLayoutGuide?: return bottom(of: rect, height: insets.safeArea.bottom)
    case .keyboard?: return bottom(of: rect, height: insets.keyboardGuideHeight)
    }
  }

  private func bottom(of rect: Rect, height: Double) -> Rect {
    Rect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
  }

  /// Returns the value of an attribute in the design, in points along the reading direction: a leading edge that is
  /// further in has a greater value in every direction.
  ///
  /// - Parameters:
  ///   - attribute: The attribute. A margin counts as its edge.
  ///   - item: The view or guide.
  ///   - origin: The view in whose coordinates positions are measured.
  public func value(of attribute: LayoutAttribute, of item: LayoutItemID, from origin: Int = 0) -> Double {
    let base = rects[origin]
    let rect = rect(of: item).moved(byX: -base.minX, y: -base.minY)
    let isMirrored = layout.system.items[item.view].direction == .rightToLeft
    switch attribute.withoutMargins {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? base.width - rect.maxX : rect.minX
    case .trailing: return isMirrored ? base.width - rect.minX : rect.maxX
    case .centerX: return isMirrored ? base.width - rect.midX : rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    case .firstBaseline: return baseline(isFirst: true, of: item, in: rect)
    case .lastBaseline: return baseline(isFirst: false, of: item, in: rect)
    default: return 0
    }
  }

  private func baseline(isFirst: Bool, of item: LayoutItemID, in rect: Rect) -> Double {
    guard item.guide == nil else { return rect.maxY }
    switch layout.system.items[item.view].baseline {
    case .none: return rect.maxY
    case .edges(let first, let last): return isFirst ? rect.minY + first : rect.maxY - last
    case .line(let first, let last, _): return isFirst ? rect.minY + first : rect.maxY - last
    case .centered(let offset): return rect.midY + offset
    }
  }

  /// Returns the constant with which a constraint holds in the design, in points.
  public func constant(of constraint: LayoutConstraint) -> Double {
    let origin = constraint.owner ?? 0
    let first = value(of: constraint.firstAttribute, of: constraint.firstItem, from: origin)
    guard let second = constraint.secondItem else { return first }
    return first - constraint.multiplier * value(of: constraint.secondAttribute, of: second, from: origin)
  }

  /// Returns a distance without rounding errors. Canvases have whole points, halves and thirds.
  static func rounded(_ distance: Double) -> Double {
    let sixths = (distance * 6).rounded() / 6
    return (distance - sixths).magnitude < 0.0005 ? sixths : (distance * 1000).rounded() / 1000
  }
}
