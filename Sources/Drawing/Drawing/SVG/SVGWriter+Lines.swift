internal import Geometry
internal import MarkupWriting

/// Lines that follow each other and are drawn alike.
struct LineRun {
  /// The look of the lines.
  let stroke: Stroke
  /// Their colour on a dark screen; nil for the same as on a light one.
  let darkColor: Color?
  /// The ends of the first one.
  let first: (start: Point, end: Point)
  /// Tells whether there are others, which are written already, as is the first.
  fileprivate(set) var isPath = false

  /// Tells whether lines drawn like these can be one element with them: where one crosses another nothing must shine
  /// through.
  fileprivate func takes(_ stroke: Stroke, _ darkColor: Color?) -> Bool {
    stroke == self.stroke && darkColor == self.darkColor && stroke.color.alpha >= 1 && (darkColor?.alpha ?? 1) >= 1
  }
}

extension SVGWriter {
  /// Adds a line to those before it, if it is drawn like them: an i-beam is three lines, and one element.
  mutating func draw(lineFrom start: Point, to end: Point, _ stroke: Stroke, darkColor: Color?) {
    guard let run = lines, run.takes(stroke, darkColor) else {
      endLines()
      lines = LineRun(stroke: stroke, darkColor: darkColor, first: (start, end))
      return
    }
    if !run.isPath {
      lines?.isPath = true
      markup.append("<path d=\"")
      append(run.first.start, run.first.end)
    }
    append(start, end)
  }

  /// Ends the element of the lines that were added last.
  mutating func endLines() {
    guard let run = lines else { return }
    lines = nil
    if run.isPath {
      markup.append("\" fill=\"none\"")
    } else {
      write(lineFrom: run.first.start, to: run.first.end)
    }
    attributes(of: run.stroke)
    attribute(for: .stroke, run.stroke.color, run.darkColor)
    markup.append("/>\n")
  }

  /// Adds a line to the data of a path.
  private mutating func append(_ start: Point, _ end: Point) {
    markup.append("M")
    append(start.x, start.y)
    if start.y == end.y {
      markup.append("H")
      markup.append(end.x)
    } else if start.x == end.x {
      markup.append("V")
      markup.append(end.y)
    } else {
      markup.append("L")
      append(end.x, end.y)
    }
  }
}
