/// Movements of symbols; nothing moves here.
public struct SymbolEffect: Sendable, Hashable {
  private let name: String
  public static let bounce = SymbolEffect(name: "bounce")
  /// Fades in and out.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Shows part after part.
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  /// Comes in the place of another.
  public static let replace = SymbolEffect(name: "replace")
  /// Moves to and fro.
  public static let wiggle = SymbolEffect(name: "wiggle")
  public static let rotate = SymbolEffect(name: "rotate")
  /// Grows and shrinks slowly.
  public static let breathe = SymbolEffect(name: "breathe")
}
