/// The declarations with which property lists and older drawings name their kind; nothing in them is needed.
package enum DocumentTypeDeclaration {
  /// The bytes of a document with the declaration of its root blanked; one that declares anything itself stays, and is
  /// refused as in all documents.
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
