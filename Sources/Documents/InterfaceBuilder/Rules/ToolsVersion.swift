internal import MarkupReading

/// The version of Xcode's tools that wrote a document. It determines which rules apply.
struct ToolsVersion: Comparable {
  /// The number before the dot: 11762 is Xcode 8, 14490 Xcode 10, 22505 Xcode 15.
  let number: Int

  init(of document: XMLElement) {
    self.init(
      written: Self.number(document[.toolsVersion]),
      plugIn: Self.number(document.child(.dependencies)?.child(.plugIn)?[.version]))
  }

  /// Creates the version from the versions of the document and its plug-in.
  ///
  /// Some builds of Xcode 15 and 16 write 32700.99.1234. Then the version of the plug-in is the right one.
  init(written: Int, plugIn: Int) { number = written >= 30000 ? min(plugIn, 23999) : written }

  init(_ number: Int) { self.number = number }

  static func < (first: ToolsVersion, second: ToolsVersion) -> Bool { first.number < second.number }

  private static func number(_ text: String?) -> Int {
    text.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }
}
