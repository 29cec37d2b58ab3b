public import AutoLayout
public import Geometry
internal import Scenes

/// A constraint offered by dragging from one view to another (specification IBA-04).
public struct DragSuggestion: Sendable, Hashable {
  /// The title in Interface Builder's menu: `Leading Space to Container`.
  public let title: String
  /// The resulting constraint.
  public let constraint: LayoutConstraint
  /// Whether the scene already has a constraint between the same attributes.
  public let isThere: Bool
}

extension DesignedPlaces {
  /// Returns the constraints offered by dragging from one view to another, or to itself, in the order of Interface
  /// Builder's menu.
  ///
  /// - Parameters:
  ///   - view: The position of the view in which the drag starts.
  ///   - other: The position of the view in which it ends.
  ///   - axes: The axes along which the drag runs: one for a straight drag, both for a slanted one.
  public func suggestions(from view: Int, to other: Int, along axes: [Axis]) -> [DragSuggestion] {
    let offers: [Offer]
    if view == other {
      offers =
        axes.map { ($0.sizeTitle, .size($0.sizeAttribute), [view], nil) } + [
          ("Aspect Ratio", .aspectRatio, [view], nil)
        ]
    } else if layout.isInside(view, other) {
      offers = axes.flatMap { containerOffers(of: view, inside: other, along: $0) }
    } else if layout.isInside(other, view) {
      offers = axes.flatMap { containerOffers(of: other, inside: view, along: $0) }
    } else {
      offers =
        axes.flatMap { $0.spacing(view, other) } + axes.flatMap { $0.perpendicular.alignments(view, other) }
        + axes.flatMap { $0.equalSizes(other, view) }
    }
    return offers.flatMap { title, kind, views, target in
      let request = ConstraintRequest(kind, target: target)
      let made = try? constraints(for: request, of: views, naming: NamedGuides())
      return (made ?? []).map {
        DragSuggestion(title: title, constraint: $0, isThere: layout.hasConstraint(like: $0))
      }
    }
  }

  /// Returns the offers to tie a view to its container: the nearer edge along the drag, the other edge if it is tied,
  /// the center across it, and the size.
  private func containerOffers(of view: Int, inside container: Int, along axis: Axis) -> [Offer] {
    let item = LayoutItemID(view: container)
    let (own, around) = (rects[view], rect(of: item))
    let isNearStart = own.minimum(axis) - around.minimum(axis) <= around.maximum(axis) - own.maximum(axis)
    let ends: [(title: String, attribute: LayoutAttribute)] =
      switch axis {
      case .horizontal: [("Leading", .leading), ("Trailing", .trailing)]
      case .vertical: [("Top", .top), ("Bottom", .bottom)]
      }
    let edges = ends.enumerated().filter { position, end in
      let tie = LayoutConstraint(LayoutItemID(view: view), end.attribute, .equal, item, end.attribute)
      return (position == 0) == isNearStart || layout.hasConstraint(like: tie)
    }
    let center: Offer =
      (
        "Center \(axis == .horizontal ? "Vertically" : "Horizontally") in Container",
        .center(axis.perpendicular.centerAttribute), [view], item
      )
    return edges.map { ("\($0.element.title) Space to Container", .edge($0.element.attribute), [view], item) }
      + [center] + axis.equalSizes(container, view)
  }
}

extension Layout {
  /// Whether the scene has a constraint between the same attributes of the same items.
  package func hasConstraint(like constraint: LayoutConstraint) -> Bool {
    resolved.constraints.contains { $0.ties(sameAs: constraint) }
  }

  /// Whether two views are siblings.
  package func isBeside(_ view: Int, _ other: Int) -> Bool {
    view != other && resolved.views[view].superview == resolved.views[other].superview
  }
}

extension LayoutConstraint {
  /// Whether another constraint has the same effect, so that only names and locations in the document may
  /// differ.
  package func says(sameAs other: LayoutConstraint) -> Bool {
    firstItem == other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem == other.secondItem && secondAttribute == other.secondAttribute && multiplier == other.multiplier
      && constant == other.constant && priority == other.priority
  }

  /// Whether another constraint is between the same attributes of the same items, in either order.
  package func ties(sameAs other: LayoutConstraint) -> Bool {
    (firstItem == other.firstItem && firstAttribute == other.firstAttribute && secondItem == other.secondItem
      && secondAttribute == other.secondAttribute)
      || (other.secondItem != nil && firstItem == other.secondItem && firstAttribute == other.secondAttribute
        && secondItem == other.firstItem && secondAttribute == other.firstAttribute)
  }
}

private typealias Offer = (String, ConstraintRequest.Kind, [Int], LayoutItemID?)

extension Axis {
  fileprivate var sizeTitle: String { self == .horizontal ? "Width" : "Height" }

  fileprivate func spacing(_ view: Int, _ other: Int) -> [Offer] {
    [(self == .horizontal ? "Horizontal Spacing" : "Vertical Spacing", .spacing(self), [view, other], nil)]
  }

  /// Returns offers for the attributes that can be aligned along the axis.
  fileprivate func alignments(_ view: Int, _ other: Int) -> [Offer] {
    let attributes: [(String, LayoutAttribute)] =
      self == .horizontal
      ? [("Leading", .leading), ("Center Horizontally", .centerX), ("Trailing", .trailing)]
      : [
        ("Top", .top), ("Center Vertically", .centerY), ("First Baseline", .firstBaseline),
        ("Last Baseline", .lastBaseline), ("Bottom", .bottom),
      ]
    return attributes.map { ($0.0, .alignment($0.1), [other, view], nil) }
  }

  fileprivate func equalSizes(_ view: Int, _ other: Int) -> [Offer] {
    [("Equal \(sizeTitle)s", .equalSize(sizeAttribute), [view, other], nil)]
  }
}
