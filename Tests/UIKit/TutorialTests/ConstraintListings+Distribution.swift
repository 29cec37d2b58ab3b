import AutoLayout
import Geometry
import UIKit

/// Listings 4-6 and 4-7: two ways to distribute views, as no constraint can compare two distances (specification
/// CON-13).
extension ConstraintListings {
  /// Listing 4-6: centers each view in its share of the superview and aligns the views (specification LST-06).
  ///
  /// Gaps are equal only between views of the same size. Without an alignment nothing happens.
  ///
  /// - Parameters:
  ///   - views: Subviews of one view, in order.
  ///   - alignment: One alignment. Views with aligned tops form a row.
  ///   - priority: The priority of the constraints.
  ///   - range: The part of the superview that is shared, as fractions of its length.
  static func pseudoDistributeCenters(
    _ views: [UIView], alignment: NSLayoutConstraint.FormatOptions, priority: UILayoutPriority,
    in range: ClosedRange<CGFloat> = 0...1
  ) {
    guard let first = views.first, let aligned = alignment.alignmentAttribute else { return }
    let isColumn = alignment.isHorizontalAlignment
    for (index, view) in views.enumerated() {
      let share = (CGFloat(index) + 0.5) / CGFloat(views.count)
      // The end of the superview, not its length: positions can only be related to positions.
      let placed = NSLayoutConstraint(
        item: view, attribute: isColumn ? .centerY : .centerX, relatedBy: .equal, toItem: view.superview,
        attribute: isColumn ? .bottom : .right,
        multiplier: range.lowerBound + share * (range.upperBound - range.lowerBound), constant: 0)
      placed.install(priority: priority)
      guard view !== first else { continue }
      let alignedToFirst = NSLayoutConstraint(
        item: first, attribute: aligned, relatedBy: .equal, toItem: view, attribute: aligned, multiplier: 1, constant: 0
      )
      alignedToFirst.install(priority: priority)
    }
  }

  /// Listing 4-7: adds a spacer between adjacent views and makes all spacers equal, so gaps are equal for views of any
  /// size (specification LST-07).
  ///
  /// The first and the last view must be pinned elsewhere. Without an alignment nothing happens.
  ///
  /// - Parameters:
  ///   - superview: The superview of the views, which gets the spacers: one less than there are views.
  ///   - views: The views, in order.
  ///   - alignment: The alignment of views and spacers. With aligned tops they form a row.
  ///   - priority: The priority of the constraints.
  ///   - match: Whether the views get equal lengths too.
  /// - Returns: The spacers, which are hidden and named `spacer.1` and so on.
  @discardableResult
  static func pseudoDistributeWithSpacers(
    _ superview: UIView?, _ views: [UIView], alignment: NSLayoutConstraint.FormatOptions, priority: UILayoutPriority,
    match: Bool = false
  ) -> [UIView] {
    guard let superview, alignment.alignmentAttribute != nil, views.count > 1 else { return [] }
    let spacers = (1..<views.count).map { spacer(numbered: $0, in: superview) }
    let format = "\(alignment.lineOrientation): [view1][spacer(==firstspacer)][view2\(match ? "(==view1)" : "")]"
    for (index, spacer) in spacers.enumerated() {
      let bindings = [
        "view1": views[index], "view2": views[index + 1], "spacer": spacer, "firstspacer": spacers[0],
      ]
      for constraint in constraints(format, options: alignment, views: bindings) {
        constraint.install(priority: priority)
      }
    }
    return spacers
  }

  private static func spacer(numbered number: Int, in superview: UIView) -> UIView {
    let spacer = UIView()
    spacer.translatesAutoresizingMaskIntoConstraints = false
    spacer.isHidden = true
    spacer.accessibilityIdentifier = "spacer.\(number)"
    superview.addSubview(spacer)
    return spacer
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// Whether the options align views along the horizontal axis, so that they form a column (specification LST-09).
  var isHorizontalAlignment: Bool { alignmentAttribute?.axis == .horizontal }

  /// The attribute of the first alignment in the options; nil for none.
  var alignmentAttribute: NSLayoutConstraint.Attribute? { alignedAttributes.first }

  /// The letter of the axis along which views follow each other: across their alignment.
  var lineOrientation: String { isHorizontalAlignment ? "V" : "H" }
}
