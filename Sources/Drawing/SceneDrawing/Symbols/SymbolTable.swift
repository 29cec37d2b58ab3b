/// The drawn symbols, by the names of system symbols without their modifiers (`fill`, `circle`, `slash`).
package enum SymbolTable {
  /// All symbols by name.
  package static let drawings: [String: SymbolDrawing] = [signs, arrows, media, people, things, places, nature]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Signs for actions, questions and information.
  static let signs: [String: SymbolDrawing] = [
    "plus": SymbolDrawing(line: "M4 12H20M12 4V20"),
    "minus": SymbolDrawing(line: "M4 12H20"),
    "xmark": SymbolDrawing(line: "M5 5L19 19M19 5L5 19"),
    "multiply": SymbolDrawing(line: "M5 5L19 19M19 5L5 19"),
    "equal": SymbolDrawing(line: "M4 9H20M4 15H20"),
    "checkmark": SymbolDrawing(line: "M4 13L9.5 18.5L20 5.5"),
    "info": SymbolDrawing(line: "M9.3 10H12.3V19.3M8.8 19.3H15.8", solid: "O11.9 5 1.7"),
    "questionmark": SymbolDrawing(
      line: "M7 8C7 5 9.3 3.2 12 3.2C14.9 3.2 17 5 17 7.6C17 11.3 12 11.5 12 15.2", solid: "O12 19.8 1.5"),
    "exclamationmark": SymbolDrawing(line: "M12 3.2V14.5", solid: "O12 19.6 1.6"),
    "exclamationmark.triangle": SymbolDrawing(
      body: "M12 3L22 20.5H2Z", detail: "M12 9.2V14.6M12 17.6V17.8"),
    "circle": SymbolDrawing(body: "O12 12 9.5"),
    "square": SymbolDrawing(body: "R3 3 18 18 3"),
    "triangle": SymbolDrawing(body: "M12 3L22 20.5H2Z"),
    "shield": SymbolDrawing(body: "M12 2.2L20.5 5V11.5C20.5 16.3 17 20 12 22C7 20 3.5 16.3 3.5 11.5V5Z"),
    "ellipsis": SymbolDrawing(solid: "O4.5 12 1.9O12 12 1.9O19.5 12 1.9"),
    "list": SymbolDrawing(
      line: "M8.5 6H21M8.5 12H21M8.5 18H21", solid: "O4 6 1.4O4 12 1.4O4 18 1.4"),
    "line.3.horizontal": SymbolDrawing(line: "M3 6H21M3 12H21M3 18H21"),
    "line.horizontal.3": SymbolDrawing(line: "M3 6H21M3 12H21M3 18H21"),
    "line.3.horizontal.decrease": SymbolDrawing(line: "M3 6H21M6 12H18M9.5 18H14.5"),
    "slider.horizontal.3": SymbolDrawing(
      line: "M2.5 6H21.5M2.5 12H21.5M2.5 18H21.5", solid: "O8 6 2.4O16 12 2.4O7 18 2.4"),
    "magnifyingglass": SymbolDrawing(line: "O10 10 6.8M15 15L20.8 20.8"),
    "power": SymbolDrawing(
      line:
        "M12 2.5V11M7.2 5.3C4.7 6.9 3 9.6 3 12.7C3 17.5 7 21.2 12 21.2C17 21.2 21 17.5 21 12.7C21 9.6 19.3 6.9 16.8 5.3"
    ),
    "heart": SymbolDrawing(
      body:
        "M12 20.5C5 15.5 2.5 12 2.5 8.5C2.5 5.5 4.8 3.5 7.3 3.5C9.3 3.5 11 4.6 12 6.5C13 4.6 14.7 3.5 16.7 3.5C19.2 3.5 21.5 5.5 21.5 8.5C21.5 12 19 15.5 12 20.5Z"
    ),
    "star": SymbolDrawing(
      body: "M12 2.3L14.47 9.4L21.99 9.56L15.99 14.1L18.17 21.29L12 17L5.83 21.29L8.01 14.1L2.01 9.56L9.53 9.4Z"),
    "bookmark": SymbolDrawing(body: "M6 3H18V21L12 16.5L6 21Z"),
    "flag": SymbolDrawing(
      line: "M4.5 3V21.5",
      body:
        "M4.5 4.5C7.5 3 10.5 3 13 4.5C15.5 5.5 17.5 5.5 20 4.5V13.5C17.5 14.5 15.5 14.5 13 13.5C10.5 12.5 7.5 12.5 4.5 13.5Z"
    ),
    "tag": SymbolDrawing(body: "M3.5 3.5H11.5L21 13L13 21L3.5 11.5Z", detail: "O8 8 1.2"),
    "bell": SymbolDrawing(
      line: "M9.5 20C10 21.2 11 21.7 12 21.7C13 21.7 14 21.2 14.5 20",
      body:
        "M12 2.6C8.5 2.6 6.5 5.4 6.5 8.8C6.5 13.3 5 14.8 3.5 17.3H20.5C19 14.8 17.5 13.3 17.5 8.8C17.5 5.4 15.5 2.6 12 2.6Z"
    ),
    "sparkles": SymbolDrawing(
      solid:
        "M10 4C10.8 9 13 11.2 18 12C13 12.8 10.8 15 10 20C9.2 15 7 12.8 2 12C7 11.2 9.2 9 10 4ZM18.5 2.5C18.8 4.6 19.4 5.2 21.5 5.5C19.4 5.8 18.8 6.4 18.5 8.5C18.2 6.4 17.6 5.8 15.5 5.5C17.6 5.2 18.2 4.6 18.5 2.5Z"
    ),
  ]
}
