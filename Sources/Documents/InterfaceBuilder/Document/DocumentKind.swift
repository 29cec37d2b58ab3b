internal import Findings
internal import MarkupReading
internal import Scenes

/// Refuses what is no document of Interface Builder for iOS.
enum DocumentKind {
  /// Throws where the outermost element is not that of an iOS storyboard or xib.
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
      // Nothing is wrong with it: apps for several platforms keep such documents beside those for iOS.
      let finding = text.finding(
        .foreignPlatform, "document for \(platform) skipped", at: root.place,
        length: root.tag.count + 1, hint: "only documents for iPhone and iPad are supported")
      throw DocumentError([finding])
    }
  }

  /// The platform of a document's type when it is not iOS.
  private static func foreignPlatform(_ type: String) -> String? {
    if ByteSearch.contains("WatchKit", in: type) { return "watchOS" }
    if ByteSearch.contains("AppleTV", in: type) { return "tvOS" }
    return ByteSearch.contains(".Cocoa.", in: type) ? "macOS" : nil
  }
}
