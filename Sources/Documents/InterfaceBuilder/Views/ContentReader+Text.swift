internal import DocumentResources
internal import MarkupReading
internal import Scenes
internal import Typography

extension ContentReader {
  /// The text of a `<label>` or `<textView>`.
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

  /// The smallest letters that a text shrinks to, as a factor or in points; nil where it does not shrink. Interface
  /// Builder leaves out that a label shrinks and writes how far.
  private func smallestLetters(of element: XMLElement) -> SmallestLetters? {
    guard element[.adjustsFontSizeToFit] != "NO" else { return nil }
    if let factor = element.number(.minimumScaleFactor) { return .factor(factor) }
    return element.number(.minimumFontSize).map { .pointSize($0) }
  }

  /// Takes the text of all fragments and the look of the first.
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

  /// The height of the lines of a paragraph style; nil for that of the font. Zeros stand for nothing in it.
  private func lineHeight(_ style: XMLElement) -> LineHeight? {
    func length(_ name: XMLName) -> Double? { style.number(name).flatMap { $0 > 0 ? $0 : nil } }
    let height = LineHeight(
      multiple: length(.lineHeightMultiple) ?? 1, minimum: length(.minimumLineHeight) ?? 0,
      maximum: length(.maximumLineHeight) ?? .infinity, spacing: length(.lineSpacing) ?? 0)
    return height == LineHeight() ? nil : height
  }

  /// The alignment with a name of Interface Builder.
  func alignment(_ name: String?) -> TextAlignment {
    name.flatMap(TextAlignment.init(rawValue:)) ?? .natural
  }

  /// The texts of a `<textField>`.
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

  /// The artwork of an `<imageView>`.
  func image(_ element: XMLElement) -> ImageContent {
    let mode = imageMode(element[.contentMode])
    let configuration = SymbolConfiguration(element.child(key: .preferredSymbolConfiguration), readsFont: true)
    if element.isYes(.highlighted), let name = element[.highlightedImage] {
      return resources.image(named: name, catalog: nil, mode: mode, configuration)
    }
    if let reference = ImageReference(.image, of: element) {
      return resources.image(reference, mode: mode, configuration)
    }
    // Without an image of its own an image view is as large as the one that it shows while it is highlighted.
    let size = element[.highlightedImage].flatMap { resources.image(named: $0, catalog: nil, mode: mode).size }
    return ImageContent(size: size, mode: mode)
  }

  private func imageMode(_ name: String?) -> ImageContent.Mode {
    // What is drawn anew is stretched in the meantime.
    name.flatMap(ImageContent.Mode.init) ?? .scaleToFill
  }
}
