public import Geometry

/// The sources of a view's layout margins.
public struct ViewMargins: Sendable, Hashable {
  /// The margins that the document states, or nil for the default of the view's kind.
  public var stated: EdgeInsets?
  /// True where left and right of the stated margins follow the writing direction.
  public var isDirectional: Bool
  /// True where a margin is at least as wide as what the superview's margin covers of the view.
  public var preservesSuperviewMargins: Bool
  /// True where the safe area adds to the margins.
  public var insetsFromSafeArea: Bool
  /// Whether the margins at the sides leave no more than the width of readable lines, which grows with the text size.
  public var followsReadableWidth: Bool
  /// The kind of view that the system takes it for where the document states no margins.
  public var role = Role.plain

  /// The kinds of views that the system gives other margins.
  public enum Role: Sendable, Hashable {
    /// Any view.
    case plain
    /// A table cell or its content; an accessory takes the place of the margin beside it.
    case cell(hasAccessory: Bool)
  }

  /// Margins; the default ones of the view's kind, with the safe area added, unless said otherwise.
  public init(
    stated: EdgeInsets? = nil, isDirectional: Bool = false, preservesSuperviewMargins: Bool = false,
    insetsFromSafeArea: Bool = true, followsReadableWidth: Bool = false
  ) {
    self.stated = stated
    self.isDirectional = isDirectional
    self.preservesSuperviewMargins = preservesSuperviewMargins
    self.insetsFromSafeArea = insetsFromSafeArea
    self.followsReadableWidth = followsReadableWidth
  }
}
