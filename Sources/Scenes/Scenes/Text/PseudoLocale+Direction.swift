public import AutoLayout
public import Typography

extension PseudoLocale {
  /// The writing direction.
  public var direction: LayoutDirection { self == .mirrored ? .rightToLeft : .leftToRight }
}
