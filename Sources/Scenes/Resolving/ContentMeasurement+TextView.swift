internal import AutoLayout
public import Geometry

extension ContentMeasurement {
  /// The natural size of a text view: none where it scrolls, else that of its text and the insets around it. As in a
  /// label, the width wishes for unbroken lines, and only the height follows the width that the layout gives.
  func textViewSize(_ content: LabelContent, solvedWidth: Double?) -> IntrinsicContentSize {
    guard !content.isScrollEnabled else { return .none }
    let text = resolved.text(content.text)
    let font = resolved.font(content.font)
    let insets = LabelContent.textViewInsets
    let sides = insets.left + insets.right
    let natural = measurer.size(of: text, in: font, width: nil, limit: content.numberOfLines, grid: grid)
    let column = measurer.wrappingWidth(
      of: text, in: font, limit: content.numberOfLines, within: solvedWidth.map { max(1, $0 - sides) }, grid: grid)
    let lines = measurer.lines(of: text, in: font, width: column ?? .infinity, limit: content.numberOfLines)
    let lineHeight = measurer.metrics(of: font).lineHeight
    let spacing = lineHeight + content.font.leading(at: resolved.variant.textSize, lineHeight: lineHeight)
    return IntrinsicContentSize(
      width: natural.width + sides,
      height: grid.roundedUp(Double(max(1, lines.count)) * spacing + insets.top + insets.bottom))
  }
}

extension LabelContent {
  /// What UITextView keeps free around its text, in points: its `textContainerInset` and the `lineFragmentPadding` of
  /// the lines at both sides, as Apple documents their defaults.
  public static let textViewInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
}
