/// Sound, pictures and devices.
extension SymbolTable {
  private static let forward = SymbolDrawing(body: "M2 5L11.5 12L2 19ZM12 5L21.5 12L12 19Z")
  private static let forwardToEnd = SymbolDrawing(line: "M20 5V19", body: "M4 4.5L16.5 12L4 19.5Z")
  private static let speaker = "M3 9H7L12.5 4.5V19.5L7 15H3Z"
  private static let cell = "R1.5 7 18.5 10 2.5M22.2 10.5V13.5"

  /// Sound, pictures and devices.
  static let media: [String: SymbolDrawing] = [
    "play": SymbolDrawing(body: "M6 3.5L20.5 12L6 20.5Z"),
    "pause": SymbolDrawing(body: "R5 4 4.8 16 1R14.2 4 4.8 16 1"),
    "stop": SymbolDrawing(body: "R4.5 4.5 15 15 2"),
    "forward": forward, "backward": forward.mirrored,
    "forward.end": forwardToEnd, "backward.end": forwardToEnd.mirrored,
    "shuffle": SymbolDrawing(
      line: "M2.5 7H6L15 17H21.5M18 13.5L21.5 17L18 20.5M2.5 17H6L9 13.6M12 10.4L15 7H21.5M18 3.5L21.5 7L18 10.5"),
    "repeat": SymbolDrawing(
      line:
        "M3.5 12V10C3.5 8.3 4.8 7 6.5 7H20.5M17 3.5L20.5 7L17 10.5M20.5 12V14C20.5 15.7 19.2 17 17.5 17H3.5M7 13.5L3.5 17L7 20.5"
    ),
    "speaker": SymbolDrawing(body: speaker),
    "speaker.wave": SymbolDrawing(
      line: "M15.5 9C17 10.8 17 13.2 15.5 15M18.3 6.5C21.2 9.8 21.2 14.2 18.3 17.5", body: speaker),
    "speaker.wave.1": SymbolDrawing(line: "M15.5 9C17 10.8 17 13.2 15.5 15", body: speaker),
    "mic": SymbolDrawing(
      line: "M5 11C5 15 8 17.5 12 17.5C16 17.5 19 15 19 11M12 17.5V21.5M8.5 21.5H15.5", body: "R8.5 2.5 7 12 3.5"),
    "music.note": SymbolDrawing(line: "M10.5 18V4L19 2.5V8L10.5 9.5", body: "O7.5 18 3"),
    "headphones": SymbolDrawing(
      line: "M3 17V12.5C3 7.5 7 3.5 12 3.5C17 3.5 21 7.5 21 12.5V17",
      body: "R2.5 13.5 4.6 7.5 1.6R16.9 13.5 4.6 7.5 1.6"),
    "camera": SymbolDrawing(
      body:
        "M8.5 5.5L9.8 3.8H14.2L15.5 5.5H20C21 5.5 22 6.4 22 7.5V18C22 19.1 21 20 20 20H4C3 20 2 19.1 2 18V7.5C2 6.4 3 5.5 4 5.5Z",
      detail: "O12 12.6 4"),
    "photo": SymbolDrawing(
      body: "R2 4 20 16 2.5", detail: "O8 9.3 1.6M3.2 17.5L8.5 13L12 16L16.5 11L20.8 15.5"),
    "video": SymbolDrawing(body: "R1.5 6 13.5 12 2.5M16.5 10L22.5 7V17L16.5 14Z"),
    "iphone": SymbolDrawing(body: "R6.5 2 11 20 2.5", detail: "M10.5 19.3H13.5"),
    "ipad": SymbolDrawing(body: "R4 2 16 20 2.5", detail: "M10 19.3H14"),
    "desktopcomputer": SymbolDrawing(line: "M12 16.5V21M7.5 21H16.5", body: "R2 3.5 20 13 2"),
    "tv": SymbolDrawing(line: "M7.5 21H16.5", body: "R2 4 20 13.5 2"),
    "wifi": SymbolDrawing(
      line: "M2 9.2C7.7 3.8 16.3 3.8 22 9.2M5.5 13C9.3 9.5 14.7 9.5 18.5 13M9 16.6C10.8 15 13.2 15 15 16.6",
      solid: "O12 19.8 1.3"),
    "dot.radiowaves": SymbolDrawing(
      line:
        "M8 8C5.8 10.2 5.8 13.8 8 16M16 8C18.2 10.2 18.2 13.8 16 16M5 5C1.2 8.8 1.2 15.2 5 19M19 5C22.8 8.8 22.8 15.2 19 19",
      solid: "O12 12 1.8"),
    "battery": SymbolDrawing(line: cell, solid: "R3.8 9.3 13.9 5.4 1"),
    "battery.0": SymbolDrawing(line: cell), "battery.0percent": SymbolDrawing(line: cell),
    "battery.25": SymbolDrawing(line: cell, solid: "R3.8 9.3 4 5.4 1"),
    "battery.50": SymbolDrawing(line: cell, solid: "R3.8 9.3 7 5.4 1"),
    "battery.75": SymbolDrawing(line: cell, solid: "R3.8 9.3 10.4 5.4 1"),
  ]
}
