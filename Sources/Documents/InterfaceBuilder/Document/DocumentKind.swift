internal import Findings
internal import MarkupReading
internal import Scenes

/// A check that rejects files that are not Interface Builder documents for iOS.
enum DocumentKind {
  /// Throws unless the root element belongs to an iOS storyboard or xib.
  static func check(_ root: XMLElement, in text: XMLText) throws(DocumentError) {
    if root.name == .archive {
      throw text.error(
        .oldFormat, "the document is in the format of Xcode 4 and earlier", at: root.place,
        length: root.tag.count + 1, hint: "open it in a newer Xcode and save it, which upgrades the format")
    }
    let type = root[.type] ?? ""
    guard root.name == .document, type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw text.error(
        .notInterfaceBuilder, "<\(root.tag)> is not an Interface Builder document", at: root.place,
        length: root.tag.count + 1,
        hint: "storyboards and xibs begin with <document type=\"com.apple.InterfaceBuilder3.…\">")
    }
    if let platform = foreignPlatform(type) {
      // Not an error: apps for several platforms keep such documents next to those for iOS.
      let finding = text.finding(
        .foreignPlatform, "document for \(platform) skipped", at: root.place,
        length: root.tag.count + 1, hint: "only documents for iPhone and iPad are supported")
      throw DocumentError([finding])
    }
  }

  /// Returns the platform of a document type, or nil for iOS.
  private static func foreignPlatform(_ type: String) -> String? {
    if ByteSearch.contains("WatchKit", in: type) { return "watchOS" }
    if ByteSearch.contains("AppleTV", in: type) { return "tvOS" }
    return ByteSearch.contains(".Cocoa.", in: type) ? "macOS" : nil
  }
}
