public import UIKit

extension UIView {
  /// Creates a view of the class on which it is called, without the constraints of an autoresizing mask.
  ///
  /// The class needs `init(frame:)`: the program ends if it has other initializers only.
  public class func newAutoLayout() -> Self { _ViewMaking.view(of: self).configureForAutoLayout() }

  /// Creates a view without the constraints of an autoresizing mask.
  public convenience init(forAutoLayout: ()) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  @discardableResult
  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  // MARK: - Superview

  @discardableResult
  public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }

  @discardableResult
  public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewMarginAxis: .horizontal), autoAlignAxis(toSuperviewMarginAxis: .vertical)]
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    PinnedConstraint(item: self, attribute: axis.attribute, other: superview, otherAttribute: axis.attribute).install()
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
    PinnedConstraint(item: self, attribute: axis.attribute, other: superview, otherAttribute: axis.margin).install()
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint.inside(self, edge, of: superview, edge.attribute, inset: inset, relation)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint.inside(self, edge, of: superview, edge.margin, inset: inset, relation)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint.inside(self, edge, of: superview?.safeAreaLayoutGuide, edge.attribute, inset: inset, relation)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    Self.directedEdges.map { autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(of: insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    Self.edges(without: edge).map { autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(of: insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    Self.directedEdges.map { autoPinEdge(toSuperviewMargin: $0, withInset: $0.inset(of: insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    Self.edges(without: edge).map { autoPinEdge(toSuperviewMargin: $0, withInset: $0.inset(of: insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    Self.directedEdges.map { autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(of: insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    Self.edges(without: edge).map { autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(of: insets)) }
  }

  private static var directedEdges: [ALEdge] { [.top, .leading, .bottom, .trailing] }

  /// Returns the edges without one. Left excludes leading, and right trailing.
  private static func edges(without edge: ALEdge) -> [ALEdge] {
    let excluded = edge == .left ? ALEdge.leading : edge == .right ? .trailing : edge
    return directedEdges.filter { $0 != excluded }
  }

  // MARK: - Other views

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint(
      item: self, attribute: edge.attribute, relation: relation, other: view, otherAttribute: other.attribute,
      constant: offset
    ).install()
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    PinnedConstraint(
      item: self, attribute: axis.attribute, other: view, otherAttribute: axis.attribute, constant: offset
    ).install()
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    PinnedConstraint(
      item: self, attribute: axis.attribute, other: view, otherAttribute: axis.attribute, multiplier: multiplier
    ).install()
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint(
      item: self, attribute: dimension.attribute, relation: relation, other: view, otherAttribute: other.attribute,
      constant: offset
    ).install()
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView, withMultiplier multiplier: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint(
      item: self, attribute: dimension.attribute, relation: relation, other: view, otherAttribute: other.attribute,
      multiplier: multiplier
    ).install()
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint(
      item: self, attribute: attribute.attribute, relation: relation, other: view, otherAttribute: other.attribute,
      constant: offset
    ).install()
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView, withMultiplier multiplier: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint(
      item: self, attribute: attribute.attribute, relation: relation, other: view, otherAttribute: other.attribute,
      multiplier: multiplier
    ).install()
  }

  // MARK: - Sizes

  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
  }

  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint(item: self, attribute: dimension.attribute, relation: relation, constant: size).install()
  }

  /// Gives the view the priority of the block around it.
  public func autoSetContentHuggingPriority(for axis: ALAxis) {
    guard let priority = ConstraintBlocks.priorities.last else { return }
    setContentHuggingPriority(priority, for: axis == .horizontal ? .horizontal : .vertical)
  }

  /// Gives the view the priority of the block around it.
  public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    guard let priority = ConstraintBlocks.priorities.last else { return }
    setContentCompressionResistancePriority(priority, for: axis == .horizontal ? .horizontal : .vertical)
  }
}

extension UIView {
  @discardableResult
  public func autoPin(
    toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint.inside(self, .top, of: controller.view.safeAreaLayoutGuide, .top, inset: inset, relation)
  }

  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    PinnedConstraint.inside(self, .bottom, of: controller.view.safeAreaLayoutGuide, .bottom, inset: inset, relation)
  }
}
