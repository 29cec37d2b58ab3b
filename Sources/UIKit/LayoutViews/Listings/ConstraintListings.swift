public import AutoLayout
public import Geometry

/// The reusable functions of the visual formats' book chapter, Listings 4-1 to 4-5 (specification F.4).
///
/// All of them install what they make, and do nothing where there is nothing to do: for nil, for an empty list, for a
/// view without a superview.
public enum ConstraintListings {
  /// Listing 4-1: keeps a view within its superview and gives it a least size, as a fallback for views that nothing else
  /// places (specification LST-01). In points.
  public static func constrainToSuperview(
    _ view: LayoutView?, minimumSize: Double, priority: LayoutPriority
  ) throws(ConstraintError) {
    guard let view, let superview = view.superview else { return }
    for format in [
      "H:|->=0@priority-[view(==minimumSize@priority)]", "H:[view]->=0@priority-|",
      "V:|->=0@priority-[view(==minimumSize@priority)]", "V:[view]->=0@priority-|",
    ] {
      let metrics = ["priority": priority.rawValue, "minimumSize": minimumSize]
      try superview.addConstraints(constraints(format, metrics: metrics, views: ["view": view]))
    }
  }

  /// Listing 4-2: stretches a view to its superview, `indent` points inside of each edge (specification LST-02).
  public static func stretchToSuperview(
    _ view: LayoutView?, indent: Double, priority: LayoutPriority
  ) throws(ConstraintError) {
    guard let view, let superview = view.superview else { return }
    for format in ["H:|-indent-[view]-indent-|", "V:|-indent-[view]-indent-|"] {
      for constraint in try constraints(format, metrics: ["indent": indent], views: ["view": view]) {
        constraint.priority = priority
        try superview.addConstraint(constraint)
      }
    }
  }

  /// Listing 4-3: gives a view a size, in points (specification LST-03).
  public static func constrainViewSize(
    _ view: LayoutView?, _ size: Size, priority: LayoutPriority
  ) throws(ConstraintError) {
    try constrain(view, width: size.width, height: size.height, .equal, priority)
  }

  /// Gives a view a least size, in points.
  public static func constrainViewMinSize(
    _ view: LayoutView?, _ size: Size, priority: LayoutPriority
  ) throws(ConstraintError) {
    try constrain(view, width: size.width, height: size.height, .greaterThanOrEqual, priority)
  }

  /// Gives a view a largest size, in points.
  public static func constrainViewMaxSize(
    _ view: LayoutView?, _ size: Size, priority: LayoutPriority
  ) throws(ConstraintError) {
    try constrain(view, width: size.width, height: size.height, .lessThanOrEqual, priority)
  }

  /// Gives a view a width, in points.
  public static func constrainViewWidth(
    _ view: LayoutView?, _ width: Double, priority: LayoutPriority
  ) throws(ConstraintError) {
    try constrain(view, width: width, height: nil, .equal, priority)
  }

  /// Gives a view a height, in points.
  public static func constrainViewHeight(
    _ view: LayoutView?, _ height: Double, priority: LayoutPriority
  ) throws(ConstraintError) {
    try constrain(view, width: nil, height: height, .equal, priority)
  }

  /// Listing 4-4: places views in a line across their alignment: views aligned at their centres' x stand in a column,
  /// views aligned at their tops in a row (specification LST-04).
  ///
  /// - Parameters:
  ///   - views: The views, in order.
  ///   - alignment: How they are aligned.
  ///   - spacing: What stands between two views of the format: `-`, nothing, `->=15-`.
  ///   - priority: How important the constraints are.
  public static func buildLineWithSpacing(
    _ views: [LayoutView], alignment: VisualFormatOptions, spacing: String, priority: LayoutPriority
  ) throws(ConstraintError) {
    let format = "\(alignment.lineOrientation):[view1]\(spacing)[view2]"
    for (view1, view2) in zip(views, views.dropFirst()) {
      let made = try constraints(format, options: alignment, views: ["view1": view1, "view2": view2])
      for constraint in made { try constraint.install(priority: priority) }
    }
  }

  /// Listing 4-5: makes all views as wide or as high as the first (specification LST-05).
  public static func matchSizes(_ views: [LayoutView], axis: Axis, priority: LayoutPriority) throws(ConstraintError) {
    guard let view1 = views.first else { return }
    let format = axis == .horizontal ? "H:[view2(==view1@priority)]" : "V:[view2(==view1@priority)]"
    for view2 in views.dropFirst() {
      let metrics = ["priority": priority.rawValue]
      try ViewConstraint.activate(constraints(format, metrics: metrics, views: ["view1": view1, "view2": view2]))
    }
  }

  private static func constrain(
    _ view: LayoutView?, width: Double?, height: Double?, _ relation: LayoutRelation, _ priority: LayoutPriority
  ) throws(ConstraintError) {
    guard let view else { return }
    for (axis, length) in [("H", width), ("V", height)] {
      guard let length else { continue }
      let metrics = ["length": length, "priority": priority.rawValue]
      try view.addConstraints(
        constraints("\(axis):[view(\(relation.symbol)length@priority)]", metrics: metrics, views: ["view": view]))
    }
  }

  /// The constraints of a format; what is wrong with it becomes an error about constraints.
  static func constraints(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: ConstraintItem]
  ) throws(ConstraintError) -> [ViewConstraint] {
    do throws(VisualFormatError) {
      return try ViewConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
    } catch {
      throw ConstraintError(.visualFormat(error))
    }
  }
}
