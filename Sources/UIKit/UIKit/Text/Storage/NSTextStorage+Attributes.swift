public import Foundation

/// Everything that is derived from the four members that a subclass overrides.
extension NSTextStorage {
  /// The length, in UTF-16.
  public var length: Int { string.utf16.count }
  /// A mutable copy of the text. Changing it does not change the storage.
  public var mutableString: NSMutableString { NSMutableString(string: string) }

  public func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  public func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  public func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  /// Replaces the whole text.
  public func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  /// Replaces a range with text with attributes.
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    unsafe attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  public func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merging(attrs) { _, new in new } }
  }
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0.filter { $0.key != name } }
  }
  private func change(
    _ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    for (part, attributes) in runs(in: range) { setAttributes(change(attributes), range: part) }
    endEditing()
  }

  public func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?)
    -> Any?
  { unsafe attributes(at: location, effectiveRange: range)[attrName] }
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for (part, attributes) in runs(in: range) {
      text.setAttributes(attributes, range: NSRange(location: part.location - range.location, length: part.length))
    }
    return text
  }
  /// Calls a block for the values of an attribute in a range.
  public func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = attributedSubstring(from: range)
    let whole = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttribute(attrName, in: whole, options: options) { value, part, stop in
      unsafe block(value, NSRange(location: range.location + part.location, length: part.length), stop)
    }
  }
  /// Calls a block for the attributes in a range.
  public func enumerateAttributes(
    in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = attributedSubstring(from: range)
    let whole = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: whole, options: options) { attributes, part, stop in
      unsafe block(attributes, NSRange(location: range.location + part.location, length: part.length), stop)
    }
  }

  /// Returns the longest parts of a range with the same attributes.
  private func runs(in range: NSRange) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    let end = min(range.upperBound, length)
    var place = range.location
    while place < end {
      var run = NSRange(location: place, length: 1)
      let attributes = unsafe attributes(at: place, effectiveRange: &run)
      // A subclass may not set the effective range.
      let next = min(end, max(place + 1, run.upperBound))
      runs.append((NSRange(location: place, length: next - place), attributes))
      place = next
    }
    return runs
  }
}

extension NSMutableAttributedString {
  public convenience init() { self.init(string: "") }
}
