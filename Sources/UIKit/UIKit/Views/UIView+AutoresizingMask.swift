public import AutoLayout

extension UIView {
  /// The parts of a view's frame and distances that stretch with its superview.
  public typealias AutoresizingMask = AutoLayout.AutoresizingMask
}
