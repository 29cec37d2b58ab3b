/// Movements of symbols; nothing moves here.
public struct SymbolEffect: Sendable, Hashable {
  private let name: String
  /// Jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// Fades in and out.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Shows part after part.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// Grows and shrinks.
  public static let scale = SymbolEffect(name: "scale")
  /// Comes.
  public static let appear = SymbolEffect(name: "appear")
  /// Goes.
  public static let disappear = SymbolEffect(name: "disappear")
  /// Comes in the place of another.
  public static let replace = SymbolEffect(name: "replace")
  /// Moves to and fro.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// Turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// Grows and shrinks slowly.
  public static let breathe = SymbolEffect(name: "breathe")
}

extension UIImageView {
  /// Exchanges the symbol.
  public func setSymbolImage(_ image: UIImage, contentTransition: SymbolEffect) { self.image = image }
}

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

extension UIBezierPath {
  /// Moves, turns and scales all points.
  public func apply(_ transform: CGAffineTransform) { replacePoints { $0.applying(transform) } }
}
