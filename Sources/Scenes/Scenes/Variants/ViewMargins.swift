public import Geometry

/// The sources of a view's layout margins.
public struct ViewMargins: Sendable, Hashable {
  /// The margins in the document, or nil for the default of the view's kind.
  public var stated: EdgeInsets?
  /// Whether left and right of the stated margins follow the writing direction.
  public var isDirectional: Bool
  /// Whether a margin is at least as wide as the part of the superview's margin that covers the view.
  public var preservesSuperviewMargins: Bool
  /// Whether the safe area is added to the margins.
  public var insetsFromSafeArea: Bool
  /// Whether the side margins leave at most the width of readable lines, which grows with the text size.
  public var followsReadableWidth: Bool
  /// The kind of view that decides the default margins.
  public var role = Role.plain

  /// The kinds of views with different default margins.
  public enum Role: Sendable, Hashable {
    /// Any view.
    case plain
    /// A table cell or its content. An accessory replaces the margin next to it.
    case cell(hasAccessory: Bool)
  }

  /// Creates margins, by default the margins of the view's kind plus the safe area.
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
