internal import Drawing
internal import Geometry

extension Sequence<DrawingCommand> {
  /// Where letters stand, in root coordinates: for each line of text the rectangle from its baseline up to its capitals.
  ///
  /// Lines and labels of overlays keep out of these. Views are drawn without placed groups, so none is looked into.
  var textRects: [Rect] {
    flatMap { command -> [Rect] in
      switch command {
      case .text(let run):
        // 0.74 is the height of capitals in our substitute of the system font.
        let height = 0.74 * run.font.size
        return [Rect(x: run.origin.x, y: run.origin.y - height, width: run.width ?? 0, height: height)]
      case .group(_, let commands), .clip(_, let commands): return commands.textRects
      case .fill, .stroke, .placed: return []
      }
    }
  }
}

extension Rect {
  /// The rectangle of a line of text down to the tails of letters such as g, which are 0.3 of capitals long.
  var withDescenders: Rect { Rect(x: minX, y: minY, width: width, height: height * 1.3) }
}

extension ConstraintMark {
  /// The parts of the line that do not strike text out; the whole line for conflicts.
  ///
  /// Where nothing is left of a beam, its caps still tell where it ends.
  func parts(avoiding texts: [Rect]) -> [ClosedRange<Double>] {
    let whole = start...max(start, end)
    guard state != .conflict else { return [whole] }
    let margin = 2.0
    let across = axis.perpendicular
    // A line on the baseline itself underlines letters, one a little above strikes them out.
    let cuts = texts.filter { $0.minimum(across) + margin < position && position < $0.maximum(across) - 0.75 }
      .map { ($0.minimum(axis) - margin, $0.maximum(axis) + margin) }
      .sorted { $0 < $1 }
    var parts: [ClosedRange<Double>] = []
    var from = whole.lowerBound
    for cut in cuts where cut.1 > from && cut.0 < whole.upperBound {
      if cut.0 > from { parts.append(from...cut.0) }
      from = cut.1
    }
    if from < whole.upperBound { parts.append(from...whole.upperBound) }
    return parts
  }
}
