internal import CairoDrawing
public import Foundation
internal import Geometry
internal import Scenes

extension StyledText {
  /// Returns the steps that draw the text in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points and in the coordinates of the drawing.
  ///   - numberOfLines: The largest number of lines, or 0 for as many as fit.
  ///   - color: The color of text without one.
  ///   - alignment: The alignment of paragraphs without one.
  ///   - isRightToLeft: Whether natural alignment is at the right.
  ///   - isCentred: Whether the lines are centered vertically, as in labels.
  func steps(
    in rect: CGRect, numberOfLines: Int, color: UIColor, alignment: NSTextAlignment, isRightToLeft: Bool,
    isCentred: Bool
  ) -> [ViewDrawing.Step] {
    let lines = lines(width: rect.width, numberOfLines: numberOfLines)
    var y = isCentred ? rect.minY + (rect.height - height(of: lines)) / 2 : rect.minY
    var steps: [ViewDrawing.Step] = []
    for (number, line) in lines.enumerated() {
      let free = max(0, line.room(in: rect.width) - line.width)
      let own = line.style.flatMap { $0.alignment == .natural ? nil : $0.alignment }
      let start: CGFloat =
        switch own ?? alignment {
        case .center: line.indent + free / 2
        case .right: line.indent + free
        case .left: line.indent
        case .natural, .justified: isRightToLeft ? rect.width - line.extent : line.indent
        }
      steps += Self.steps(of: line, at: CGPoint(x: rect.minX + start, y: y + line.ascent), color)
      y += line.height + (number + 1 < lines.count ? spacing(between: line, and: lines[number + 1]) : 0)
    }
    return steps
  }

  /// Returns the steps that draw a line whose baseline starts at a point.
  private static func steps(of line: Line, at start: CGPoint, _ standard: UIColor) -> [ViewDrawing.Step] {
    var x = start.x
    var steps: [ViewDrawing.Step] = []
    for piece in line.pieces {
      defer { x += piece.width }
      if let image = piece.image {
        let bounds = piece.imageBounds
        let rect = CGRect(
          x: x, y: start.y - bounds.minY - bounds.height, width: bounds.width, height: bounds.height)
        // In text, a symbol keeps the tint that code gave it.
        let inked = image.inked(image.tint ?? piece.color ?? standard)
        steps.append(.image(inked.content(in: .scaleToFill), in: Rect(rect)))
        continue
      }
      if let background = piece.background {
        let top = start.y - piece.font.ascender
        let rect = CGRect(x: x, y: top, width: piece.width, height: piece.font.lineHeight)
        steps.append(.fill(rect.outline, background.color))
      }
      let text = String(piece.text.reversed().drop { $0 == " " }.reversed())
      guard !text.isEmpty, text != "\t" else { continue }
      let color = (piece.color ?? standard).color
      steps += Self.texts(text, piece, at: CGPoint(x: x, y: start.y), color)
      for (line, place) in [(TextLines.under, 2.0), (.through, -Double(piece.font.xHeight) / 2)]
      where piece.lines.contains(line) {
        let rect = CGRect(x: x, y: start.y + CGFloat(place), width: piece.width, height: 1)
        steps.append(.fill(rect.outline, color))
      }
    }
    return steps
  }
}

extension StyledText {
  /// Returns the steps that draw the text of a piece: its characters one by one if there is space between them, unless
  /// their shapes or places depend on their neighbors.
  private static func texts(_ text: String, _ piece: Piece, at start: CGPoint, _ color: Color) -> [ViewDrawing.Step] {
    func width(_ text: String) -> CGFloat {
      TextMeasuring.size(of: text, in: piece.font, width: nil, numberOfLines: 1).width
    }
    let font = piece.font.engineFont
    guard piece.kern != 0, !text.hasDependentLetters else {
      return [
        .text(text, font, color, at: Point(x: Double(start.x), y: Double(start.y)), width: Double(width(text)))
      ]
    }
    let letters = text.map { (text: String($0), width: width(String($0))) }
    // Each width is rounded up to pixels, and so is their sum, but only once.
    let sum = letters.map(\.width).reduce(0, +)
    let scale = sum > 0 ? width(text) / sum : 1
    var x = start.x
    return letters.map { letter in
      defer { x += letter.width * scale + piece.kern }
      return .text(
        letter.text, font, color, at: Point(x: Double(x), y: Double(start.y)), width: Double(letter.width))
    }
  }
}

extension String {
  /// Whether the text has letters that join their neighbors or are read from right to left. An emoji does not depend on
  /// its neighbors.
  fileprivate var hasDependentLetters: Bool {
    needsLigatures
      && contains { letter in
        letter.unicodeScalars.first?.properties.isEmojiPresentation == false && String(letter).needsLigatures
      }
  }
}

extension NSAttributedString {
  /// Draws the text on lines that start at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: 1e5, height: 1e5)))
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = DrawingStack.current, length > 0 else { return }
    let black = UIColor(white: 0, alpha: 1)
    let isLimited = rect.width < 1e5
    let alignment = StyledText(self).alignment ?? .left
    context.draw(
      StyledText(self).steps(
        in: rect, numberOfLines: 0, color: black, alignment: isLimited ? alignment : .left, isRightToLeft: false,
        isCentred: false))
  }

  /// Draws the text in a rectangle. The options have no effect.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension NSString {
  /// Draws the text on lines that start at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attributes ?? [:]).draw(at: point)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attributes ?? [:]).draw(in: rect)
  }
}

extension String {
  /// Draws the text on lines that start at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes ?? [:]).draw(at: point)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes ?? [:]).draw(in: rect)
  }

  /// Draws the text in a rectangle. The options have no effect.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}
