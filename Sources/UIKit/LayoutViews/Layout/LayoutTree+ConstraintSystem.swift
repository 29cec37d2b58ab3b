internal import AutoLayout
internal import Geometry

extension LayoutTree {
  /// The system that decides the frames of the tree, for a root of a size in points.
  func constraintSystem(rootSize: Size, _ metrics: TreeMetrics) -> ConstraintSystem {
    ConstraintSystem(
      rootSize: rootSize, items: elements.indices.map { item(at: $0, metrics) },
      constraints: installedConstraints.compactMap(lowered))
  }

  /// The constraints of the tree that take part in the layout, in the order of installation.
  var installedConstraints: [ViewConstraint] {
    views.flatMap(\.constraints).filter { !$0.isBroken && !$0.isDead }.sorted { $0.order < $1.order }
  }

  // MARK: - Items

  private func item(at position: Int, _ metrics: TreeMetrics) -> LayoutItem {
    let element = elements[position]
    guard let view = element.view else {
      return LayoutItem(name: element.item.messageName, superview: element.superview, className: "UILayoutGuide")
    }
    let insets = metrics.guideInsets[position]
    let size = view.contentSize(solvedWidth: metrics.widths[position])
    return LayoutItem(
      name: view.messageName, superview: element.superview,
      intrinsicContentSize: IntrinsicContentSize(
        width: size.width < 0 ? nil : size.width, height: size.height < 0 ? nil : size.height),
      contentHugging: view.contentHugging, compressionResistance: view.compressionResistance,
      alignmentRectInsets: view.alignmentRectInsets, baseline: view.textBaseline, direction: direction(of: view),
      isHidden: view.isHidden,
      stack: (view as? LayoutStackView)?.stackLayout(margins: insets.layoutMargins, position: self.position(of:)),
      isScrollView: view is LayoutScrollView, autoresizing: autoresizing(of: view, element),
      guideInsets: insets, designFrame: isPlacedBySuperview(element) ? view.placement.designFrame : nil,
      className: view.loggedClassName, title: view.logTitle)
  }

  private func direction(of view: LayoutView) -> LayoutDirection {
    switch view.semanticContentAttribute {
    case .unspecified: elements.first?.view?.userInterfaceLayoutDirection ?? .leftToRight
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The place that the mask of a view gives it where it is translated into constraints (specification AUT-04).
  private func autoresizing(of view: LayoutView, _ element: Element) -> Autoresizing? {
    guard view.translatesAutoresizingMaskIntoConstraints, isPlacedBySuperview(element) else { return nil }
    return Autoresizing(
      frame: view.placement.designFrame ?? .zero, superviewSize: view.placement.superviewSize ?? .zero,
      mask: view.autoresizingMask)
  }

  // MARK: - Constraints

  private func lowered(_ constraint: ViewConstraint) -> LayoutConstraint? {
    guard let first = constraint.firstItem, let owner = constraint.owner, let holder = position(of: owner),
      let firstItem = identifier(of: first, constraint.firstAttribute, facing: constraint.secondItem)
    else { return nil }
    var secondItem: LayoutItemID?
    if let second = constraint.secondItem {
      secondItem = identifier(of: second, constraint.secondAttribute, facing: first)
      if secondItem == nil { return nil }
    }
    return LayoutConstraint(
      firstItem, constraint.firstAttribute.withoutMargins, constraint.relation, secondItem,
      constraint.secondAttribute.withoutMargins,
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
      identifier: constraint.identifier, owner: holder, usesStandardSpacing: constraint.usesStandardSpacing,
      text: constraint.format, tag: constraint.order)
  }

  /// The item that one side of a constraint means: an attribute within margins means the guide of them, and an edge of
  /// a scroll view means its content where the other side lies in the scroll view.
  private func identifier(
    of item: ConstraintItem, _ attribute: LayoutAttribute, facing other: ConstraintItem?
  ) -> LayoutItemID? {
    if attribute.isWithinMargins, let view = item as? LayoutView { return identifier(of: view.layoutMarginsGuide) }
    guard let scrollView = item as? LayoutScrollView, attribute.meansScrollContent, let inner = other?.ownerView,
      inner !== scrollView, inner.isDescendant(of: scrollView), let position = position(of: scrollView)
    else { return identifier(of: item) }
    return LayoutItemID(view: position, guide: .scrollContent)
  }
}
