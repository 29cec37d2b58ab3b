internal import HostFiles

/// The address of a document in an editor: a URI, which for files of the disk leads to a path.
struct DocumentURI: Sendable, Hashable {
  /// The URI as the client writes it.
  let uri: String
  /// The path; nil for a document that is no file.
  let path: String?

  /// The address of a URI.
  init(_ uri: String) {
    self.uri = uri
    path = Self.path(of: uri)
  }

  /// The address of a file.
  init(path: String) {
    self.path = path
    uri = "file://" + path.utf8.map(Self.written).joined()
  }

  private static func written(_ byte: UInt8) -> String {
    let character = Unicode.Scalar(byte)
    let isPlain = character.isASCII && (Character(character).isLetter || Character(character).isNumber)
    if isPlain || "-._~/".unicodeScalars.contains(character) { return String(character) }
    return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// The absolute path of a file on this machine, without going up and down; nil for another address.
  private static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.dropFirst(scheme.count).prefix { $0 != "#" && $0 != "?" }
    // The name of the machine stands before the path; only our own is meant.
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()),
      let path = decoded(rest[slash...]), !path.contains("\0")
    else { return nil }
    return FolderPath.shortened(path)
  }

  /// A text with the bytes that are written by their numbers; nil where they are no text.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
        let number = UInt8(digits, radix: 16)
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(number)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
