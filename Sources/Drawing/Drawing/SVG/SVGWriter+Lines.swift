internal import Geometry
internal import MarkupWriting

/// Consecutive lines with the same look.
struct LineRun {
  /// The look of the lines.
  let stroke: Stroke
  /// The color in dark mode. Nil for the same color.
  let darkColor: Color?
  /// The ends of the first line.
  let first: (start: Point, end: Point)
  /// Whether there are more lines. They, and the first one, are then already written.
  fileprivate(set) var isPath = false

  /// Whether a line with this look can be part of the same element. Translucent lines cannot, since crossings
  /// would look different.
  fileprivate func takes(_ stroke: Stroke, _ darkColor: Color?) -> Bool {
    stroke == self.stroke && darkColor == self.darkColor && stroke.color.alpha >= 1 && (darkColor?.alpha ?? 1) >= 1
  }
}

extension SVGWriter {
  /// Adds a line to the previous ones if it has the same look. An i-beam is three lines in one element.
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
