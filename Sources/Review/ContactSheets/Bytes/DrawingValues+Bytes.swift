package import Drawing
package import Geometry
package import HostFiles

extension ByteWriter {
  package mutating func write(_ number: Double) { write(number.bitPattern) }

  package mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }

  /// Writes a rectangle.
  package mutating func write(_ rect: Rect) {
    write(rect.origin)
    write(rect.size.width)
    write(rect.size.height)
  }

  package mutating func write(_ color: Color) {
    for component in [color.red, color.green, color.blue, color.alpha] { write(component) }
  }

  /// Writes the style of a line.
  package mutating func write(_ stroke: Stroke) {
    write(stroke.color)
    write(stroke.width)
    write(stroke.dashes) { $0.write($1) }
    write(stroke.hasRoundCaps)
  }

  /// Writes a line of text.
  package mutating func write(_ run: TextRun) {
    write(run.text)
    write(run.origin)
    write(run.width) { $0.write($1) }
    write(run.font.family) { $0.write($1) }
    write(run.font.size)
    write(run.font.weight)
    write(run.font.isItalic)
    write(run.color)
  }

  /// Writes a bitmap with its rectangle and its file.
  package mutating func write(_ image: PlacedBitmap) {
    write(image.rect)
    write(image.bitmap.width)
    write(image.bitmap.height)
    write(image.bitmap.identity)
    write(image.bitmap.pixels) { $0.write(UInt64($1)) }
    write(image.bitmap.file) { writer, file in
      writer.write(file.format.rawValue)
      writer.write(file.bytes.count)
      writer.write(file.bytes)
    }
  }

  /// Writes a group without its commands.
  package mutating func write(_ group: DrawingCommand.Group) {
    write(group.name)
    write(group.identifier) { $0.write($1) }
    write(group.title) { $0.write($1) }
    write(group.opacity)
  }

  /// Writes an outline.
  package mutating func write(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      write("rect")
      write(rect)
    case .roundedRect(let rect, let radius):
      write("rounded")
      write(rect)
      write(radius)
    case .ellipse(let rect):
      write("ellipse")
      write(rect)
    case .line(let start, let end):
      write("line")
      write(start)
      write(end)
    case .polygon(let points, let isClosed):
      write("polygon")
      write(points) { $0.write($1) }
      write(isClosed)
    case .path(let elements):
      write("path")
      write(elements) { $0.write($1) }
    }
  }

  private mutating func write(_ element: PathElement) {
    switch element {
    case .move(let point):
      write("move")
      write(point)
    case .line(let point):
      write("line")
      write(point)
    case .curve(let first, let second, let end):
      write("curve")
      for point in [first, second, end] { write(point) }
    case .close: write("close")
    }
  }
}

extension ByteReader {
  /// Returns the next number.
  package mutating func number() throws(Malformed) -> Double { Double(bitPattern: try word()) }

  /// Returns the next point.
  package mutating func point() throws(Malformed) -> Point { Point(x: try number(), y: try number()) }

  /// Returns the next rectangle.
  package mutating func rect() throws(Malformed) -> Rect {
    Rect(origin: try point(), size: Size(width: try number(), height: try number()))
  }

  /// Returns the next color.
  package mutating func color() throws(Malformed) -> Color {
    Color(red: try number(), green: try number(), blue: try number(), alpha: try number())
  }

  /// Returns the next style of a line: its color, width, dashes and caps.
  package mutating func stroke() throws(Malformed) -> Stroke {
    Stroke(
      try color(), width: try number(), dashes: try list { reader throws(Malformed) in try reader.number() },
      hasRoundCaps: try boolean())
  }

  /// Returns the next line of text.
  mutating func textRun() throws(Malformed) -> TextRun {
    let (text, origin) = (try text(), try point())
    let width = try optional { reader throws(Malformed) in try reader.number() }
    let font = TextFont(
      family: try optional { reader throws(Malformed) in try reader.text() }, size: try number(), weight: try count(),
      isItalic: try boolean())
    return TextRun(text: text, origin: origin, width: width, font: font, color: try color())
  }

  /// Returns the next bitmap with its rectangle.
  package mutating func placedBitmap() throws(Malformed) -> PlacedBitmap {
    let (rect, width, height, identity) = (try rect(), try count(), try count(), try text())
    let pixels = try list { reader throws(Malformed) in UInt32(truncatingIfNeeded: try reader.word()) }
    let file = try optional { reader throws(Malformed) in
      let format = try reader.oneCase(of: EncodedImage.Format.self)
      return EncodedImage(format: format, bytes: Array(try reader.bytes(try reader.count())))
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels, identity: identity, file: file) else {
      throw Malformed()
    }
    return PlacedBitmap(bitmap, in: rect)
  }

  /// Returns the next group without its commands: its name, identifier, title and opacity.
  package mutating func group() throws(Malformed) -> DrawingCommand.Group {
    DrawingCommand.Group(
      try text(), identifier: try optional { reader throws(Malformed) in try reader.text() },
      title: try optional { reader throws(Malformed) in try reader.text() }, opacity: try number())
  }

  /// Returns the next outline.
  package mutating func shape() throws(Malformed) -> Shape {
    switch try text() {
    case "rect": .rect(try rect())
    case "rounded": .roundedRect(try rect(), radius: try number())
    case "ellipse": .ellipse(try rect())
    case "line": .line(try point(), try point())
    case "polygon":
      .polygon(try list { reader throws(Malformed) in try reader.point() }, isClosed: try boolean())
    case "path": .path(try list { reader throws(Malformed) in try reader.pathElement() })
    default: throw Malformed()
    }
  }

  private mutating func pathElement() throws(Malformed) -> PathElement {
    switch try text() {
    case "move": .move(try point())
    case "line": .line(try point())
    case "curve": .curve(try point(), try point(), try point())
    case "close": .close
    default: throw Malformed()
    }
  }
}
