internal import Geometry
internal import MarkupWriting

extension SVGWriter {
  /// Writes the simplest element that draws a shape.
  mutating func writeElement(of shape: Shape, isStroked: Bool, attributes: (inout SVGWriter) -> Void) {
    switch shape {
    case .rect(let rect) where !rect.isFlat: write(rect, radius: 0)
    case .roundedRect(let rect, let radius) where !rect.isFlat:
      write(rect, radius: Shape.cornerRadius(radius, of: rect))
    case .ellipse(let rect): write(ellipse: rect)
    case .line(let start, let end): write(lineFrom: start, to: end)
    case .polygon(let points, let isClosed): write(points, isClosed: isClosed)
    // SVG does not render rectangles without area, not even their stroke.
    case .rect, .roundedRect, .path: write(shape.outline)
    }
    if isStroked { markup.append(" fill=\"none\"") }
    attributes(&self)
    markup.append("/>\n")
  }

  private mutating func write(_ rect: Rect, radius: Double) {
    // Most elements are rectangles and lines, so their attributes are appended in fewer and longer pieces.
    markup.append("<rect x=\"")
    markup.append(rect.minX)
    markup.append("\" y=\"")
    markup.append(rect.minY)
    markup.append("\" width=\"")
    markup.append(rect.width)
    markup.append("\" height=\"")
    markup.append(rect.height)
    markup.append(byte: UInt8(ascii: "\""))
    if radius > 0 { markup.attribute("rx", radius) }
  }

  private mutating func write(ellipse rect: Rect) {
    let isCircle = rect.width == rect.height
    markup.append(isCircle ? "<circle" : "<ellipse")
    markup.attribute("cx", rect.midX)
    markup.attribute("cy", rect.midY)
    if isCircle { return markup.attribute("r", rect.width / 2) }
    markup.attribute("rx", rect.width / 2)
    markup.attribute("ry", rect.height / 2)
  }

  /// Writes the start of a line element.
  mutating func write(lineFrom start: Point, to end: Point) {
    markup.append("<line x1=\"")
    markup.append(start.x)
    markup.append("\" y1=\"")
    markup.append(start.y)
    markup.append("\" x2=\"")
    markup.append(end.x)
    markup.append("\" y2=\"")
    markup.append(end.y)
    markup.append(byte: UInt8(ascii: "\""))
  }

  private mutating func write(_ points: [Point], isClosed: Bool) {
    markup.append(isClosed ? "<polygon points=\"" : "<polyline points=\"")
    append(points)
    markup.append("\"")
  }

  private mutating func write(_ elements: [PathElement]) {
    markup.append("<path d=\"")
    for element in elements {
      switch element {
      case .move(let point): step("M", [point])
      case .line(let point): step("L", [point])
      case .curve(let first, let second, let end): step("C", [first, second, end])
      case .close: markup.append("Z")
      }
    }
    markup.append("\"")
  }

  private mutating func step(_ letter: String, _ points: [Point]) {
    markup.append(letter)
    append(points)
  }

  private mutating func append(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index > 0 { markup.append(" ") }
      append(point.x, point.y)
    }
  }

  /// Writes a color with its opacity.
  mutating func attributes(of paint: DarkColors.Paint, _ color: Color) {
    switch paint {
    case .fill:
      markup.attribute("fill", color)
      if color.alpha < 1 { markup.attribute("fill-opacity", max(0, color.alpha)) }
    case .stroke:
      markup.attribute("stroke", color)
      if color.alpha < 1 { markup.attribute("stroke-opacity", max(0, color.alpha)) }
    }
  }

  mutating func attributes(of stroke: Stroke) {
    attributes(of: .stroke, stroke.color)
    if stroke.width != 1 { markup.attribute("stroke-width", stroke.width) }
    if stroke.hasRoundCaps { markup.append(" stroke-linecap=\"round\"") }
    guard stroke.isDashed else { return }
    markup.beginAttribute("stroke-dasharray")
    for (index, dash) in stroke.dashes.enumerated() {
      if index > 0 { markup.append(" ") }
      markup.append(dash)
    }
    markup.append("\"")
  }
}

extension Rect {
  /// Whether the rectangle has no area.
  fileprivate var isFlat: Bool { width == 0 || height == 0 }
}
