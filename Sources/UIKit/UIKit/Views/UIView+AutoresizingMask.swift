public import AutoLayout

extension UIView {
  /// The parts of a view's place in its superview that may stretch.
  public typealias AutoresizingMask = AutoLayout.AutoresizingMask
}
