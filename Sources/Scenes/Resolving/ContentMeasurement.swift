internal import AutoLayout
internal import Geometry

/// Measures the content of views: natural sizes and baselines (specification SIZ-01, ATT-05).
///
/// Sizes of controls are those that Interface Builder records; text is measured by the engine that is handed in.
struct ContentMeasurement {
  let resolved: ResolvedScene
  let measurer: any TextMeasuring

  var grid: PixelGrid { PixelGrid(scale: resolved.variant.device.scale) }

  /// The natural size of a view's alignment rectangle.
  ///
  /// - Parameter solvedWidth: The width that a former pass gave the view, at which a text of several lines is wrapped;
  ///   nil in the first pass.
  func intrinsicContentSize(of view: View, solvedWidth: Double?) -> IntrinsicContentSize {
    var size = naturalSize(of: view, solvedWidth: solvedWidth)
    let placeholder = resolved.stage == .design ? view.placeholderContentSize : .none
    size.width = placeholder.width ?? view.statedContentSize.width ?? size.width
    size.height = placeholder.height ?? view.statedContentSize.height ?? size.height
    return size
  }

  private func naturalSize(of view: View, solvedWidth: Double?) -> IntrinsicContentSize {
    let recorded = recordedSize(of: view)
    if recorded != .none { return recorded }
    switch view.content {
    case .label(let label): return size(of: label, solvedWidth: solvedWidth)
    case .textView(let text): return textViewSize(text, solvedWidth: solvedWidth)
    case .button(let button): return size(of: button)
    case .image(let image): return IntrinsicContentSize(width: image.size?.width, height: image.size?.height)
    case .textField(let field): return size(of: field)
    case .segmentedControl(let titles, _): return segmentedSize(titles)
    default: return controls.size(of: view.content)
    }
  }

  private var controls: ControlSizes { ControlSizes(generation: resolved.scene.controlGeneration) }

  // MARK: - Recorded sizes

  /// The recorded size of a leaf whose content the document does not carry whole, or none where it is to be measured.
  private func recordedSize(of view: View) -> IntrinsicContentSize {
    guard resolved.leafSizes == .recorded, view.isLeafOfUnknownSize, let frame = view.recordedFrame else {
      return .none
    }
    let insets = view.effectiveAlignmentRectInsets
    return IntrinsicContentSize(
      width: max(0, frame.width - insets.left - insets.right),
      height: max(0, frame.height - insets.top - insets.bottom))
  }

  // MARK: - Text

  private func size(of label: LabelContent, solvedWidth: Double?) -> IntrinsicContentSize {
    let text = resolved.text(label.text)
    let font = resolved.font(label.font)
    let natural = measurer.size(of: text, in: font, width: nil, limit: label.numberOfLines, grid: grid)
    let available = solvedWidth ?? label.preferredMaxLayoutWidth
    guard
      let width = measurer.wrappingWidth(
        of: text, in: font, limit: label.numberOfLines, within: available, grid: grid)
    else {
      return IntrinsicContentSize(width: natural.width, height: natural.height)
    }
    let wrapped = measurer.size(of: text, in: font, width: width, limit: label.numberOfLines, grid: grid)
    // Later passes keep the wish for one line, as UIKit does: only the height follows the width.
    return IntrinsicContentSize(
      width: solvedWidth == nil ? wrapped.width : natural.width, height: wrapped.height)
  }

  private func size(of button: ButtonContent) -> IntrinsicContentSize {
    if button.style == .detail { return IntrinsicContentSize(width: 25, height: 24) }
    if button.style == .close { return IntrinsicContentSize(width: 30, height: 30) }
    let title = resolved.text(button.title)
    let font = resolved.font(button.titleFont)
    let hasTitle = !title.isEmpty
    let image = button.image?.size ?? .zero
    let textWidth = hasTitle ? measurer.width(of: title, in: font) : 0
    let lineHeight = hasTitle || image == .zero ? measurer.metrics(of: font).lineHeight : 0
    let width = textWidth + image.width
    let height = max(lineHeight, image.height)
    switch button.style {
    case .plain, .gray, .tinted, .filled:
      let insets = button.contentInsets ?? button.style.contentInsets
      return IntrinsicContentSize(
        width: (width + insets.left + insets.right).rounded(.up),
        height: height.rounded(.up) + insets.top + insets.bottom)
    default: break
    }
    if let insets = button.contentInsets, insets != .zero {
      return IntrinsicContentSize(
        width: (width + insets.left + insets.right).rounded(.up),
        height: (height + insets.top + insets.bottom).rounded(.up))
    }
    // A title keeps a distance from the edges and has a smallest width; an image has neither, as measured on Xcode
    // documents.
    let titleHeight = lineHeight > 0 ? lineHeight + 12 : 0
    return IntrinsicContentSize(
      width: max(hasTitle || image == .zero ? 30 : 0, width.rounded(.up)),
      height: max(titleHeight, image.height).rounded(.up))
  }

  private func size(of field: TextFieldContent) -> IntrinsicContentSize {
    let font = resolved.font(field.font)
    let text = resolved.text(field.text)
    let shown = text.isEmpty ? resolved.text(field.placeholder) : text
    let width = measurer.width(of: shown, in: font)
    guard field.hasBorder else {
      return IntrinsicContentSize(
        width: grid.roundedUp(width), height: grid.roundedUp(measurer.metrics(of: font).lineHeight + 1.7))
    }
    return IntrinsicContentSize(width: grid.roundedUp(width + 14), height: controls.textFieldHeight)
  }

  private func segmentedSize(_ titles: [LocalizedText]) -> IntrinsicContentSize {
    let font = Font(pointSize: 13, era: resolved.scene.textEra)
    let widest = titles.map { measurer.width(of: resolved.text($0), in: font) }.max() ?? 0
    return controls.segmentedSize(count: titles.count, widestTitle: widest)
  }

  // MARK: - Baselines

  /// Where the baselines of a view lie in its alignment rectangle.
  func baseline(of view: View) -> TextBaseline {
    switch view.content {
    case .label(let label):
      let metrics = measurer.metrics(of: resolved.font(label.font))
      return .edges(first: grid.rounded(metrics.ascender), last: grid.rounded(metrics.descender))
    case .button(let button): return centered(button.titleFont)
    case .textField(let field): return centered(field.font)
    default: return .none
    }
  }

  private func centered(_ font: FontDescription) -> TextBaseline {
    let metrics = measurer.metrics(of: resolved.font(font))
    return .centered(offset: (metrics.ascender - metrics.descender) / 2)
  }
}

extension ButtonContent {
  /// The font of the title: its own, or the default of the style.
  public var titleFont: FontDescription {
    if let font { return font }
    return switch style {
    case .system, .detail, .close: .system(15)
    case .custom: .system(18)
    case .plain, .gray, .tinted, .filled: .style(.body)
    }
  }
}

extension View {
  /// Whether the size comes from content that a document does not carry whole: text in Apple's font, artwork of an
  /// asset catalogue, the drawing of a custom class.
  var isLeafOfUnknownSize: Bool {
    switch content {
    case .label, .button, .image, .textField, .textView, .toggle, .slider, .segmentedControl, .stepper, .progress,
      .activityIndicator, .pageControl, .picker, .datePicker, .searchBar, .navigationBar, .toolbar, .tabBar:
      true
    default: false
    }
  }
}
