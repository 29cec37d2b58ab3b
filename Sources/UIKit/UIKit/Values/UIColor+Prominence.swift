extension UIColor {
  public enum Prominence: Int, Sendable {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3
  }
  /// The colour, lighter by its weight: as opaque as the system's labels of that weight.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let opacities: [CGFloat] = [1, 0.6, 0.3, 0.18]
    return withAlphaComponent(opacities[prominence.rawValue])
  }
}
