internal import Drawing
internal import Geometry
internal import Scenes

/// The keyboard at the bottom of the screen: its background and blank keys, in the rows of a letter keyboard.
struct KeyboardPicture {
  /// The height, in points from the bottom of the screen.
  let height: Double
  /// The screen, in points.
  let root: Rect
  /// The safe area insets of the screen without bars, in points.
  let screen: EdgeInsets
  let appearance: Appearance

  /// The widths of the keys in each row, where a letter has width 1 and a row width 10. Shorter rows are centered.
  private static let rows: [[Double]] = [
    Array(repeating: 1, count: 10), Array(repeating: 1, count: 9), [1.5] + Array(repeating: 1, count: 7) + [1.5],
    [2.5, 5, 2.5],
  ]
  private static let widthOfRow = 10.0

  /// The part of the screen that it covers, in points.
  var ground: Rect { Rect(x: 0, y: root.maxY - height, width: root.width, height: height) }

  /// The background with the keys.
  var shapes: [DrawingCommand] {
    [.fill(.rect(ground), SystemColor.gray4.color(in: appearance))] + keys(on: ground)
  }

  private func keys(on ground: Rect) -> [DrawingCommand] {
    let free = ground.inset(
      by: EdgeInsets(top: 4, left: screen.left + 3, bottom: screen.bottom, right: screen.right + 3))
    guard free.height > 0, free.width > 0 else { return [] }
    let key = Size(width: free.width / Self.widthOfRow, height: free.height / Double(Self.rows.count))
    let color = SystemColor.background.color(in: appearance)
    return Self.rows.enumerated().flatMap { row, widths -> [DrawingCommand] in
      var x = free.midX - widths.reduce(0, +) * key.width / 2
      return widths.map { width in
        let rect = Rect(
          x: x, y: free.minY + Double(row) * key.height, width: width * key.width, height: key.height)
        x = rect.maxX
        return .fill(.rect(rect.inset(by: Self.gap), radius: 5), color)
      }
    }
  }

  /// The space around each key, in points.
  private static let gap = EdgeInsets(top: 4, left: 3, bottom: 4, right: 3)
}
