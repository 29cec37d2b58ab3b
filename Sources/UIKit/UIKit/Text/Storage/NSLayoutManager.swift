public import Foundation

/// The layout of a string in its containers.
@preconcurrency @MainActor
open class NSLayoutManager: NSLayoutManagerDeclarations {
  weak var view: UITextView?
  open private(set) var textContainers: [NSTextContainer] = []
  open internal(set) weak var textStorage: NSTextStorage?
  /// The number of glyphs: here the number of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Adds a text container. The first one belongs to the view.
  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
  }
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }
  /// Returns the glyphs in a container: here all.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  /// Returns the glyphs in a rectangle of a container, in points: here all.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphRange(for: container)
  }
  /// Returns the glyphs of a range of characters: here the same range, one glyph per character.
  open func glyphRange(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
    -> NSRange
  { range }
  /// Returns the characters of a range of glyphs: here the same range.
  open func characterRange(forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    range
  }
  /// Returns the character of a glyph: here the one at the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character: here the one at the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the rectangle of glyphs, in points: here the rectangle of the whole text.
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  /// Returns the rectangle of a glyph's line, in points: here the rectangle of the whole text.
  open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    view.map { usedRect(for: $0.textContainer) } ?? .zero
  }
  open func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {
    view?.contentDidChange()
  }
  /// Returns the size of the text in a container without a view, in points. It includes the line fragment padding.
  private func ownRect(in container: NSTextContainer) -> CGRect {
    guard let storage = textStorage, storage.length > 0 else { return .zero }
    let padding = 2 * container.lineFragmentPadding
    let room = container.size.width - padding
    let isWrapped = container.size.width > 0 && room < 1e6
    let text = StyledText(storage.copiedText)
    let size = text.size(
      width: isWrapped ? max(0, room) : nil, numberOfLines: max(0, container.maximumNumberOfLines))
    return CGRect(origin: .zero, size: CGSize(width: size.width + padding, height: size.height))
  }

  /// Returns the rectangle of the text, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let view = container.view else { return ownRect(in: container) }
    let width = view.bounds.width > 0 ? view.bounds.width : CGFloat.greatestFiniteMagnitude
    let size = view.naturalSizeThatFits(CGSize(width: width, height: 0))
    let insets = view.textContainerInset
    return CGRect(
      x: 0, y: 0, width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
