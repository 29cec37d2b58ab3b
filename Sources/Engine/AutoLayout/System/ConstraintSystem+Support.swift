internal import Geometry

/// The constraints that no author writes: of the root, the guides, autoresizing masks and content sizes.
extension ConstraintSystem {
  /// The place and size of the root view (specification 0.3, step 2).
  var rootConstraints: [LayoutConstraint] {
    let root = LayoutItemID.root
    return [
      LayoutConstraint(root, .left, origin: .rootSize),
      LayoutConstraint(root, .top, origin: .rootSize),
      LayoutConstraint(
        root, .width, constant: rootSize.width, priority: widthGivesWay ? .almostRequired : .required,
        origin: .rootSize),
      LayoutConstraint(
        root, .height, constant: preferredHeight?.height ?? rootSize.height,
        priority: preferredHeight?.priority ?? .required,
        origin: .rootSize),
    ]
  }

  /// Returns the constraints of a guide's place in its view. Empty for a guide of a view that the system does not have.
  func constraints(placing guide: LayoutItemID) -> [LayoutConstraint] {
    guard items.indices.contains(guide.view) else { return [] }
    let insets = items[guide.view].guideInsets
    switch guide.guide {
    case .safeArea: return edges(of: guide, inset: insets.safeArea)
    case .layoutMargins: return edges(of: guide, inset: insets.layoutMargins)
    case .readableContent: return edges(of: guide, inset: insets.readableContent)
    case .topLayoutGuide: return support(of: guide, length: insets.safeArea.top, edge: .top)
    case .bottomLayoutGuide: return support(of: guide, length: insets.safeArea.bottom, edge: .bottom)
    case .keyboard: return support(of: guide, length: insets.keyboardGuideHeight, edge: .bottom)
    case .scrollFrame: return edges(of: guide, inset: .zero)
    case .scrollContent: return contentOrigin(of: guide)
    case .contentMargins: return contentEdges(of: guide, inset: insets.layoutMargins)
    case nil: return []
    }
  }

  /// Returns the edges of a guide. Guides are relative to the frame of their view, so the alignment insets are
  /// subtracted.
  private func edges(of guide: LayoutItemID, inset: EdgeInsets) -> [LayoutConstraint] {
    let view = LayoutItemID(view: guide.view)
    let frame = items[guide.view].alignmentRectInsets
    return [
      LayoutConstraint(guide, .left, .equal, view, .left, constant: inset.left - frame.left, origin: .guide),
      LayoutConstraint(guide, .right, .equal, view, .right, constant: frame.right - inset.right, origin: .guide),
      LayoutConstraint(guide, .top, .equal, view, .top, constant: inset.top - frame.top, origin: .guide),
      LayoutConstraint(guide, .bottom, .equal, view, .bottom, constant: frame.bottom - inset.bottom, origin: .guide),
    ]
  }

  /// Returns the height of a layout guide, then its edge, in the order in which UIKit installs them (specification
  /// GUI-03).
  private func support(of guide: LayoutItemID, length: Double, edge: LayoutAttribute) -> [LayoutConstraint] {
    let view = LayoutItemID(view: guide.view)
    return [
      LayoutConstraint(guide, .height, constant: length, origin: .guide),
      LayoutConstraint(guide, edge, .equal, view, edge, origin: .guide),
      LayoutConstraint(guide, .left, .equal, view, .left, origin: .guide),
      LayoutConstraint(guide, .width, .equal, view, .width, origin: .guide),
    ]
  }

  /// Returns the origin of scrolled content. Without scrolling it starts where the scroll view does. Its size is left
  /// to its constraints.
  private func contentOrigin(of guide: LayoutItemID) -> [LayoutConstraint] {
    let view = LayoutItemID(view: guide.view)
    return [
      LayoutConstraint(guide, .left, .equal, view, .left, origin: .guide),
      LayoutConstraint(guide, .top, .equal, view, .top, origin: .guide),
    ]
  }

  /// Returns the edges of a scroll view's margins. They are relative to its content, as the edges of the view refer to
  /// its content (specification SCR-01).
  private func contentEdges(of guide: LayoutItemID, inset: EdgeInsets) -> [LayoutConstraint] {
    let content = LayoutItemID(view: guide.view, guide: .scrollContent)
    return [
      LayoutConstraint(guide, .left, .equal, content, .left, constant: inset.left, origin: .guide),
      LayoutConstraint(guide, .right, .equal, content, .right, constant: -inset.right, origin: .guide),
      LayoutConstraint(guide, .top, .equal, content, .top, constant: inset.top, origin: .guide),
      LayoutConstraint(guide, .bottom, .equal, content, .bottom, constant: -inset.bottom, origin: .guide),
    ]
  }

  /// Returns the hugging and compression resistance of a view, two inequalities for each axis with a content size
  /// (specification SIZ-02). For a view that keeps its size, returns an equation (specification SIZ-21).
  func contentSizeConstraints(of view: Int) -> [LayoutConstraint] {
    let item = items[view]
    guard item.autoresizing == nil else { return [] }
    return Axis.allCases.flatMap { axis -> [LayoutConstraint] in
      let attribute = axis.sizeAttribute
      guard let length = item.intrinsicContentSize[axis] else {
        return keptLength(of: view, along: axis).map { length in
          [
            LayoutConstraint(
              LayoutItemID(view: view), attribute, constant: length, priority: Self.keptSizePriority,
              origin: .contentSize)
          ]
        } ?? []
      }
      return [
        LayoutConstraint(
          LayoutItemID(view: view), attribute, .lessThanOrEqual, constant: length,
          priority: item.contentHugging[axis], origin: .contentSize),
        LayoutConstraint(
          LayoutItemID(view: view), attribute, .greaterThanOrEqual, constant: length,
          priority: item.compressionResistance[axis], origin: .contentSize),
      ]
    }
  }

  /// The priority of the constraints that keep a view's size. In Xcode's documents, constraints with a priority of 750
  /// yield to it, and it yields to constraints with 999.
  private static let keptSizePriority = LayoutPriority(751)

  /// Whether a kept size may decide something: the size of a view that none of its own required constraints states.
  package var keepsOpenSize: Bool {
    guard keepsSizes, items.contains(where: { $0.keptSize != .none && $0.autoresizing == nil }) else { return false }
    var stated: Set<AmbiguityPreferences.Quantity> = []
    for constraint in constraints where constraint.statesSize {
      stated.insert(.init(view: constraint.firstItem.view, attribute: constraint.firstAttribute))
    }
    return items.indices.contains { view in
      let item = items[view]
      return item.autoresizing == nil
        && Axis.allCases.contains {
          item.intrinsicContentSize[$0] == nil && item.keptSize[$0] != nil
            && !stated.contains(.init(view: view, attribute: $0.sizeAttribute))
        }
    }
  }

  private func keptLength(of view: Int, along axis: Axis) -> Double? { keepsSizes ? items[view].keptSize[axis] : nil }
}

extension LayoutConstraint {
  /// Whether the constraint requires a length of its view, independently of other views.
  fileprivate var statesSize: Bool {
    priority.isRequired && relation == .equal && secondItem == nil && firstItem.guide == nil
      && firstAttribute.kind == .size
  }
}
