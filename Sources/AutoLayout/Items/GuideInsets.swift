public import Geometry

/// The insets of a view's guides from its frame, in points.
public struct GuideInsets: Sendable, Hashable {
  /// What bars and the shape of the screen cover.
  public var safeArea: EdgeInsets
  /// The layout margins, with the part of the safe area that they contain.
  public var layoutMargins: EdgeInsets
  /// The readable width's margins.
  public var readableContent: EdgeInsets
  /// How far the keyboard reaches into the view from its lower edge; 0 while it is hidden.
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
