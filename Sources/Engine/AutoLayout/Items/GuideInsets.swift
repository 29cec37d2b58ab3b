public import Geometry

/// The insets of a view's guides from its frame, in points.
public struct GuideInsets: Sendable, Hashable {
  /// The insets of the area that bars and the shape of the screen cover.
  public var safeArea: EdgeInsets
  /// The layout margins, including the part of the safe area that they contain.
  public var layoutMargins: EdgeInsets
  /// The margins outside the readable width.
  public var readableContent: EdgeInsets
  /// The height of the part of the view, from its lower edge, that the keyboard covers. 0 while it is hidden.
  public var keyboard: Double

  /// Creates insets for each guide, zero by default.
  public init(
    safeArea: EdgeInsets = .zero, layoutMargins: EdgeInsets = .zero, readableContent: EdgeInsets = .zero,
    keyboard: Double = 0
  ) {
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent
    self.keyboard = keyboard
  }

  /// The height of the keyboard guide: from the lower edge to the keyboard or the end of the safe area.
  package var keyboardGuideHeight: Double { max(keyboard, safeArea.bottom) }
}

extension GuideInsets {
  /// Creates the insets of a view's guides from the superview's insets (measured on Xcode documents).
  ///
  /// - Parameters:
  ///   - margins: The view's own margins, in points.
  ///   - insetsFromSafeArea: Whether the safe area is added to them.
  ///   - preservesSuperviewMargins: Whether they are at least as large as the part of the superview's margins that
  ///     covers the view.
  ///   - outer: The insets of the superview.
  ///   - isScrolled: Whether the superview scrolls the view. Scrolled views may leave the safe area, so a scroll view
  ///     passes none on.
  ///   - distances: The distances between the edges of the superview and the view, in points, or nil if they are not
  ///     yet known.
  ///   - additionalSafeArea: Insets that are added to the safe area of the superview.
  ///   - width: The width of the view, in points.
  ///   - readableWidth: The width of readable lines at the view's text size, in points.
  ///   - followsReadableWidth: Whether the layout margins follow the readable width.
  package init(
    margins: EdgeInsets, insetsFromSafeArea: Bool, preservesSuperviewMargins: Bool, inside outer: GuideInsets,
    isScrolled: Bool, at distances: EdgeInsets?, additionalSafeArea: EdgeInsets = .zero, width: Double,
    readableWidth: Double, followsReadableWidth: Bool = false
  ) {
    let safeArea = Self.safeArea(
      inside: outer.safeArea, isScrolled: isScrolled, at: distances, additional: additionalSafeArea)
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

  /// Returns the insets of a view's safe area from its superview's.
  ///
  /// - Parameters:
  ///   - outer: The insets of the superview's safe area.
  ///   - isScrolled: Whether the superview scrolls the view.
  ///   - distances: The distances between the edges of the superview and the view, in points, or nil if they are not
  ///     yet known.
  ///   - additional: Insets that are added.
  package static func safeArea(
    inside outer: EdgeInsets, isScrolled: Bool, at distances: EdgeInsets?, additional: EdgeInsets
  ) -> EdgeInsets {
    // The safe area insets of a view that extends beyond its superview are no larger than the superview's.
    additional + (isScrolled ? .zero : covered(by: outer, at: distances?.union(.zero)))
  }

  /// Returns the margins that keep lines of text readable in a view of a given width, in points, as UIKit's guide does.
  package static func readableContent(_ margins: EdgeInsets, width: Double, readableWidth: Double) -> EdgeInsets {
    let side = max(0, (width - readableWidth) / 2)
    return EdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom, right: max(margins.right, side))
  }

  /// Returns the part of the superview's insets that covers a view, or zero if the view's place is not yet known.
  private static func covered(by insets: EdgeInsets, at distances: EdgeInsets?) -> EdgeInsets {
    guard let distances else { return .zero }
    return (insets - distances).union(.zero)
  }
}
