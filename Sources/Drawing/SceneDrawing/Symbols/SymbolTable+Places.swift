/// Places, traffic, weather and nature.
extension SymbolTable {
  private static let pin = SymbolDrawing(line: "M12 10.8V21.8", body: "O12 6.5 4.2")

  /// Places and traffic.
  static let places: [String: SymbolDrawing] = [
    "house": SymbolDrawing(body: "M12 3L21.5 11.5H19V20.5H5V11.5H2.5Z", detail: "M10 20V14.5H14V20"),
    "map": SymbolDrawing(body: "M2.5 5.5L9 3L15 5.5L21.5 3V18.5L15 21L9 18.5L2.5 21Z", detail: "M9 3.5V18M15 6V20.5"),
    "mappin": pin, "pin": pin,
    "mappin.and.ellipse": SymbolDrawing(
      line:
        "M12 10.8V18.5M8 16.3C5 16.7 3 17.6 3 18.8C3 20.4 7 21.7 12 21.7C17 21.7 21 20.4 21 18.8C21 17.6 19 16.7 16 16.3",
      body: "O12 6.3 4"),
    "location": SymbolDrawing(body: "M21 3L13.5 21L11.3 12.7L3 10.5Z"),
    "globe": SymbolDrawing(
      body: "O12 12 9.5", detail: "M3 12H21M12 2.8C7.5 7.5 7.5 16.5 12 21.2C16.5 16.5 16.5 7.5 12 2.8"),
    "airplane": SymbolDrawing(
      solid:
        "M12 1.8C13 1.8 13.6 3 13.6 4.5V9L21.5 14.2V16.2L13.6 13.5V18.2L16.2 20.2V21.8L12 20.5L7.8 21.8V20.2L10.4 18.2V13.5L2.5 16.2V14.2L10.4 9V4.5C10.4 3 11 1.8 12 1.8Z"
    ),
    "car": SymbolDrawing(
      body: "M5.5 5.5H18.5L20.5 11C21.5 11.5 22 12.3 22 13.5V19.5H19V17.5H5V19.5H2V13.5C2 12.3 2.5 11.5 3.5 11Z",
      detail: "M4.3 11H19.7M6.2 14.3H6.8M17.2 14.3H17.8"),
  ]

  /// Weather and nature.
  static let nature: [String: SymbolDrawing] = [
    "sun.max": sun, "sun.min": sun,
    "moon": SymbolDrawing(
      body:
        "M20.5 14.5C19.4 15 18.2 15.3 16.9 15.3C12.4 15.3 8.7 11.6 8.7 7.1C8.7 5.8 9 4.6 9.5 3.5C5.9 4.7 3.5 8 3.5 12C3.5 16.7 7.3 20.5 12 20.5C16 20.5 19.3 18.1 20.5 14.5Z"
    ),
    "cloud": SymbolDrawing(
      body:
        "M7 19C4.2 19 2 16.9 2 14.3C2 11.9 3.8 10 6.2 9.7C7 6.7 9.5 4.8 12.5 4.8C16.2 4.8 19 7.5 19.1 11C21 11.4 22.2 13 22.2 14.9C22.2 17.2 20.4 19 18.1 19Z"
    ),
    "bolt": SymbolDrawing(body: "M14 1.8L4.5 13.5H11L9.5 22.2L19.5 9.8H12.8Z"),
    "flame": SymbolDrawing(
      body:
        "M12.5 2C13 6 18.5 8.5 18.5 14.5C18.5 18.8 15.6 22 12 22C8.4 22 5.5 18.8 5.5 14.8C5.5 11.8 7 9.8 8.5 8C8.8 9.8 9.4 10.8 10.6 11.4C10 7.8 10.6 4.4 12.5 2Z"
    ),
    "leaf": SymbolDrawing(
      body: "M5 18.3C2.5 9.5 9 3.7 20.5 4C21.5 14 15 21 5 18.3Z", detail: "M6.2 17.2C8 14.2 11 11.5 15 9.5"),
    "drop": SymbolDrawing(
      body:
        "M12 2.5C15 7 18.5 10.5 18.5 14.8C18.5 18.6 15.6 21.5 12 21.5C8.4 21.5 5.5 18.6 5.5 14.8C5.5 10.5 9 7 12 2.5Z"),
  ]

  private static let sun = SymbolDrawing(
    line:
      "M12 1.8V4.3M12 19.7V22.2M1.8 12H4.3M19.7 12H22.2M4.8 4.8L6.5 6.5M17.5 17.5L19.2 19.2M4.8 19.2L6.5 17.5M17.5 6.5L19.2 4.8",
    body: "O12 12 4.4")
}
