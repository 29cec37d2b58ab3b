public import Foundation

/// A string with attributes that updates its text view when it changes.
///
/// All reading and editing goes through four members: `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string, and `setAttributes(_:range:)`. A subclass that overrides them can store
/// the text in its own way, and calls ``edited(_:range:changeInLength:)``. Unlike on iOS, the class does not inherit
/// from `NSMutableAttributedString`.
@preconcurrency @MainActor
open class NSTextStorage: NSObject {
  private let text: NSMutableAttributedString
  weak var view: UITextView?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of pending changes.
  open private(set) var editedMask: EditActions = []
  /// The range of pending changes.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the length in UTF-16, negative if the text became shorter.
  open private(set) var changeInLength = 0
  /// The number of ``beginEditing()`` calls without an ``endEditing()``.
  private var openEdits = 0
  /// Whether the view is the source of the change and must not be updated.
  private var isFollowing = false

  public override init() { text = NSMutableAttributedString(string: "") }
  /// Creates a string with the same attributes for all characters.
  public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    text = NSMutableAttributedString(string: string, attributes: attributes)
  }
  public init(attributedString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attributedString)
  }
  /// Creates a string from an archive; here an empty one.
  public required init?(coder: NSCoder) { text = NSMutableAttributedString(string: "") }

  // MARK: - Letters and attributes

  open var string: String { text.string }
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    guard location >= 0, location < text.length else { return [:] }
    return unsafe text.attributes(at: location, effectiveRange: range)
  }
  open func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: - Showing

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
    layoutManagers.append(aLayoutManager)
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = nil
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
  /// Records a change of a range. It is processed immediately, or after the outermost ``endEditing()``.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let former = self.editedRange
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange = former.location == NSNotFound ? changed : former.union(changed)
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }
  /// Begins a group of changes.
  open func beginEditing() { openEdits += 1 }
  /// Ends a group of changes, and processes them if it is the outermost group.
  open func endEditing() {
    openEdits = max(0, openEdits - 1)
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }
  /// Notifies the delegate of the pending changes and updates the view.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    if !isFollowing { view?.followStorage() }
  }
  /// Does nothing: attributes are never fixed lazily here.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Adopts a string that its view already shows.
  func follow(_ other: NSAttributedString) {
    guard other.length > 0 || length > 0 else { return }
    isFollowing = true
    setAttributedString(other)
    isFollowing = false
  }

  /// A copy of the current text.
  var copiedText: NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }
}
