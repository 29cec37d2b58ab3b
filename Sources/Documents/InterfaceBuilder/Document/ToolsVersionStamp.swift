/// The version of Xcode's tools in the bytes of a storyboard or xib, which a comparison of two states of a document makes the
/// same: what another Xcode wrote when it saved the document is not a change by its author.
package struct ToolsVersionStamp: Sendable, Hashable {
  /// The number of bytes at the beginning of a document that contain its stamp.
  package static let length = 4096

  /// The version that decides which rules apply.
  package let version: Int
  /// The place of the written version in the bytes.
  private let range: Range<Int>

  /// The stamp in the first bytes of a document; nil if there is none.
  package init?(in bytes: [UInt8]) {
    let beginning = bytes.prefix(Self.length)
    guard let range = Self.value(of: "toolsVersion", after: "<document ", in: beginning),
      let written = Self.number(beginning[range])
    else { return nil }
    let plugIn = Self.value(of: "version", after: "<plugIn ", in: beginning).flatMap { Self.number(beginning[$0]) }
    version = ToolsVersion(written: written, plugIn: plugIn ?? 0).number
    self.range = range
  }

  /// The bytes of the document that the stamp is of, with another version; the lines stay what they are.
  package func replaced(in bytes: [UInt8], by version: Int) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + Array("\(version)".utf8) + Array(bytes[range.upperBound...])
  }

  /// The place of the value of an attribute in the first element with a beginning.
  private static func value(of attribute: String, after element: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let start = bytes.firstRange(of: Array(element.utf8))?.upperBound,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let name = bytes[(start - 1)..<end].firstRange(of: Array(" \(attribute)=\"".utf8))?.upperBound,
      let close = bytes[name..<end].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return name..<close
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: bytes.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
  }
}
