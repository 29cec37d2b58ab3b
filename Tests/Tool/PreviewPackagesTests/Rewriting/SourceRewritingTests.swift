import Foundation
import LayoutTestSupport
import PreviewPackages
import Testing

/// Sources of apps are turned into ones that compile on Linux.
struct SourceRewritingTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private static func fixture(_ name: String) throws -> String {
    try String(contentsOf: fixtures.appendingPathComponent("\(name).txt"), encoding: .utf8)
  }

  private func rewritten(_ text: String) -> RewrittenSource {
    RewrittenSource(rewriting: text, path: "Sources/App/Screen.swift", in: "/copy", number: 3)
  }

  @Test func `a source whose only import is skipped imports UIKit instead`() {
    let source = rewritten("import CallKit\nclass Calls: UIView {}\n")
    #expect(source.text == "import UIKit;               \nclass Calls: UIView {}\n")
  }

  @Test func `subclasses of NSObject get a first property, so that they can be attributes of text`() {
    let property = " private let renderLayoutsHeader: UInt64 = 256;"
    for (start, end) in [
      ("final class Mention: NSObject, Sendable {", " let id = 0 }\n"), ("class Note: NSObject {", "\n}\n"),
    ] {
      expect(rewritten(start + end).text, is: start + property + end)
    }
    for text in ["class Saved: NSObject, Codable {}\n", "class Row: UIView {}\n", "struct Mark: Hashable {}\n"] {
      expect(rewritten(text).text, is: text)
    }
  }

  @Test func `types for networking lose the module in which they are on iOS`() {
    let text = "import Foundation\nextension Foundation.URLRequest { var a: Foundation.URL? { nil } }\n"
    let made = rewritten(text).text
    #expect(made.contains("extension            URLRequest { var a: Foundation.URL?"))
    #expect(made.contains("import FoundationNetworking"))
  }

  @Test func `types lose the modules that UIKit covers`() {
    let text =
      "import CoreGraphics.CGGeometry\nimport struct QuartzCore.CATransform3D\nvar a: CoreGraphics.CGFloat = 1\n"
    let made = rewritten(text).text
    #expect(made.hasSuffix("\nvar a:              CGFloat = 1\n") && made.contains("import UIKit"))
  }

  @Test func `empty attributed strings get the string that Foundation on Linux asks for`() {
    expect(
      rewritten("let a = NSAttributedString(), b = NSMutableAttributedString( ), c: NSAttributedString\n").text,
      is:
        "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString( string: \"\"), c: NSAttributedString\n"
    )
  }

  @Test(arguments: ["class", "extension {", "struct", "@objc class", "protocol A: class", "enum", "extension"])
  func `a source that ends within a declaration is rewritten`(text: String) {
    expect(rewritten(text).text.filter { $0 != " " }, is: text.filter { $0 != " " }.replacing("@objc", with: ""))
  }

  @Test(arguments: ["objective-c", "conditions", "previews", "swiftui", "constants", "optional", "outlets"])
  func `code that Linux does not compile is rewritten and reported`(name: String) throws {
    let source = rewritten(try Self.fixture(name))
    let previews = source.previews.map { preview in
      "preview \(preview.function), line \(preview.line)\(preview.conditions.map { ", if \($0)" }.joined())"
    }
    let remarks = source.remarks.map { "\($0.line):\($0.column): \($0.message)" }
    try expectSnapshot(([source.text] + previews + remarks).joined(separator: "\n"), "\(name).txt")
  }

  @Test func `a source that Linux compiles is unchanged`() throws {
    let text = try Self.fixture("plain")
    let source = rewritten(text)
    #expect(source.text == text)
    #expect(source.previews.isEmpty && source.remarks.isEmpty)
  }

  @Test(arguments: ["objective-c", "conditions", "previews", "swiftui", "constants", "optional", "outlets", "plain"])
  func `a rewritten source has the same number of lines`(name: String) throws {
    let text = try Self.fixture(name)
    #expect(
      rewritten(text).text.split(separator: "\n", omittingEmptySubsequences: false).count
        == text.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func `overrides in an extension are moved to their class and keep their locations`() throws {
    let text = try Self.fixture("overrides")
    let source = rewritten(text)
    try expectSnapshot(
      ([source.text] + source.remarks.map { "\($0.line):\($0.column): \($0.message)" }).joined(separator: "\n"),
      "overrides.txt")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var number = 0
    for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#sourceLocation(file: \"/copy/Sources/App/Screen.swift\", line: ") {
        number = (Int(line.filter(\.isNumber)) ?? 0) - 1
        continue
      }
      number += 1
      // Every word stays in its line and column.
      for (column, letter) in line.enumerated() where letter != " " {
        #expect(Array(lines[number - 1])[column] == letter, "\(line)")
      }
    }
  }

  @Test func `the module of previews is imported after an import that is kept`() {
    let text = "import Combine\nimport CoreGraphics\nimport UIKit\n#Preview { UIView() }\n"
    let lines = rewritten(text).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].allSatisfy { $0 == " " })
    #expect(lines[1...2] == ["import UIKit; import LayoutPreviews", "import UIKit"])
  }

  @Test func `a rewritten source is not rewritten again`() throws {
    for name in ["objective-c", "conditions", "previews", "swiftui", "constants", "optional"] {
      let once = rewritten(try Self.fixture(name)).text
      #expect(rewritten(once).text == once)
    }
  }

  /// Words, signs and parts of strings, in all combinations.
  private static let pieces = [
    "@objc ", "@IBOutlet", "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "//", "/*", "*/",
    "\n",
    " ", "#Preview", "#selector", "#if os(iOS)", "#else", "#endif", "import SwiftUI", "dynamic ", "var ", "override ",
    "extension A ", "struct B: PreviewProvider ", "protocol ", "/", "`", "é", ".", ",", "x", "1", "#", "##\"",
  ]

  @Test func `any source keeps its lines and tokens`() {
    var random = SeededRandomNumberGenerator(seed: 26)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let tokens = SwiftTokens(of: text)
      #expect(tokens.all.map(tokens.text).joined() == text)
      let made = rewritten(text).text
      #expect(made.utf8.count { $0 == 0x0A } == text.utf8.count { $0 == 0x0A }, "\(text)")
    }
  }

  /// The pieces of sources that are never changed.
  private static let harmless = pieces.filter { piece in
    !["@objc ", "@IBOutlet", "#Preview", "#selector", "#if os(iOS)", "import SwiftUI", "dynamic ", "override "]
      .contains(piece)
      && !piece.contains("PreviewProvider")
  }

  @Test func `any source that Linux compiles is unchanged`() {
    var random = SeededRandomNumberGenerator(seed: 27)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Self.harmless.randomElement(using: &random) ?? ""
      }.joined()
      #expect(rewritten(text).text == text)
    }
  }

  @Test func `deeply nested strings take linear time`() {
    let text = String(repeating: "\"\\(", count: 20_000)
    #expect(rewritten(text).text == text)
  }
}
