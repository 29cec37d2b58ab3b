package import Geometry

extension GuideInsets {
  /// The insets of a view's guides that follow from those of its superview (measured on Xcode documents).
  ///
  /// - Parameters:
  ///   - margins: The view's own margins, in points.
  ///   - insetsFromSafeArea: Whether the safe area adds to them.
  ///   - preservesSuperviewMargins: Whether they are at least what the superview's margins cover of the view.
  ///   - outer: The insets of the superview.
  ///   - isScrolled: Whether the superview scrolls the view. What scrolls may leave the safe area, so a scroll view
  ///     hands none on.
  ///   - distances: How far the view lies inside the superview, in points; nil where its place is not known yet.
  ///   - additionalSafeArea: What is added to the safe area that the superview leaves.
  ///   - width: The width of the view, in points.
  package init(
    margins: EdgeInsets, insetsFromSafeArea: Bool, preservesSuperviewMargins: Bool, inside outer: GuideInsets,
    isScrolled: Bool, at distances: EdgeInsets?, additionalSafeArea: EdgeInsets = .zero, width: Double
  ) {
    let safeArea = additionalSafeArea + (isScrolled ? .zero : Self.covered(by: outer.safeArea, at: distances))
    var margins = margins
    if insetsFromSafeArea { margins = margins + safeArea }
    if preservesSuperviewMargins {
      let preserved = isScrolled ? outer.layoutMargins - outer.safeArea : outer.layoutMargins
      margins = margins.union(Self.covered(by: preserved, at: distances))
    }
    self.init(
      safeArea: safeArea, layoutMargins: margins, readableContent: Self.readableContent(margins, width: width))
  }

  /// The margins that keep lines of text readable, in points: up to 672 points of text at the standard size, as
  /// UIKit's guide has it.
  package static func readableContent(_ margins: EdgeInsets, width: Double) -> EdgeInsets {
    let side = max(0, (width - 672) / 2)
    return EdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom, right: max(margins.right, side))
  }

  /// The part of the superview's insets that reaches into a view; none where its place is not known yet.
  private static func covered(by insets: EdgeInsets, at distances: EdgeInsets?) -> EdgeInsets {
    guard let distances else { return .zero }
    return (insets - distances).union(.zero)
  }
}
