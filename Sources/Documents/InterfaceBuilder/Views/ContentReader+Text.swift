internal import DocumentResources
internal import MarkupReading
internal import Scenes
internal import Typography

extension ContentReader {
  /// Reads the text of a `<label>` or `<textView>`.
  func label(_ element: XMLElement) -> LabelContent {
    let isLabel = element.name == .label
    var content = LabelContent(
      text: text(.text, of: element), font: FontReader.font(of: element) ?? .system(isLabel ? 17 : 14),
      color: ColorReader.color(.textColor, of: element, resources), alignment: alignment(element[.textAlignment]),
      numberOfLines: isLabel ? max(0, element.integer(.numberOfLines) ?? 1) : 0,
      preferredMaxLayoutWidth: element.number(.preferredMaxLayoutWidth).flatMap { $0 > 0 ? $0 : nil })
    content.smallestLetters = smallestLetters(of: element)
    content.tightensLetters = element.isYes(.adjustsLetterSpacingToFitWidth)
    content.isScrollEnabled = element[.scrollEnabled] != "NO"
    content.isEditable = isLabel || element[.editable] != "NO"
    if let attributed = element.child(.attributedString, key: .attributedText) {
      readAttributed(attributed, of: element, into: &content)
    }
    return content
  }

  /// Returns the smallest font to which a string shrinks, as a factor or in points. Nil if it does not shrink. For
  /// labels, Interface Builder writes only the limit, not that they shrink.
  private func smallestLetters(of element: XMLElement) -> SmallestLetters? {
    guard element[.adjustsFontSizeToFit] != "NO" else { return nil }
    if let factor = element.number(.minimumScaleFactor) { return .factor(factor) }
    return element.number(.minimumFontSize).map { .pointSize($0) }
  }

  /// Reads the text of all fragments, and the look of the first one.
  private func readAttributed(_ element: XMLElement, of owner: XMLElement, into content: inout LabelContent) {
    let written = TextReader.attributedText(element)
    content.text = strings.text(written, id: owner[.id], ["attributedText", "text"])
    guard let attributes = TextReader.firstAttributes(element) else { return }
    if let font = attributes.child(.font, key: .nsFont) { content.font = FontReader.attributedFont(font) }
    if let font = FontReader.font(.nsFont, of: attributes) { content.font = font }
    if let color = ColorReader.color(.nsColor, of: attributes, resources) { content.color = color }
    if let style = attributes.child(.paragraphStyle, key: .nsParagraphStyle) {
      content.alignment = alignment(style[.alignment])
      content.lineHeight = lineHeight(style)
    }
  }

  /// Returns the line height of a paragraph style. Nil to use the font's. Zeros mean that a value is not set.
  private func lineHeight(_ style: XMLElement) -> LineHeight? {
    func length(_ name: XMLName) -> Double? { style.number(name).flatMap { $0 > 0 ? $0 : nil } }
    let height = LineHeight(
      multiple: length(.lineHeightMultiple) ?? 1, minimum: length(.minimumLineHeight) ?? 0,
      maximum: length(.maximumLineHeight) ?? .infinity, spacing: length(.lineSpacing) ?? 0)
    return height == LineHeight() ? nil : height
  }

  /// Returns the alignment with an Interface Builder name.
  func alignment(_ name: String?) -> TextAlignment {
    name.flatMap(TextAlignment.init(rawValue:)) ?? .natural
  }

  /// Reads the text of a `<textField>`.
  func textField(_ element: XMLElement) -> TextFieldContent {
    var content = TextFieldContent(
      text: text(.text, of: element), placeholder: text(.placeholder, of: element),
      font: FontReader.font(of: element) ?? .system(14),
      color: ColorReader.color(.textColor, of: element, resources), alignment: alignment(element[.textAlignment]),
      hasBorder: element.has(.borderStyle) && element[.borderStyle] != "none")
    content.isSecure = element.child(.textInputTraits)?.isYes(.secureTextEntry) ?? false
    content.smallestLetters = smallestLetters(of: element)
    return content
  }

  /// Reads the image of an `<imageView>`.
  func image(_ element: XMLElement) -> ImageContent {
    let mode = imageMode(element[.contentMode])
    let configuration = SymbolConfiguration(element.child(key: .preferredSymbolConfiguration), readsFont: true)
    if element.isYes(.highlighted), let name = element[.highlightedImage] {
      return resources.image(named: name, catalog: nil, mode: mode, configuration)
    }
    if let reference = ImageReference(.image, of: element) {
      return resources.image(reference, mode: mode, configuration)
    }
    // Without an image, an image view has the size of its highlighted image.
    let size = element[.highlightedImage].flatMap { resources.image(named: $0, catalog: nil, mode: mode).size }
    return ImageContent(size: size, mode: mode)
  }

  private func imageMode(_ name: String?) -> ImageContent.Mode {
    // `redraw` stretches the image until it is drawn again.
    name.flatMap(ImageContent.Mode.init) ?? .scaleToFill
  }
}
