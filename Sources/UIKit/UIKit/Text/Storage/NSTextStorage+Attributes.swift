public import Foundation

/// All that is made of the four members which a subclass overrides.
extension NSTextStorage {
  /// The number of letters, in UTF-16.
  public var length: Int { string.utf16.count }
  /// The letters, which are changed by those of the storage alone.
  public var mutableString: NSMutableString { NSMutableString(string: string) }

  /// Adds text at the end.
  public func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  /// Puts a text into another.
  public func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  /// Takes a part away.
  public func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  /// Puts a text in the place of the whole.
  public func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  /// Puts a text in the place of a part.
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    unsafe attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }
  /// Adds an attribute to a part.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  /// Adds attributes to a part.
  public func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merging(attrs) { _, new in new } }
  }
  /// Takes an attribute away from a part.
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

  /// An attribute at a place.
  public func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?)
    -> Any?
  { unsafe attributes(at: location, effectiveRange: range)[attrName] }
  /// A part of the text with its attributes.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for (part, attributes) in runs(in: range) {
      text.setAttributes(attributes, range: NSRange(location: part.location - range.location, length: part.length))
    }
    return text
  }
  /// Tells the values of an attribute in a part.
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
  /// Tells the attributes in a part.
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

  /// The parts of a range that have the same attributes.
  private func runs(in range: NSRange) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    let end = min(range.upperBound, length)
    var place = range.location
    while place < end {
      var run = NSRange(location: place, length: 1)
      let attributes = unsafe attributes(at: place, effectiveRange: &run)
      // A subclass may say nothing of the part.
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
