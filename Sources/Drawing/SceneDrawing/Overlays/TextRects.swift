internal import Drawing
internal import Geometry

extension Sequence<DrawingCommand> {
  /// The frames of letters, in root coordinates: for each line of text, from its baseline to the height of capitals.
  ///
  /// Lines and labels of overlays avoid them. Views contain no placed groups, so these are not searched.
  var textRects: [Rect] {
    flatMap { command -> [Rect] in
      switch command {
      case .text(let run):
        // 0.74 is the cap height of the system font's substitute.
        let height = 0.74 * run.font.size
        return [Rect(x: run.origin.x, y: run.origin.y - height, width: run.width ?? 0, height: height)]
      case .group(_, let commands), .clip(_, let commands): return commands.textRects
      case .fill, .stroke, .image, .placed: return []
      }
    }
  }
}

extension [Rect] {
  /// Returns the rectangles on a screen of the given size and within a screen around it.
  ///
  /// A label with thousands of lines has most of them below the screen, and visible marks need not avoid those.
  func around(_ screen: Size) -> [Rect] {
    filter {
      $0.maxX >= -screen.width && $0.minX <= 2 * screen.width && $0.maxY >= -screen.height
        && $0.minY <= 2 * screen.height
    }
  }
}

extension Rect {
  /// The frame of a line of text including descenders, whose length is 0.3 of the cap height.
  var withDescenders: Rect { Rect(x: minX, y: minY, width: width, height: height * 1.3) }
}
