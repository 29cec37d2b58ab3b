/// Objects of offices, shops and homes.
extension SymbolTable {
  /// Objects of offices, shops and homes.
  static let things: [String: SymbolDrawing] = [
    "gearshape": gear, "gear": gear,
    "trash": SymbolDrawing(
      line: "M3.5 6.3H20.5M9 6.1L9.5 3.3H14.5L15 6.1", body: "M5.5 6.5H18.5L17.5 21H6.5Z",
      detail: "M10 10V17.5M14 10V17.5"),
    "pencil": SymbolDrawing(
      body: "M4 20L5.2 15.2L16.5 3.9C17.3 3.1 18.5 3.1 19.3 3.9L20.1 4.7C20.9 5.5 20.9 6.7 20.1 7.5L8.8 18.8Z",
      detail: "M14.5 6L18 9.5"),
    "square.and.pencil": SymbolDrawing(
      line:
        "M13 4.5H6C5 4.5 4 5.5 4 6.5V18.5C4 19.5 5 20.5 6 20.5H18C19 20.5 20 19.5 20 18.5V11.5M10 14.5L10.8 11.6L19 3.4L21.4 5.8L13.2 14Z"
    ),
    "doc": SymbolDrawing(body: page, detail: pageCorner),
    "doc.text": SymbolDrawing(body: page, detail: pageCorner + "M8.5 12.5H15.5M8.5 16.5H15.5"),
    "note.text": SymbolDrawing(body: "R3.5 3.5 17 17 2.5", detail: "M7.5 9H16.5M7.5 12.5H16.5M7.5 16H12.5"),
    "doc.on.doc": SymbolDrawing(line: "M15 7V3H4V17H8", body: "R9 7.5 11 14 1.5"),
    "folder": SymbolDrawing(body: "M2.5 5H9L11 7.5H21.5V19.5H2.5Z", detail: "M2.8 10.5H21.2"),
    "tray": SymbolDrawing(body: "M5 4.5H19L21.5 13V19.5H2.5V13Z", detail: "M3 13H8L9.5 15.5H14.5L16 13H21"),
    "archivebox": SymbolDrawing(body: "R2.5 4 19 4.5 1M4 8.5H20V20H4Z", detail: "M9.5 12H14.5"),
    "paperplane": SymbolDrawing(body: "M21.5 2.5L14.5 21.5L10.5 13.5L2.5 9.5Z", detail: "M10.5 13.5L20.5 3.5"),
    "calendar": SymbolDrawing(
      line: "M8 2.5V6M16 2.5V6", body: "R3 4.5 18 17 2.5",
      detail: "M3.5 9.8H20.5M7.5 13.8V14M12 13.8V14M16.5 13.8V14M7.5 17.6V17.8M12 17.6V17.8"),
    "clock": SymbolDrawing(body: "O12 12 9.5", detail: "M12 6.5V12L15.8 14.2"),
    "cart": SymbolDrawing(line: "M1.5 3.5H5L8 15.5H18.5L21.5 7H6", solid: "O9 19.8 1.7O17.5 19.8 1.7"),
    "bag": SymbolDrawing(
      line: "M8.5 7.5V6.5C8.5 4.3 10 2.8 12 2.8C14 2.8 15.5 4.3 15.5 6.5V7.5", body: "M4.5 7.5H19.5L20.5 21H3.5Z"),
    "creditcard": SymbolDrawing(body: "R2 5 20 14 2.5", detail: "M2.5 9.5H21.5M5.5 15H9.5"),
    "lock": SymbolDrawing(
      line: "M8 10.5V7C8 4.5 9.7 2.8 12 2.8C14.3 2.8 16 4.5 16 7V10.5", body: "R4.5 10.5 15 11 2.5"),
    "lock.open": SymbolDrawing(
      line: "M8 10.5V7C8 4.5 9.7 2.8 12 2.8C14 2.8 15.4 4 15.8 5.8", body: "R4.5 10.5 15 11 2.5"),
    "key": SymbolDrawing(line: "O7.5 16 4.5M10.7 12.8L20.5 3M16.5 7L20 10.5M13.3 10.2L15.8 12.7"),
    "link": SymbolDrawing(
      line:
        "M10.2 8L13.2 5C15 3.2 17.6 3.2 19.2 4.8C20.8 6.4 20.8 9 19 10.8L16 13.8M13.8 16L10.8 19C9 20.8 6.4 20.8 4.8 19.2C3.2 17.6 3.2 15 5 13.2L8 10.2M9 15L15 9"
    ),
    "paperclip": SymbolDrawing(
      line:
        "M19.5 11L11.5 19C9.3 21.2 6 21.2 4.2 19.3C2.4 17.4 2.5 14.3 4.6 12.2L13 3.9C14.4 2.5 16.6 2.5 17.9 3.8C19.2 5.1 19.2 7.2 17.8 8.6L9.8 16.6C9.1 17.3 8 17.3 7.4 16.6C6.8 15.9 6.8 14.9 7.5 14.2L14 7.8"
    ),
    "gift": SymbolDrawing(
      line: "M12 7C9.5 7 6.5 6.3 6.5 4.3C6.5 1.8 11 2 12 7C13 2 17.5 1.8 17.5 4.3C17.5 6.3 14.5 7 12 7",
      body: "R3.5 11 17 10.5 1.5R2 7 20 4 1", detail: "M12 7.5V21"),
    "book": SymbolDrawing(
      body:
        "M12 5.5C9 3.8 5.5 3.5 2.5 4.2V19C5.5 18.3 9 18.6 12 20.3C15 18.6 18.5 18.3 21.5 19V4.2C18.5 3.5 15 3.8 12 5.5Z",
      detail: "M12 6V20"),
    "square.grid.2x2": SymbolDrawing(
      body: "R3 3 7.8 7.8 1.5R13.2 3 7.8 7.8 1.5R3 13.2 7.8 7.8 1.5R13.2 13.2 7.8 7.8 1.5"),
    "chart.bar": SymbolDrawing(body: "R3 13 4.5 8 1R9.75 8 4.5 13 1R16.5 3 4.5 18 1"),
  ]

  private static let page = "M5.5 2.5H13.5L18.5 7.5V21.5H5.5Z"
  private static let pageCorner = "M13.3 3V7.7H18"
  private static let gear = SymbolDrawing(
    body:
      "M9.94 4.58L10.1 1.9L13.9 1.9L14.06 4.58L15.8 5.3L17.8 3.5L20.5 6.2L18.7 8.2L19.42 9.94L22.1 10.1L22.1 13.9L19.42 14.06L18.7 15.8L20.5 17.8L17.8 20.5L15.8 18.7L14.06 19.42L13.9 22.1L10.1 22.1L9.94 19.42L8.2 18.7L6.2 20.5L3.5 17.8L5.3 15.8L4.58 14.06L1.9 13.9L1.9 10.1L4.58 9.94L5.3 8.2L3.5 6.2L6.2 3.5L8.2 5.3Z",
    detail: "O12 12 3.4")
}
