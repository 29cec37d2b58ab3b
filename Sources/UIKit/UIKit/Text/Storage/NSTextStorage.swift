public import Foundation

/// A text with attributes whose changes its views show.
///
/// Everything is read and changed through `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` with
/// letters, and `setAttributes(_:range:)`: a subclass that overrides these four keeps the text in its own way, and calls
/// ``edited(_:range:changeInLength:)``. Unlike on iOS it is no `NSMutableAttributedString`.
@preconcurrency @MainActor
open class NSTextStorage: NSObject {
  private let text: NSMutableAttributedString
  weak var view: UITextView?
  /// The lines of the text, one for each way in which it is shown.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of what has changed since it was shown.
  open private(set) var editedMask: EditActions = []
  /// The part that has changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of letters that were added, negative where some were taken away.
  open private(set) var changeInLength = 0
  /// The number of changes that have begun and not ended.
  private var openEdits = 0
  /// Whether the view knows of what changes.
  private var isFollowing = false

  public override init() { text = NSMutableAttributedString(string: "") }
  /// A text with the same attributes for all letters.
  public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    text = NSMutableAttributedString(string: string, attributes: attributes)
  }
  /// A text with its attributes.
  public init(attributedString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attributedString)
  }
  /// A text from an archive: here an empty one.
  public required init?(coder: NSCoder) { text = NSMutableAttributedString(string: "") }

  // MARK: - Letters and attributes

  open var string: String { text.string }
  /// The attributes at a place.
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    guard location >= 0, location < text.length else { return [:] }
    return unsafe text.attributes(at: location, effectiveRange: range)
  }
  /// Puts letters in the place of a part.
  open func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  /// Puts attributes in the place of those of a part.
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: - Showing

  /// Adds lines of the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
    layoutManagers.append(aLayoutManager)
  }
  /// Takes lines of the text away.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = nil
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
  /// Says that a part has changed; it is shown at once, or when the changes that have begun end.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let former = self.editedRange
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange = former.location == NSNotFound ? changed : former.union(changed)
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }
  /// Begins changes that are shown together.
  open func beginEditing() { openEdits += 1 }
  /// Ends changes that are shown together.
  open func endEditing() {
    openEdits = max(0, openEdits - 1)
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }
  /// Shows what has changed.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    if !isFollowing { view?.followStorage() }
  }
  /// Does nothing: attributes are always as they should be.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Takes a text over that its view shows already.
  func follow(_ other: NSAttributedString) {
    guard other.length > 0 || length > 0 else { return }
    isFollowing = true
    setAttributedString(other)
    isFollowing = false
  }

  /// The text as it is now.
  var copiedText: NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }
}
