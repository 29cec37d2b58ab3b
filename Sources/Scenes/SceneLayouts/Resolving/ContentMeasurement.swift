internal import AutoLayout
package import Geometry
package import Scenes
internal import Typography

/// A measurement of the content of a scene's views: natural sizes, baselines and lines (specification SIZ-01, ATT-05).
///
/// Sizes of controls are those that Interface Builder records. Text is measured by the given engine. Measurements of
/// one pass over the scene are kept for the next ones.
struct ContentMeasurement {
  var resolved: ResolvedScene
  let measurer: any TextMeasuring
  private let texts = MeasuredTexts()

  init(resolved: ResolvedScene, measurer: any TextMeasuring) {
    self.resolved = resolved
    self.measurer = measurer
  }

  /// The names and classes of the views in messages, which are the same in every pass.
  var words: ItemWords { texts.words(for: resolved.views) }

  private var grid: PixelGrid { PixelGrid(scale: resolved.variant.device.scale) }

  /// Returns the natural size of the alignment rectangle of the view at a position.
  ///
  /// `solvedWidth` is the width that the previous pass gave the view, at which a string of several lines wraps, or nil
  /// in the first pass.
  func intrinsicContentSize(of position: Int, solvedWidth: Double?) -> IntrinsicContentSize {
    var size = contentSize(of: position, solvedWidth: solvedWidth)
    for axis in Axis.allCases where keepsOtherLength(resolved.views[position].placement, along: axis) {
      size[axis] = nil
    }
    return size
  }

  /// Whether a view keeps a length on the canvas that differs from its placeholder size.
  private func keepsOtherLength(_ placement: ViewPlacement, along axis: Axis) -> Bool {
    guard resolved.isInInterfaceBuilder, let kept = placement.keptSize[axis],
      let placeholder = placement.placeholderContentSize[axis]
    else { return false }
    return kept != placeholder
  }

  /// Returns the natural size of a view, including the sizes in its document.
  private func contentSize(of position: Int, solvedWidth: Double?) -> IntrinsicContentSize {
    let view = resolved.views[position]
    // A recorded frame is more reliable than a placeholder, and than the size that a custom class reported without
    // knowing its width.
    let recorded = recordedSize(of: view)
    let placeholder =
      resolved.stage == .design && recorded == .none ? view.placement.placeholderContentSize : .none
    let stated = recorded == .none ? view.placement.statedContentSize : recorded
    let width = placeholder.width ?? stated.width
    let height = placeholder.height ?? stated.height
    if let width, let height { return IntrinsicContentSize(width: width, height: height) }
    let size = naturalSize(of: view, at: position, solvedWidth: solvedWidth)
    return IntrinsicContentSize(width: width ?? size.width, height: height ?? size.height)
  }

  private func naturalSize(of view: ResolvedView, at position: Int, solvedWidth: Double?) -> IntrinsicContentSize {
    switch view.content {
    case .label(let label): return size(of: label, at: position, solvedWidth: solvedWidth)
    case .textView(let text): return textViewSize(text, at: position, solvedWidth: solvedWidth)
    case .button(let button): return size(of: button, on: textGrid(of: position))
    case .image(let image): return size(of: image, at: position)
    case .textField(let field): return size(of: field, at: position)
    case .segmentedControl(let titles, _): return segmentedSize(titles, view.appearance.controlLook)
    default:
      let size = ControlTraits(of: view.content, in: generation).size
      return IntrinsicContentSize(
        width: size.width, height: resolved.savedSizes?.controlHeights[position] ?? size.height)
    }
  }

  /// Returns the grid to which the size of a string is rounded up.
  private func textGrid(of position: Int) -> PixelGrid {
    resolved.savedSizes?.wholePointTexts.contains(position) == true ? PixelGrid(scale: 1) : grid
  }

  private var generation: ControlGeneration { resolved.controlGeneration }
  private var metrics: ControlMetrics { ControlMetrics(of: generation) }

  /// Returns the recorded size of a leaf whose content the document does not contain completely, or none if it must be
  /// measured.
  private func recordedSize(of view: ResolvedView) -> IntrinsicContentSize {
    guard resolved.leafSizes == .recorded, ControlTraits(of: view.content).isLeaf,
      let frame = view.placement.recordedFrame
    else {
      return .none
    }
    return IntrinsicContentSize(ofFrame: frame.size, insetBy: view.effectiveAlignmentRectInsets)
  }

  // MARK: - Wrapped text

  private func size(of label: ResolvedViews.Label, at position: Int, solvedWidth: Double?) -> IntrinsicContentSize {
    let widest = widestWish(of: label, at: position)
    let text = wrapped(label, at: position, within: solvedWidth ?? widest?.column)
    // Later passes keep the natural width of one line, as UIKit does, and only the height follows the width. Interface
    // Builder uses the broken text, whose natural width is its widest line.
    let keepsWish = solvedWidth != nil && !resolved.isAsSaved
    let wish = keepsWish ? text.natural.width : width(of: text, label, at: position)
    return IntrinsicContentSize(width: widest.map { min(wish, $0.width) } ?? wish, height: text.size.height)
  }

  /// Returns the largest natural width of a label, and the column in which it is the widest line, both in points. They
  /// follow from the author's preferred width (specification SIZ-22). Nil for labels of one line, and without a
  /// preferred width.
  private func widestWish(of label: ResolvedViews.Label, at position: Int) -> (width: Double, column: Double)? {
    guard label.numberOfLines != 1, let column = label.preferredMaxLayoutWidth else { return nil }
    // A truncated last line is measured completely.
    return (min(width(of: wrapped(label, at: position, within: column), label, at: position), column), column)
  }

  /// Returns the width of a label's text in its lines, in points. On Xcode's canvas it includes the blank after a line.
  private func width(of text: WrappedText, _ label: ResolvedViews.Label, at position: Int) -> Double {
    guard resolved.isAsSaved else { return text.size.width }
    return measurer.widthOnCanvas(of: text, in: label.font, grid: textGrid(of: position))
  }

  /// Returns the natural size of a text view: none if it scrolls, otherwise the size of its text and the insets around
  /// it. As in a label, the natural width is the width of unbroken lines, and only the height follows the width in the
  /// layout.
  private func textViewSize(
    _ content: ResolvedViews.Label, at position: Int, solvedWidth: Double?
  ) -> IntrinsicContentSize {
    guard !content.isScrollEnabled else { return .none }
    let insets = TextViewMetrics.insets
    let sides = insets.left + insets.right
    let text = wrapped(content, at: position, within: solvedWidth.map(TextViewMetrics.column))
    let height = measurer.heightInTextView(ofLines: text.lines.count, in: content.font)
    return IntrinsicContentSize(
      width: text.natural.width + sides, height: grid.roundedUp(height + insets.top + insets.bottom))
  }

  /// Returns the text of the label or text view at a position as last measured, or nil for views that were not
  /// measured.
  func measuredText(of position: Int) -> WrappedText? { texts[position] }

  /// Returns the width of the text column of the view at a position in a solved width, in points.
  func column(of position: Int, solvedWidth: Double) -> Double {
    if case .textView = resolved.views[position].content { return TextViewMetrics.column(inView: solvedWidth) }
    return solvedWidth
  }

  /// Returns the text of the label or text view at a position in a column of the given width in points, or nil for
  /// other views.
  ///
  /// `former` is the same text in another column, whose measurements are reused.
  func text(of position: Int, within width: Double, after former: WrappedText?) -> WrappedText? {
    texts[position] = texts[position] ?? former
    return resolved.views[position].content.label.map { wrapped($0, at: position, within: width) }
  }

  private func wrapped(_ label: ResolvedViews.Label, at position: Int, within width: Double?) -> WrappedText {
    let former = texts[position]
    if let former, former.width == width { return former }
    let text = texts.flowing(label, at: position, measuredBy: measurer).wrapped(
      within: width, limit: label.numberOfLines, grid: textGrid(of: position), after: former)
    texts[position] = text
    return text
  }

  // MARK: - Text in a single line

  private func size(of button: ResolvedViews.Button, on grid: PixelGrid) -> IntrinsicContentSize {
    if button.style == .detail { return IntrinsicContentSize(metrics.infoButtonSize) }
    if button.style == .close { return IntrinsicContentSize(width: 30, height: 30) }
    let hasTitle = !button.title.isEmpty
    let image = button.image?.size ?? .zero
    let textWidth = hasTitle ? measurer.width(of: button.title, in: button.font) : 0
    let fontHeight = measurer.metrics(of: button.font).lineHeight
    let lineHeight = hasTitle || image == .zero ? fontHeight : 0
    let gap = hasTitle && image != .zero ? button.arrangement.padding : 0
    let isStacked = button.arrangement.isVertical && hasTitle
    let width = isStacked ? max(textWidth, image.width) : textWidth + image.width + gap
    let height = isStacked ? lineHeight + image.height + gap : max(lineHeight, image.height)
    if button.style.isConfigured {
      let insets = button.contentInsets ?? button.style.contentInsets
      return IntrinsicContentSize(
        width: grid.roundedUp(width + insets.left + insets.right),
        height: grid.roundedUp(height) + insets.top + insets.bottom)
    }
    if let background = button.backgroundImage, !background.isSymbol, let least = background.size {
      // The background is the least size, and the title then keeps no distance from the edges (heights of 6 of 7 buttons
      // of four projects; the seventh is shorter than its background).
      let insets = button.contentInsets ?? .zero
      return IntrinsicContentSize(
        width: max(least.width, (width + insets.left + insets.right).rounded(.up)),
        height: max(least.height, (height + insets.top + insets.bottom).rounded(.up)))
    }
    if let insets = button.contentInsets, insets != .zero {
      return IntrinsicContentSize(
        width: (width + insets.left + insets.right).rounded(.up),
        height: (height + insets.top + insets.bottom).rounded(.up))
    }
    // As measured on Xcode documents, a title keeps a distance from the edges and has a minimum width, and an image has
    // neither. An image that is shorter than a line leaves the space of the line (9 of 9 buttons of four projects).
    let titleHeight = lineHeight > 0 ? lineHeight + 12 : fontHeight
    return IntrinsicContentSize(
      width: max(hasTitle || image == .zero ? 30 : 0, width.rounded(.up)),
      height: max(titleHeight, image.height).rounded(.up))
  }

  /// Returns the size of an image's alignment rectangle, which for some symbols is larger than their picture.
  private func size(of image: ImageContent, at position: Int) -> IntrinsicContentSize {
    let insets = image.alignmentInsets ?? resolved.views[position].placement.alignmentRectInsets ?? .zero
    return image.size.map { IntrinsicContentSize(ofFrame: $0, insetBy: insets) } ?? .none
  }

  private func size(of field: ResolvedViews.TextField, at position: Int) -> IntrinsicContentSize {
    let width = measurer.width(of: field.shownText, in: field.font)
    let lineHeight = measurer.metrics(of: field.font).lineHeight
    guard field.hasBorder else {
      let savedHeight = resolved.savedSizes?.textFieldRooms[position].map { (lineHeight + $0).rounded(.up) }
      return IntrinsicContentSize(
        width: grid.roundedUp(width),
        height: savedHeight ?? grid.roundedUp(lineHeight + field.font.roomInTextField))
    }
    return IntrinsicContentSize(
      width: grid.roundedUp(width + metrics.textFieldPadding), height: metrics.textFieldHeight(line: lineHeight))
  }

  private func segmentedSize(_ titles: [String], _ look: ResolvedViews.ControlLook?) -> IntrinsicContentSize {
    let font = Font(
      pointSize: 13, weight: metrics.segmentTitleWeight, era: resolved.textEra, ideographs: resolved.ideographs)
    let lengths = titles.enumerated().map { position, title in
      // A segment shows its image instead of its title.
      look?.images[.segment(position)]?.size?.width ?? measurer.width(of: title, in: font)
    }
    let widest = metrics.segmentWidth(title: lengths.max() ?? 0)
    let isApportioned = look?.apportionsSegmentWidthsByContent ?? false
    let size = metrics.segmentedSize(
      widths: isApportioned ? lengths.map(metrics.apportionedSegmentWidth) : lengths.map { _ in widest })
    return IntrinsicContentSize(width: size.width, height: size.height)
  }

  // MARK: - Baselines

  /// Returns the baselines of a view in its alignment rectangle, for content of a natural height.
  func baseline(of view: ResolvedView, contentHeight: Double?) -> TextBaseline {
    switch view.content {
    case .label(let label):
      let metrics = measurer.fitted(to: label).metrics(of: label.font)
      let (first, last) = (grid.rounded(metrics.ascender), grid.rounded(metrics.descender))
      guard label.numberOfLines == 1 else { return .edges(first: first, last: last) }
      // An empty label has no height of its own.
      let height = contentHeight.flatMap { $0 > 0 ? $0 : nil } ?? grid.roundedUp(metrics.lineHeight)
      return .line(first: first, last: last, height: height)
    case .button(let button): return centered(button.font)
    case .textField(let field): return centered(field.font)
    case .image(let image) where image.isSymbol:
      return .centered(offset: SymbolSizes.baselineOffset(pointSize: image.symbolPointSize))
    default: return .none
    }
  }

  /// Returns the baseline of a single vertically centered line. It is on the grid like that of a label, so that a
  /// required constraint between the two can hold exactly.
  private func centered(_ font: Font) -> TextBaseline {
    let metrics = measurer.metrics(of: font)
    return .centered(offset: grid.rounded((metrics.ascender - metrics.descender) / 2))
  }
}

/// The documented metrics of UITextView.
package enum TextViewMetrics {
  /// The space around its text, in points: its `textContainerInset`, and the `lineFragmentPadding` of the lines on both
  /// sides.
  package static let insets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  /// Returns the width of the text column in a view of the given width, both in points.
  static func column(inView width: Double) -> Double { max(1, width - insets.left - insets.right) }
}

extension Views.TextField where Values == VariantValues {
  /// The text, or the placeholder of an empty field.
  package var shownText: String { text.isEmpty ? placeholder : text }
}
