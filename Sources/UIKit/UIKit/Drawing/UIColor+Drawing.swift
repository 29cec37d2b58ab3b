extension UIColor {
  /// Sets the fill color of the current context.
  public func setFill() { DrawingStack.current?.setFillColor(cgColor) }
  /// Sets the stroke color of the current context.
  public func setStroke() { DrawingStack.current?.setStrokeColor(cgColor) }
  /// Sets the fill and stroke colors of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}
