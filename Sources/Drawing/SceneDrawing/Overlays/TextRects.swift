internal import Drawing
internal import Geometry

extension Sequence<DrawingCommand> {
  /// The places of letters, in root coordinates: for each line of text the rectangle from its baseline up to its
  /// capitals.
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
      case .fill, .stroke, .image, .placed: return []
      }
    }
  }
}

extension Rect {
  /// The rectangle of a line of text down to the tails of letters such as g, which are 0.3 of capitals long.
  var withDescenders: Rect { Rect(x: minX, y: minY, width: width, height: height * 1.3) }
}
