extension UIColor {
  /// Weights of colours.
  public enum Prominence: Int, Sendable {
    /// The first one.
    case primary = 0
    /// Lighter.
    case secondary = 1
    /// Lighter again.
    case tertiary = 2
    /// The lightest.
    case quaternary = 3
  }
  /// The colour, lighter by its weight: as opaque as the system's labels of that weight.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let opacities: [CGFloat] = [1, 0.6, 0.3, 0.18]
    return withAlphaComponent(opacities[prominence.rawValue])
  }
}
