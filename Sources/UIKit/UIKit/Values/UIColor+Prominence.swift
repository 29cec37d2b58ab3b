extension UIColor {
  /// Returns the color with the opacity of the system's label with a prominence.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let opacities: [CGFloat] = [1, 0.6, 0.3, 0.18]
    return withAlphaComponent(opacities[prominence.rawValue])
  }
}
