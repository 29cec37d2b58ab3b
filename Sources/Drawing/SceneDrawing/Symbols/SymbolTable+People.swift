/// People and communication.
extension SymbolTable {
  private static let shoulders = "M3 20.8C3 16.3 7.5 14 12 14C16.5 14 21 16.3 21 20.8Z"
  private static let pair = SymbolDrawing(
    line: "M15.4 4.8C17.6 4.6 19.1 6.2 19.1 8.1C19.1 10 17.6 11.5 15.6 11.4M18 13.9C20.7 14.5 22.5 16.4 22.5 19.5H18.5",
    body: "O8.5 8 3.4M1.5 19.5C1.5 15.5 5 13.6 8.5 13.6C12 13.6 15.5 15.5 15.5 19.5Z")
  private static let bubble = SymbolDrawing(
    body:
      "M12 3.5C17.2 3.5 21.5 6.8 21.5 11.2C21.5 15.6 17.2 18.9 12 18.9C11 18.9 10 18.8 9.1 18.5C7.8 19.9 5.8 20.9 3.8 20.9C5 19.8 5.4 18.3 5.2 16.8C3.5 15.4 2.5 13.4 2.5 11.2C2.5 6.8 6.8 3.5 12 3.5Z"
  )
  private static let writtenBubble = {
    var drawing = bubble
    drawing.details = SymbolNotation.shapes("M7.5 9.5H16.5M7.5 13H13.5")
    return drawing
  }()
  private static let thumb = SymbolDrawing(
    body:
      "M8 10.5L11.5 2.8C13.3 2.8 14.2 4 13.9 5.7L13.3 9.2H19C20.6 9.2 21.6 10.6 21.2 12.1L19.4 18.8C19 20.2 17.9 21 16.5 21H8ZR2.5 10.5 3.4 10.5 1"
  )

  /// People and communication.
  static let people: [String: SymbolDrawing] = [
    "person": SymbolDrawing(body: "O12 7.3 4.3\(shoulders)"),
    "person.2": pair, "person.3": pair,
    "envelope": SymbolDrawing(body: "R2 5 20 14 2.5", detail: "M3 7L12 13.8L21 7"),
    "phone": SymbolDrawing(
      body:
        "M6.5 3.2L9.8 7.8C10.2 8.4 10.1 9 9.6 9.5L8.2 10.9C9.3 13 11 14.7 13.1 15.8L14.5 14.4C15 13.9 15.6 13.8 16.2 14.2L20.8 17.5C21.3 17.9 21.4 18.5 21.1 19.1C20.2 20.6 18.6 21.3 17 21C9.5 19.4 4.6 14.5 3 7C2.7 5.4 3.4 3.8 4.9 2.9C5.5 2.6 6.1 2.7 6.5 3.2Z"
    ),
    "message": bubble, "bubble": bubble, "bubble.left": bubble, "bubble.right": bubble.mirrored,
    "text.bubble": writtenBubble,
    "quote.bubble": writtenBubble,
    "hand.thumbsup": thumb, "hand.thumbsdown": thumb.flipped,
    "hand.raised": SymbolDrawing(
      body:
        "M7 13V5.8C7 4.1 9.3 4.1 9.3 5.8V10.5V3.8C9.3 2 11.8 2 11.8 3.8V10.3V4.6C11.8 2.9 14.2 2.9 14.2 4.6V11V6.6C14.2 5 16.5 5 16.5 6.6V14.5L18.3 12.2C19.4 10.8 21.4 12 20.6 13.6L17.3 19.3C16.2 21.2 14.6 22 12.5 22C9 22 7 19.5 7 16Z"
    ),
    "eye": SymbolDrawing(
      body: "M2 12C4.5 8 8 5.8 12 5.8C16 5.8 19.5 8 22 12C19.5 16 16 18.2 12 18.2C8 18.2 4.5 16 2 12Z",
      detail: "O12 12 3.1"),
  ]
}
