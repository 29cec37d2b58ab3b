/// The DOCTYPE declarations of property lists and old SVG files. Their contents are not needed.
package enum DocumentTypeDeclaration {
  /// Returns the document with the DOCTYPE of its root replaced by blanks. A DOCTYPE with an internal subset is kept,
  /// so that the parser rejects it.
  package static func blanked(_ root: String, in bytes: [UInt8]) -> [UInt8] {
    let start = bytes.prefix(1000).firstRange(of: Array("<!DOCTYPE \(root)".utf8))?.lowerBound
    guard let start, let end = bytes[start...].prefix(400).firstIndex(of: UInt8(ascii: ">")),
      !bytes[start...end].contains(UInt8(ascii: "["))
    else { return bytes }
    var bytes = bytes
    for index in start...end { bytes[index] = UInt8(ascii: " ") }
    return bytes
  }
}
