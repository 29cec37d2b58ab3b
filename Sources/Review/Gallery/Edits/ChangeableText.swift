internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// A string of a view that the page can replace: a label's text, a button's title, the text of a field.
struct ChangeableText {
  let text: String
  let font: Font
  /// The maximum number of lines; 0 for no limit.
  let lineLimit: Int
  /// The grid to which the width of the view is rounded up.
  let grid: PixelGrid
  /// The smallest width of the view, in points.
  let leastWidth: Double
  /// The space next to the text in the view, in points: insets, an image and the gap before it.
  let room: Double

  /// Finds the string of a view on a screen with a grid. Nil if the width that the view wants, in points, depends on
  /// more than one string.
  init?(of view: ResolvedView, wishing width: Double, on pixels: PixelGrid, measuredBy measurer: any TextMeasuring) {
    let isPlain: Bool
    switch view.content {
    case .label(let label):
      // A preferred width limits the width that a longer text wants.
      guard label.numberOfLines == 1 || label.preferredMaxLayoutWidth == nil else { return nil }
      (text, font, lineLimit, grid, isPlain) = (label.text, label.font, label.numberOfLines, pixels, true)
      leastWidth = 0
    case .button(let button):
      guard button.image == nil || !button.arrangement.isVertical else { return nil }
      let hasInsets = button.contentInsets.map { $0 != .zero } ?? false
      isPlain = !button.style.isConfigured && !hasInsets && button.image == nil
      (text, font, lineLimit) = (button.title, button.font, 1)
      grid = button.style.isConfigured ? pixels : PixelGrid(scale: 1)
      leastWidth = isPlain ? 30 : 0
    case .textField(let field):
      (text, font, lineLimit, grid, isPlain) = (field.shownText, field.font, 1, pixels, false)
      leastWidth = 0
    default: return nil
    }
    let placement = view.placement
    guard !text.isEmpty, placement.statedContentSize == .none, placement.placeholderContentSize == .none else {
      return nil
    }
    let lines = FlowingText.paragraphs(of: text)
    let measured = grid.roundedUp(lines.map { [font] in measurer.width(of: $0, in: font) }.max() ?? 0)
    room = isPlain ? 0 : width - measured
    // If something else has decided the width, it would not follow other text.
    guard room >= 0, abs(max(leastWidth, measured + room) - width) < 0.001 else { return nil }
  }
}
