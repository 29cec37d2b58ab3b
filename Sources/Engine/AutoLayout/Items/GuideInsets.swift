public import Geometry

/// The insets of a view's guides from its frame, in points.
public struct GuideInsets: Sendable, Hashable {
  /// The insets that bars and the shape of the screen cover.
  public var safeArea: EdgeInsets
  /// The layout margins, with the part of the safe area that they contain.
  public var layoutMargins: EdgeInsets
  /// The readable width's margins.
  public var readableContent: EdgeInsets
  /// The height by which the keyboard reaches into the view from its lower edge; 0 while it is hidden.
  public var keyboard: Double

  /// Insets for each guide, none by default.
  public init(
    safeArea: EdgeInsets = .zero, layoutMargins: EdgeInsets = .zero, readableContent: EdgeInsets = .zero,
    keyboard: Double = 0
  ) {
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent
    self.keyboard = keyboard
  }

  /// The height of the keyboard guide: down to the lower edge from the keyboard, or from the end of the safe area.
  package var keyboardGuideHeight: Double { max(keyboard, safeArea.bottom) }
}

extension GuideInsets {
  /// The insets of a view's guides that follow from those of its superview (measured on Xcode documents).
  ///
  /// - Parameters:
  ///   - margins: The view's own margins, in points.
  ///   - insetsFromSafeArea: True where the safe area adds to them.
  ///   - preservesSuperviewMargins: True where they are at least the part of the view that the superview's margins
  ///     cover.
  ///   - outer: The insets of the superview.
  ///   - isScrolled: True where the superview scrolls the view. Scrolled views may leave the safe area, so a scroll
  ///     view passes none on.
  ///   - distances: The distances between the edges of the superview and the view, in points; nil where they are not
  ///     known yet.
  ///   - additionalSafeArea: The insets that are added to the safe area of the superview.
  ///   - width: The width of the view, in points.
  ///   - readableWidth: The width of readable lines at the text size of the view, in points.
  ///   - followsReadableWidth: Whether the layout margins are those of readable lines.
  package init(
    margins: EdgeInsets, insetsFromSafeArea: Bool, preservesSuperviewMargins: Bool, inside outer: GuideInsets,
    isScrolled: Bool, at distances: EdgeInsets?, additionalSafeArea: EdgeInsets = .zero, width: Double,
    readableWidth: Double, followsReadableWidth: Bool = false
  ) {
    // A view that reaches beyond its superview has no larger safe area insets than it.
    let covered = Self.covered(by: outer.safeArea, at: distances?.union(.zero))
    let safeArea = additionalSafeArea + (isScrolled ? .zero : covered)
    var margins = margins
    if insetsFromSafeArea { margins = margins + safeArea }
    if preservesSuperviewMargins {
      let preserved = isScrolled ? outer.layoutMargins - outer.safeArea : outer.layoutMargins
      margins = margins.union(Self.covered(by: preserved, at: distances))
    }
    let readable = Self.readableContent(margins, width: width, readableWidth: readableWidth)
    self.init(
      safeArea: safeArea, layoutMargins: followsReadableWidth ? readable : margins, readableContent: readable)
  }

  /// The margins that keep lines of text readable in a view of a width, in points, as UIKit's guide has them.
  package static func readableContent(_ margins: EdgeInsets, width: Double, readableWidth: Double) -> EdgeInsets {
    let side = max(0, (width - readableWidth) / 2)
    return EdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom, right: max(margins.right, side))
  }

  /// The part of the superview's insets that reaches into a view; none where its place is not known yet.
  private static func covered(by insets: EdgeInsets, at distances: EdgeInsets?) -> EdgeInsets {
    guard let distances else { return .zero }
    return (insets - distances).union(.zero)
  }
}
