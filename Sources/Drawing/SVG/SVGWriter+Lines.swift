internal import Geometry

/// Lines that follow each other and are drawn alike.
struct LineRun {
  /// How they are drawn.
  let stroke: Stroke
  /// Their colour on a dark screen; nil for the same as on a light one.
  let darkColor: Color?
  /// Where they begin and end.
  var lines: [(start: Point, end: Point)]

  /// Whether lines drawn like these can be one element with them: where one crosses another nothing must shine through.
  fileprivate func takes(_ stroke: Stroke, _ darkColor: Color?) -> Bool {
    stroke == self.stroke && darkColor == self.darkColor && stroke.color.alpha >= 1 && (darkColor?.alpha ?? 1) >= 1
  }
}

extension SVGWriter {
  /// Adds a line, which is written when something else comes: an i-beam is three lines, and one element.
  mutating func draw(lineFrom start: Point, to end: Point, _ stroke: Stroke, darkColor: Color?) {
    if lines?.takes(stroke, darkColor) != true {
      endLines()
      lines = LineRun(stroke: stroke, darkColor: darkColor, lines: [])
    }
    lines?.lines.append((start, end))
  }

  /// Writes the lines that were added last.
  mutating func endLines() {
    guard let run = lines else { return }
    lines = nil
    if run.lines.count == 1 {
      write(lineFrom: run.lines[0].start, to: run.lines[0].end)
    } else {
      markup.append("<path d=\"")
      for line in run.lines { append(line.start, line.end) }
      markup.append("\" fill=\"none\"")
    }
    attributes(of: run.stroke)
    attribute(for: .stroke, run.stroke.color, run.darkColor)
    markup.append("/>\n")
  }

  /// Adds a line to the data of a path.
  private mutating func append(_ start: Point, _ end: Point) {
    markup.append("M")
    appendNumbers([start.x, start.y])
    if start.y == end.y {
      markup.append("H")
      markup.append(end.x)
    } else if start.x == end.x {
      markup.append("V")
      markup.append(end.y)
    } else {
      markup.append("L")
      appendNumbers([end.x, end.y])
    }
  }
}
