public import Foundation

/// Hears of the lines of a text; nothing is told here.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

/// The lines of a text.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// True where lines may be made when they are seen.
  open var allowsNonContiguousLayout = true
  /// True where the distance of lines is that of the font.
  open var usesFontLeading = true
  /// Hears of the lines.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// True where a line may be broken within a word.
  open var usesDefaultHyphenation = false
  /// True where signs that are not seen are shown.
  open var showsInvisibleCharacters = false
  weak var view: UITextView?
  /// The rooms of the text.
  open var textContainers: [NSTextContainer] { view.map { [$0.textContainer] } ?? [] }
  /// The text.
  open var textStorage: NSTextStorage? { view?.textStorage }
  /// The number of letters.
  open var numberOfGlyphs: Int { view?.textStorage.length ?? 0 }
  /// Adds a room for text; the text of a view has one.
  open func addTextContainer(_ container: NSTextContainer) {}
  /// The letters of a room.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container.view?.textStorage.length ?? 0)
  }
  /// The letters of a part of the text: here a letter has one glyph.
  open func glyphRange(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
    -> NSRange
  { range }
  /// The part of the text of letters.
  open func characterRange(forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    range
  }
  /// The room of letters, in points: that of the whole text.
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  /// The room of the line of a letter, in points: that of the whole text.
  open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    view.map { usedRect(for: $0.textContainer) } ?? .zero
  }
  /// The number of the letter at a point; the first one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// The number of the glyph at a point; the first one.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int { 0 }
  /// Makes the lines of a part; they are always made here.
  open func ensureLayout(forCharacterRange range: NSRange) {}
  /// Forgets the lines of a part.
  open func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {
    view?.contentDidChange()
  }
  /// Draws letters; nothing is drawn here.
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
  /// Draws what is behind letters; nothing is drawn here.
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
  /// Makes the lines; they are always made here.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Returns the room of the text, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let view = container.view else { return .zero }
    let width = view.bounds.width > 0 ? view.bounds.width : CGFloat.greatestFiniteMagnitude
    let size = view.naturalSizeThatFits(CGSize(width: width, height: 0))
    let insets = view.textContainerInset
    return CGRect(
      x: 0, y: 0, width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

/// The text of a view with its attributes; what is changed in it is shown.
@preconcurrency @MainActor
public final class NSTextStorage: NSObject {
  private weak var view: UITextView?
  init(of view: UITextView) { self.view = view }
  private var text: NSMutableAttributedString {
    NSMutableAttributedString(attributedString: view?.attributedText ?? NSAttributedString(string: view?.text ?? ""))
  }
  /// The letters.
  public var string: String { view?.text ?? "" }
  /// The number of letters.
  public var length: Int { text.length }
  /// Begins changes.
  public func beginEditing() {}
  /// Ends changes.
  public func endEditing() {}
  /// Adds text at the end.
  public func append(_ more: NSAttributedString) { change { $0.append(more) } }
  /// Puts a text in the place of the whole.
  public func setAttributedString(_ other: NSAttributedString) { view?.attributedText = other }
  /// Adds an attribute to a part.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { $0.addAttribute(name, value: value, range: range) }
  }
  /// Adds attributes to a part.
  public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change { $0.addAttributes(attributes, range: range) }
  }
  /// Puts attributes in the place of those of a part.
  public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { $0.setAttributes(attributes, range: range) }
  }
  /// Takes an attribute away from a part.
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { $0.removeAttribute(name, range: range) }
  }
  /// Puts letters in the place of a part.
  public func replaceCharacters(in range: NSRange, with letters: String) {
    change { $0.replaceCharacters(in: range, with: letters) }
  }
  /// Puts a text in the place of a part.
  public func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
    change { $0.replaceCharacters(in: range, with: other) }
  }
  /// Puts a text into another.
  public func insert(_ other: NSAttributedString, at place: Int) { change { $0.insert(other, at: place) } }
  /// Takes a part away.
  public func deleteCharacters(in range: NSRange) { change { $0.deleteCharacters(in: range) } }
  /// A part of the text with its attributes.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString { text.attributedSubstring(from: range) }
  /// The attributes at a place.
  public func attributes(at place: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?)
    -> [NSAttributedString.Key: Any]
  { unsafe text.attributes(at: place, effectiveRange: range) }
  /// An attribute at a place.
  public func attribute(
    _ name: NSAttributedString.Key, at place: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { unsafe text.attribute(name, at: place, effectiveRange: range) }
  /// Tells the values of an attribute in a part.
  public func enumerateAttribute(
    _ name: NSAttributedString.Key, in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using tell: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsafe text.enumerateAttribute(name, in: range, options: options) { unsafe tell($0, $1, $2) }
  }
  /// Tells the attributes in a part.
  public func enumerateAttributes(
    in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using tell: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsafe text.enumerateAttributes(in: range, options: options) { unsafe tell($0, $1, $2) }
  }
  private func change(_ change: (NSMutableAttributedString) -> Void) {
    let text = text
    change(text)
    view?.attributedText = text
  }
}
