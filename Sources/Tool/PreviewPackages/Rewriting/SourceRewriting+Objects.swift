/// Replaces features of Objective-C's objects that Foundation on Linux lacks.
extension SourceRewriting {
  /// Gives a subclass of `NSObject` a first stored property, so that its objects can be attributes of text. Classes
  /// that are coded are left as they are, because their properties become keys.
  ///
  /// Foundation on Linux compares the attributes of neighboring runs with `CFEqual`, which reads the third word of an
  /// object as the type of one of CoreFoundation's own, and ends the process if bits 8 to 17 of it are zero. In a Swift
  /// object, this word is the first stored property (`AttributeHeader` of UIKit).
  mutating func addAttributeHeader(_ position: Int) {
    guard text(position) == "class", text(position + 2) == ":", text(position + 3) == "NSObject",
      let open = (position + 4..<min(position + 200, tokens.code.count)).first(where: { text($0) == "{" }),
      !(position + 4..<open).contains(where: { Self.coding.contains(text($0)) }), let brace = token(open)
    else { return }
    insert(" private let renderLayoutsHeader: UInt64 = 256;", at: brace.range.upperBound)
  }

  /// The protocols for which the compiler creates keys from properties.
  private static let coding: Set<String> = ["Codable", "Decodable", "Encodable"]

  /// Adds the string to `NSAttributedString()`, an initializer that Foundation on Linux does not have.
  mutating func addString(toCallAt position: Int) {
    guard text(position + 1) == "(", text(position + 2) == ")", let end = token(position + 2) else { return }
    insert("string: \"\"", at: end.range.lowerBound)
  }
}
