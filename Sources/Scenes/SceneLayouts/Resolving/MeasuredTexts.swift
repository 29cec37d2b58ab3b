internal import Scenes
internal import Typography

/// What the passes of a measurement share: the text of views by position, with all measurements of them, and the words
/// for the views.
final class MeasuredTexts {
  private var wrapped: [Int: WrappedText] = [:]
  private var flowing: [Int: FlowingText] = [:]
  private var words: ItemWords?

  /// Returns the words for the views, which are created when first needed.
  func words(for views: [ResolvedView]) -> ItemWords {
    let found = words ?? ItemWords(of: views)
    words = found
    return found
  }

  /// Returns the text of a view, with its measurements.
  func flowing(_ label: ResolvedViews.Label, at position: Int, measuredBy measurer: any TextMeasuring) -> FlowingText {
    if let known = flowing[position] { return known }
    let text = FlowingText(label.text, in: label.font, measuredBy: measurer.fitted(to: label))
    flowing[position] = text
    return text
  }

  /// The text of the view at a position in the column in which it was last measured, or nil for views that were not
  /// measured.
  subscript(position: Int) -> WrappedText? {
    get { wrapped[position] }
    set { wrapped[position] = newValue }
  }
}
