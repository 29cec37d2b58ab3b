public import Geometry

/// The insets of a view's guides from its frame, in points.
public struct GuideInsets: Sendable, Hashable {
  /// What bars and the shape of the screen cover.
  public var safeArea: EdgeInsets
  /// The layout margins, with the part of the safe area that they contain.
  public var layoutMargins: EdgeInsets
  /// The readable width's margins.
  public var readableContent: EdgeInsets

  /// Insets for each guide, none by default.
  public init(
    safeArea: EdgeInsets = .zero, layoutMargins: EdgeInsets = .zero, readableContent: EdgeInsets = .zero
  ) {
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent
  }
}
