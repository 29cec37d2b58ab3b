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
    for line in lines {
      let free = max(0, rect.width - line.width)
      let start: CGFloat =
        switch self.alignment ?? alignment {
        case .center: free / 2
        case .right: free
        case .left: 0
        case .natural, .justified: isRightToLeft ? free : 0
        }
      steps += Self.steps(of: line, at: CGPoint(x: rect.minX + start, y: y + line.ascent), color)
      y += line.height + spacing(below: line)
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
        let inked = image.inked(piece.color ?? standard)
        steps.append(.image(inked.content(in: .scaleToFill), in: Rect(rect)))
        continue
      }
      let text = String(piece.text.reversed().drop { $0 == " " }.reversed())
      guard !text.isEmpty else { continue }
      let color = (piece.color ?? standard).color
      steps.append(
        .text(
          text, piece.font.engineFont, color, at: Point(x: Double(x), y: Double(start.y)),
          width: Double(TextMeasuring.size(of: text, in: piece.font, width: nil, numberOfLines: 1).width)))
      for (line, place) in [(TextLines.under, 2.0), (.through, -Double(piece.font.xHeight) / 2)]
      where piece.lines.contains(line) {
        let rect = CGRect(x: x, y: start.y + CGFloat(place), width: piece.width, height: 1)
        steps.append(.fill(rect.outline, color))
      }
    }
    return steps
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
