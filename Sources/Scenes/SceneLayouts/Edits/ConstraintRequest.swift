public import AutoLayout
public import Geometry
internal import Scenes

/// A requested kind of constraint, before its constant and its neighbor are known (specification IBA-01, IBA-02).
public struct ConstraintRequest: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The distance of an edge from its neighbor.
    case edge(LayoutAttribute)
    /// The width or height.
    case size(LayoutAttribute)
    /// The ratio of width to height.
    case aspectRatio
    /// The same width or height as the first of several views.
    case equalSize(LayoutAttribute)
    /// The distance between two views along an axis.
    case spacing(Axis)
    /// The same position of an edge, a center or a baseline as the first of several views.
    case alignment(LayoutAttribute)
    /// A center aligned with the center of the container.
    case center(LayoutAttribute)
  }

  public enum Constant: Sendable, Hashable {
    /// The one that keeps the view at its place in the design.
    case present
    /// The standard spacing.
    case standard
    /// A number of points.
    case points(Double)
  }

  public var kind: Kind
  public var constant: Constant
  /// The item on the other side of an edge, or nil for the nearest neighbor.
  public var target: LayoutItemID?
  public var relation: LayoutRelation
  public var priority: LayoutPriority

  /// Creates a request, by default for a required equality.
  public init(
    _ kind: Kind, constant: Constant = .present, target: LayoutItemID? = nil, relation: LayoutRelation = .equal,
    priority: LayoutPriority = .required
  ) {
    self.kind = kind
    self.constant = constant
    self.target = target
    self.relation = relation
    self.priority = priority
  }
}

/// The reason why a request gives no constraint.
public struct ConstraintRequestError: Error, Sendable, Hashable {
  /// The fault in words.
  public var message: String
  /// The advice on what to do.
  public var hint: String
}

extension DesignedPlaces {
  /// Returns the constraints for a request about views, in order.
  ///
  /// - Throws: ``ConstraintRequestError`` if the request needs a different number of views, or if the views cannot be
  ///   tied like this.
  public func constraints(
    for request: ConstraintRequest, of views: [Int], naming guides: NamedGuides
  ) throws(ConstraintRequestError) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    switch request.kind {
    case .edge(let edge): for view in views { made.append(try pin(edge, of: view, request, guides)) }
    case .size(let size):
      for view in views { made.append(try filled(constraint(LayoutItemID(view: view), size, nil), request)) }
    case .aspectRatio:
      made = try views.map { view throws(ConstraintRequestError) in try aspectRatio(of: view, request) }
    case .center(let center): for view in views { made.append(try centring(view, center, request)) }
    case .equalSize(let attribute), .alignment(let attribute):
      for (first, later) in try pairs(views) { made.append(try tie(later, first, attribute, request)) }
    case .spacing(let axis): made = [try spacing(of: views, along: axis, request)]
    }
    return made
  }

  /// Returns the first view paired with each of the others.
  private func pairs(_ views: [Int]) throws(ConstraintRequestError) -> [(Int, Int)] {
    guard let first = views.first, views.count > 1 else {
      throw ConstraintRequestError(message: "two or more views are needed", hint: "name another view")
    }
    return views.dropFirst().map { (first, $0) }
  }

  private func constraint(
    _ first: LayoutItemID, _ attribute: LayoutAttribute, _ second: LayoutItemID?,
    _ other: LayoutAttribute = .notAnAttribute
  ) -> LayoutConstraint { LayoutConstraint(first, attribute, .equal, second, other) }

  /// Returns a constraint with the constant, relation and priority of a request.
  private func filled(
    _ constraint: LayoutConstraint, _ request: ConstraintRequest, standard: Double? = nil
  ) throws(ConstraintRequestError) -> LayoutConstraint {
    var constraint = constraint
    constraint.relation = request.relation
    constraint.priority = request.priority
    switch request.constant {
    case .present: constraint.constant = Self.rounded(self.constant(of: constraint))
    case .points(let points): constraint.constant = points
    case .standard:
      guard let standard else {
        throw ConstraintRequestError(
          message: "only distances have a standard value", hint: "write a number of points instead of 'std'")
      }
      constraint.constant = standard
      constraint.usesStandardSpacing = true
    }
    return constraint
  }

  // MARK: - Kinds

  private func pin(
    _ edge: LayoutAttribute, of view: Int, _ request: ConstraintRequest, _ guides: NamedGuides
  ) throws(ConstraintRequestError) -> LayoutConstraint {
    guard layout.resolved.views[view].superview != nil else {
      throw ConstraintRequestError(message: "the root has no superview", hint: "pin the views in it")
    }
    guard let neighbor = neighbor(of: view, at: edge, to: request.target, naming: guides) else {
      throw ConstraintRequestError(message: "'\(edge.name)' is not an edge", hint: "name an edge")
    }
    let constraint = neighbor.constraint(to: view, at: edge, constant: 0)
    return try filled(constraint, request, standard: neighbor.standardSpacing)
  }

  private func neighbor(
    of view: Int, at edge: LayoutAttribute, to target: LayoutItemID?, naming guides: NamedGuides
  ) -> SceneNeighbor? {
    guard let target else { return neighbor(of: view, at: edge, naming: guides) }
    // A container has the edge on the same side, a neighbor on the opposite side.
    let isAround = isAround(target, view)
    return SceneNeighbor(
      item: target, attribute: isAround ? edge : NeighborSide.opposite(of: edge), distance: 0, isSibling: !isAround)
  }

  private func isAround(_ item: LayoutItemID, _ view: Int) -> Bool {
    if item.guide == .topLayoutGuide || item.guide == .bottomLayoutGuide || item.guide == .keyboard { return false }
    return layout.isInside(view, item.view)
  }

  private func aspectRatio(of view: Int, _ request: ConstraintRequest) throws(ConstraintRequestError)
    -> LayoutConstraint
  {
    let item = LayoutItemID(view: view)
    let size = rect(of: item).size
    let ratio: Double
    if case .points(let asked) = request.constant { ratio = asked } else { ratio = size.width / size.height }
    guard ratio.isFinite, ratio > 0 else {
      throw ConstraintRequestError(message: "a view without a size has no aspect ratio", hint: "write the ratio")
    }
    return LayoutConstraint(
      item, .width, request.relation, item, .height, multiplier: ratio, priority: request.priority)
  }

  private func centring(
    _ view: Int, _ center: LayoutAttribute, _ request: ConstraintRequest
  ) throws(ConstraintRequestError) -> LayoutConstraint {
    guard let superview = layout.resolved.views[view].superview else {
      throw ConstraintRequestError(message: "the root has no superview", hint: "center the views in it")
    }
    var request = request
    // The present distance from the center would leave the view where it is.
    if request.constant == .present { request.constant = .points(0) }
    let container = request.target ?? LayoutItemID(view: superview)
    return try filled(constraint(LayoutItemID(view: view), center, container, center), request)
  }

  private func tie(
    _ later: Int, _ first: Int, _ attribute: LayoutAttribute, _ request: ConstraintRequest
  ) throws(ConstraintRequestError) -> LayoutConstraint {
    var request = request
    if request.constant == .present { request.constant = .points(0) }
    return try filled(
      constraint(LayoutItemID(view: later), attribute, LayoutItemID(view: first), attribute), request)
  }

  private func spacing(
    of views: [Int], along axis: Axis, _ request: ConstraintRequest
  ) throws(ConstraintRequestError) -> LayoutConstraint {
    guard views.count == 2 else {
      throw ConstraintRequestError(message: "a spacing is between two views", hint: "name two views")
    }
    let edge = axis.startAttribute
    let sorted = views.sorted {
      value(of: edge, of: LayoutItemID(view: $0)) < value(of: edge, of: LayoutItemID(view: $1))
    }
    return try filled(
      constraint(
        LayoutItemID(view: sorted[1]), edge, LayoutItemID(view: sorted[0]), NeighborSide.opposite(of: edge)),
      request, standard: StandardSpacing.betweenSiblings)
  }
}
