internal import MarkupReading
internal import Scenes

/// The version of Xcode's tools that wrote a document, which decides metrics, margins and safe areas.
struct ToolsVersion: Comparable {
  /// The number before the point: 11762 is Xcode 8, 14490 Xcode 10, 22505 Xcode 15.
  let number: Int

  /// The version of a document.
  ///
  /// Some builds of Xcode 15 and 16 write 32700.99.1234; the version of their plug-in is the true one.
  init(of document: XMLElement) {
    let written = Self.number(document[.toolsVersion])
    let plugIn = document.child(.dependencies)?.child(.plugIn)?[.version]
    number = written >= 30000 ? min(Self.number(plugIn), 23999) : written
  }

  /// A version.
  init(_ number: Int) { self.number = number }

  static func < (first: ToolsVersion, second: ToolsVersion) -> Bool { first.number < second.number }

  private static func number(_ text: String?) -> Int {
    text.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }

  /// The generation of controls that was drawn: Xcode 11 and Xcode 26 brought other sizes.
  var controlGeneration: ControlGeneration { number < 15000 ? .flat : isXcode26 ? .glass : .current }

  /// The generation of the system font that measured the texts: Xcode 12 brought the variable font.
  var textEra: TextEra { number < 17000 ? .beforeVariableFont : .current }

  /// The text size at which frames were recorded: extra small by Xcode 13 and 14, as measured on Xcode documents.
  var textSize: TextSize { (18000..<21000).contains(number) ? .xs : .l }

  /// True where Xcode 26 or later wrote the document.
  var isXcode26: Bool { number >= 24000 }
}
