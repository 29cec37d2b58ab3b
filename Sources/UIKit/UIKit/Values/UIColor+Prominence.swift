extension UIColor {
  /// The colour, lighter by its weight: as opaque as the system's labels of that weight.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let opacities: [CGFloat] = [1, 0.6, 0.3, 0.18]
    return withAlphaComponent(opacities[prominence.rawValue])
  }
}
