internal import HostFiles
internal import ReviewReports

/// A document URI. For files on this machine, it has a path.
struct DocumentURI: Sendable, Hashable {
  /// The URI from the client.
  let uri: String
  /// The path; nil for a document that is not a file.
  let path: String?

  init(_ uri: String) {
    self.uri = uri
    path = Self.path(of: uri)
  }

  init(path: String) {
    self.path = path
    uri = "file://" + URIReference.text(of: path)
  }

  /// Returns the absolute, normalized path of a file on this machine, or nil for other URIs.
  private static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.dropFirst(scheme.count).prefix { $0 != "#" && $0 != "?" }
    // A host precedes the path; only this machine is accepted.
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()),
      let path = decoded(rest[slash...]), !path.contains("\0")
    else { return nil }
    return FolderPath.shortened(path)
  }

  /// Returns the percent-decoded string, or nil if it is malformed.
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
