internal import Geometry

/// The constraints that Interface Builder adds at build time if the author's are insufficient.
public enum ConstraintInference: String, Sendable, Hashable, CaseIterable {
  /// None.
  case off
  /// The necessary ones: for views that no constraint mentions, and along ambiguous axes.
  case fixed
  /// As in Xcode 5: a view that is ambiguous along one axis is fixed along both (specification INF-02).
  case xcode5
}

extension ConstraintSystem {
  /// The priority of a constraint that removes an ambiguity.
  private static let ambiguityPriority = LayoutPriority(251)

  /// The system as in the app, without placeholder constraints (specification PLC-01).
  ///
  /// Inferred constraints belong to the design, in which placeholders hold. Nothing is inferred to replace them.
  public var atRunTime: ConstraintSystem {
    var system = self
    system.constraints.removeAll(where: \.isPlaceholder)
    return system
  }

  /// Returns the constraints that Interface Builder would add to the author's, from the designed frames of views
  /// (specification INF-01, INF-02).
  ///
  /// They are not installed. Add them to ``constraints`` to solve with them. Views without a designed frame get none,
  /// nor do views that a mask or a stack view places.
  public func inferredConstraints(_ inference: ConstraintInference = .fixed) -> [LayoutConstraint] {
    guard inference != .off else { return [] }
    let authored = constraints.filter { $0.origin == .author }
    let mentioned = Set(authored.flatMap { [$0.firstItem.view, $0.secondItem?.view].compactMap(\.self) })
    let arranged = Set(items.flatMap { $0.stack?.arrangedViews ?? [] })
    let candidates = items.indices.filter {
      items[$0].superview != nil && items[$0].designFrame != nil && items[$0].autoresizing == nil
        && !arranged.contains($0)
    }
    let ambiguities = candidates.contains(where: mentioned.contains) ? solution().ambiguities : []
    return candidates.flatMap { view in
      guard mentioned.contains(view) else { return constraints(fixing: view) }
      let open = ambiguities.filter { $0.view == view }.map(\.attribute)
      return constraints(settling: view, open, inference)
    }
  }

  /// Returns the position of a view that no constraint mentions, and its size on axes where its content does not have
  /// the designed one.
  private func constraints(fixing view: Int) -> [LayoutConstraint] {
    let rect = designedRect(of: view)
    let reason = "IB auto generated at build time for view with fixed frame"
    return Axis.allCases.map { position(of: view, rect, $0, .required, reason) }
      + Axis.allCases.filter { items[view].intrinsicContentSize[$0] != rect.size[$0] }
      .map { size(of: view, rect, $0, .required, reason) }
  }

  /// Returns position and size on the axes that constraints leave open.
  private func constraints(
    settling view: Int, _ open: [LayoutAttribute], _ inference: ConstraintInference
  ) -> [LayoutConstraint] {
    guard !open.isEmpty else { return [] }
    let rect = designedRect(of: view)
    let reason = "IB auto generated at build time for view with ambiguity"
    let axes = Axis.allCases.filter { axis in inference == .xcode5 || open.contains { $0.axis == axis } }
    return axes.map { position(of: view, rect, $0, Self.ambiguityPriority, reason) }
      + axes.filter { open.contains($0.sizeAttribute) }
      .map { size(of: view, rect, $0, Self.ambiguityPriority, reason) }
  }

  /// Returns the designed alignment rectangle of a view, in its superview's coordinates.
  private func designedRect(of view: Int) -> Rect {
    (items[view].designFrame ?? .zero).inset(by: items[view].alignmentRectInsets)
  }

  /// Returns the constraint that gives a view its designed position along an axis.
  private func position(
    of view: Int, _ rect: Rect, _ axis: Axis, _ priority: LayoutPriority, _ reason: String
  ) -> LayoutConstraint {
    let superview = items[view].superview ?? 0
    let attribute = axis.startAttribute
    let width = items[superview].designFrame?.width ?? rootSize.width
    let isMirrored = axis == .horizontal && items[superview].direction == .rightToLeft
    return LayoutConstraint(
      LayoutItemID(view: view), attribute, .equal, LayoutItemID(view: superview), attribute,
      constant: isMirrored ? width - rect.maxX : rect.minimum(axis), priority: priority, identifier: reason,
      origin: .inferred, source: items[view].source)
  }

  /// Returns the constraint that gives a view its designed length along an axis.
  private func size(
    of view: Int, _ rect: Rect, _ axis: Axis, _ priority: LayoutPriority, _ reason: String
  ) -> LayoutConstraint {
    LayoutConstraint(
      LayoutItemID(view: view), axis.sizeAttribute, constant: rect.size[axis], priority: priority,
      identifier: reason, origin: .inferred, source: items[view].source)
  }
}
