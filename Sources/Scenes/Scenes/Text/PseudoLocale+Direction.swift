public import AutoLayout
public import Typography

extension PseudoLocale {
  public var direction: LayoutDirection { self == .mirrored ? .rightToLeft : .leftToRight }
}
