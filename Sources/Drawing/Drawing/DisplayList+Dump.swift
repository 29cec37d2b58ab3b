internal import Geometry

extension DisplayList {
  /// Returns the picture as text, one command per line with groups indented, for tests and for reading.
  ///
  /// Lengths have at most three decimals. Two pictures with the same lines look the same.
  public func dump() -> String {
    var lines = ["picture \(size.width.decimal) × \(size.height.decimal) \(background.dump) \(title.quoted)"]
    if !summary.isEmpty { lines.append("  summary \(summary.quoted)") }
    var depth = 1
    for step in steps {
      switch step {
      case .draw(let command):
        lines.append(indentation(depth) + command.dump)
      case .enter(let command):
        lines.append(indentation(depth) + command.dump)
        depth += 1
      case .leave: depth -= 1
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension DrawingCommand {
  /// The command on a line, without the commands it contains.
  fileprivate var dump: String {
    switch self {
    case .fill(let shape, let color): "fill \(shape.dump) \(color.dump)"
    case .stroke(let shape, let stroke): "stroke \(shape.dump) \(stroke.dump)"
    case .text(let run): "text \(run.dump)"
    case .image(let image): "image \(image.dump)"
    case .group(let group, _): "group \(group.dump)"
    case .clip(let shape, _): "clip \(shape.dump)"
    case .placed(let origin, let scale, _):
      "placed at \(origin.dump)" + (scale == 1 ? "" : " scale \(scale.decimal(places: DecimalNumber.factorPlaces))")
    }
  }
}

extension DrawingCommand.Group {
  fileprivate var dump: String {
    name + (identifier.map { " #\($0)" } ?? "") + (title.map { " \($0.quoted)" } ?? "")
      + (opacity == 1 ? "" : " opacity \(opacity.decimal)")
  }
}

extension PlacedBitmap {
  fileprivate var dump: String {
    "rect \(rect.dump) \(bitmap.width) × \(bitmap.height) pixels of \(bitmap.identity)"
  }
}

extension Shape {
  fileprivate var dump: String {
    switch self {
    case .rect(let rect): "rect \(rect.dump)"
    case .roundedRect(let rect, let radius): "rect \(rect.dump) radius \(radius.decimal)"
    case .ellipse(let rect): "ellipse \(rect.dump)"
    case .line(let start, let end): "line \(start.dump) to \(end.dump)"
    case .polygon(let points, let isClosed):
      (isClosed ? "polygon " : "polyline ") + points.map(\.dump).joined(separator: " ")
    case .path(let elements): "path " + elements.map(\.dump).joined(separator: " ")
    }
  }
}

extension PathElement {
  fileprivate var dump: String {
    switch self {
    case .move(let point): "move \(point.dump)"
    case .line(let point): "line \(point.dump)"
    case .curve(let first, let second, let end): "curve \(first.dump) \(second.dump) \(end.dump)"
    case .close: "close"
    }
  }
}

extension Stroke {
  fileprivate var dump: String {
    color.dump + (width == 1 ? "" : " width \(width.decimal)")
      + (dashes.isEmpty ? "" : " dashes " + dashes.map(\.decimal).joined(separator: ","))
      + (hasRoundCaps ? " round" : "")
  }
}

extension TextRun {
  fileprivate var dump: String {
    "\(text.quoted) at \(origin.dump)" + (width.map { " width \($0.decimal)" } ?? "") + " \(font.dump) \(color.dump)"
  }
}

extension TextFont {
  fileprivate var dump: String {
    (family.map { $0.quoted + " " } ?? "") + size.decimal + (weight == 400 ? "" : " weight \(weight)")
      + (isItalic ? " italic" : "")
  }
}

extension Color {
  fileprivate var dump: String { hexadecimal + (alpha == 1 ? "" : " opacity \(alpha.decimal)") }
}

extension Point {
  fileprivate var dump: String { "\(x.decimal),\(y.decimal)" }
}

extension Rect {
  fileprivate var dump: String { "\(origin.dump) \(width.decimal)×\(height.decimal)" }
}

extension Double {
  fileprivate var decimal: String { decimal(places: DecimalNumber.places) }

  fileprivate func decimal(places: Int) -> String {
    isFinite ? DecimalNumber(self, places: places).text : "\(self)"
  }
}

extension String {
  /// The text in quotes, with control characters in Swift's notation.
  fileprivate var quoted: String {
    "\"" + unicodeScalars.map { $0.value < 0x80 ? $0.escaped(asASCII: false) : String($0) }.joined() + "\""
  }
}
