/// Arrows and chevrons.
extension SymbolTable {
  private static let chevron = SymbolDrawing(line: "M8.5 4L16.5 12L8.5 20")
  private static let arrow = SymbolDrawing(line: "M3.5 12H20M13 5L20 12L13 19")
  private static let diagonal = SymbolDrawing(line: "M5.5 18.5L18 6M8 5.5H18.5V16")
  private static let bowed = SymbolDrawing(
    line: "M15 5L20 10L15 15M20 10H10C6.7 10 4 12.2 4 15C4 17.8 6.7 20 10 20H14")
  private static let round = SymbolDrawing(
    line:
      "M19.5 13C19.5 17.14 16.14 20.5 12 20.5C7.86 20.5 4.5 17.14 4.5 13C4.5 8.86 7.86 5.5 12 5.5H14.5M11 2L14.5 5.5L11 9"
  )
  private static let exchange = SymbolDrawing(line: "M8 20V4M4 8L8 4L12 8M16 4V20M12 16L16 20L20 16")

  /// Arrows and chevrons. `forward` and `backward` apply to left-to-right layouts.
  static let arrows: [String: SymbolDrawing] = [
    "chevron.right": chevron, "chevron.forward": chevron,
    "chevron.left": chevron.mirrored, "chevron.backward": chevron.mirrored,
    "chevron.down": chevron.turned, "chevron.up": chevron.turned.flipped,
    "chevron.up.chevron.down": SymbolDrawing(line: "M6 9L12 3L18 9M6 15L12 21L18 15"),
    "arrow.right": arrow, "arrow.forward": arrow, "arrow.left": arrow.mirrored, "arrow.backward": arrow.mirrored,
    "arrow.down": arrow.turned, "arrow.up": arrow.turned.flipped,
    "arrow.up.right": diagonal, "arrow.up.forward": diagonal, "arrow.up.left": diagonal.mirrored,
    "arrow.up.backward": diagonal.mirrored, "arrow.down.right": diagonal.flipped,
    "arrow.down.left": diagonal.flipped.mirrored,
    "arrow.uturn.right": bowed, "arrow.uturn.forward": bowed, "arrow.uturn.left": bowed.mirrored,
    "arrow.uturn.backward": bowed.mirrored, "arrowshape.turn.up.left": bowed.mirrored,
    "arrowshape.turn.up.right": bowed,
    "arrow.clockwise": round, "arrow.counterclockwise": round.mirrored,
    "arrow.up.arrow.down": exchange, "arrow.left.arrow.right": exchange.turned,
    "arrow.2.circlepath": cycle, "arrow.triangle.2.circlepath": cycle,
    "square.and.arrow.up": SymbolDrawing(line: "M8 9H5.5V21H18.5V9H16M12 15V2.5M8 6.5L12 2.5L16 6.5"),
    "square.and.arrow.down": SymbolDrawing(line: "M8 9H5.5V21H18.5V9H16M12 2.5V15.5M8 11.5L12 15.5L16 11.5"),
  ]

  private static let cycle = SymbolDrawing(
    line:
      "M4.5 10C5.4 6.5 8.4 4.5 12 4.5C15 4.5 17.5 6 18.8 8.5M19.5 3.5V9H14M19.5 14C18.6 17.5 15.6 19.5 12 19.5C9 19.5 6.5 18 5.2 15.5M4.5 20.5V15H10"
  )
}
