import AutoLayout
import UIKit

/// The reusable functions of the book's chapter on visual formats, Listings 4-1 to 4-5 (specification F.4).
///
/// All of them install the constraints that they create. They do nothing for nil, for an empty list, or for a view
/// without a superview.
@MainActor
enum ConstraintListings {
  /// Listing 4-1: keeps a view within its superview and gives it a minimum size in points, as a fallback for views
  /// without other constraints (specification LST-01).
  static func constrainToSuperview(
    _ view: UIView?, minimumSize: CGFloat, priority: UILayoutPriority
  ) {
    guard let view, let superview = view.superview else { return }
    for format in [
      "H:|->=0@priority-[view(==minimumSize@priority)]", "H:[view]->=0@priority-|",
      "V:|->=0@priority-[view(==minimumSize@priority)]", "V:[view]->=0@priority-|",
    ] {
      let metrics = ["priority": CGFloat(priority.rawValue), "minimumSize": minimumSize]
      superview.addConstraints(constraints(format, metrics: metrics, views: ["view": view]))
    }
  }

  /// Listing 4-2: stretches a view to its superview, `indent` points inside of each edge (specification LST-02).
  static func stretchToSuperview(
    _ view: UIView?, indent: CGFloat, priority: UILayoutPriority
  ) {
    guard let view, let superview = view.superview else { return }
    for format in ["H:|-indent-[view]-indent-|", "V:|-indent-[view]-indent-|"] {
      for constraint in constraints(format, metrics: ["indent": indent], views: ["view": view]) {
        constraint.priority = priority
        superview.addConstraint(constraint)
      }
    }
  }

  /// Listing 4-3: gives a view a size, in points (specification LST-03).
  static func constrainViewSize(
    _ view: UIView?, _ size: CGSize, priority: UILayoutPriority
  ) {
    constrain(view, width: size.width, height: size.height, .equal, priority)
  }

  /// Gives a view a minimum size, in points.
  static func constrainViewMinSize(
    _ view: UIView?, _ size: CGSize, priority: UILayoutPriority
  ) {
    constrain(view, width: size.width, height: size.height, .greaterThanOrEqual, priority)
  }

  /// Gives a view a maximum size, in points.
  static func constrainViewMaxSize(
    _ view: UIView?, _ size: CGSize, priority: UILayoutPriority
  ) {
    constrain(view, width: size.width, height: size.height, .lessThanOrEqual, priority)
  }

  /// Gives a view a width, in points.
  static func constrainViewWidth(
    _ view: UIView?, _ width: CGFloat, priority: UILayoutPriority
  ) {
    constrain(view, width: width, height: nil, .equal, priority)
  }

  /// Gives a view a height, in points.
  static func constrainViewHeight(
    _ view: UIView?, _ height: CGFloat, priority: UILayoutPriority
  ) {
    constrain(view, width: nil, height: height, .equal, priority)
  }

  /// Listing 4-4: arranges views in a line across their alignment. Views with aligned horizontal centers form a column,
  /// views with aligned tops a row (specification LST-04).
  ///
  /// - Parameters:
  ///   - views: The views, in order.
  ///   - alignment: The alignment of the views.
  ///   - spacing: The part of the format between two views: `-`, nothing, `->=15-`.
  ///   - priority: The priority of the constraints.
  static func buildLineWithSpacing(
    _ views: [UIView], alignment: NSLayoutConstraint.FormatOptions, spacing: String, priority: UILayoutPriority
  ) {
    let format = "\(alignment.lineOrientation):[view1]\(spacing)[view2]"
    for (view1, view2) in zip(views, views.dropFirst()) {
      let made = constraints(format, options: alignment, views: ["view1": view1, "view2": view2])
      for constraint in made { constraint.install(priority: priority) }
    }
  }

  /// Listing 4-5: makes all views as wide or as high as the first (specification LST-05).
  static func matchSizes(_ views: [UIView], axis: NSLayoutConstraint.Axis, priority: UILayoutPriority) {
    guard let view1 = views.first else { return }
    let format = axis == .horizontal ? "H:[view2(==view1@priority)]" : "V:[view2(==view1@priority)]"
    for view2 in views.dropFirst() {
      let metrics = ["priority": CGFloat(priority.rawValue)]
      NSLayoutConstraint.activate(constraints(format, metrics: metrics, views: ["view1": view1, "view2": view2]))
    }
  }

  private static func constrain(
    _ view: UIView?, width: CGFloat?, height: CGFloat?, _ relation: NSLayoutConstraint.Relation,
    _ priority: UILayoutPriority
  ) {
    guard let view else { return }
    for (axis, length) in [("H", width), ("V", height)] {
      guard let length else { continue }
      let metrics = ["length": length, "priority": CGFloat(priority.rawValue)]
      view.addConstraints(
        constraints("\(axis):[view(\(relation.symbol)length@priority)]", metrics: metrics, views: ["view": view]))
    }
  }

  /// The constraints of a format.
  static func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: CGFloat] = [:],
    views: [String: UIView]
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }
}

extension NSLayoutConstraint {
  /// Installs the constraint with a priority on the nearest common ancestor (specification LST-08).
  func install(priority: UILayoutPriority) {
    self.priority = priority
    isActive = true
  }
}
