import Foundation
import JSON
import LayoutTestSupport
import Testing

@testable import LanguageServer

/// Documents with random edits. After any edits, the server must report the same as for a document that is opened in
/// that state.
///
/// `RENDER_LAYOUTS_RANDOM_EDITS` is the number of edits, 10000 for instance.
@Suite struct RandomEditTests {
  private static let count = ProcessInfo.processInfo.environment["RENDER_LAYOUTS_RANDOM_EDITS"].flatMap(Int.init) ?? 60

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="roo-ot-001">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label opaque="NO" text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
              <rect key="frame" x="20" y="20" width="15" height="21"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-ot-001" secondAttribute="top" constant="20" id="con-st-001"/>
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-ot-001" secondAttribute="leading" constant="20" id="con-st-002"/>
          </constraints>
        </view>
      </objects>
    </document>

    """

  private static let pieces = [
    "", " ", "\n", "  ", "{", "}", "[", "]", ":", "- ", "\"", "'", "#", "é", "😀", "title", "views:", "12", "superview",
    ".top",
    "\u{0}", "\t", "&a", "*a", "<", ">", "/>", "<view>", "id=\"a\"", "constant=\"9\"", "|-[title]-|", "\r", "@high",
    "1e9",
  ]

  private static let methods = [
    "hover", "definition", "references", "completion", "prepareRename", "documentHighlight", "documentSymbol", "rename",
  ]

  @Test(arguments: [("Card.scene.yaml", SessionTests.card), ("Card.xib", document)])
  func `randomly edited documents keep the content of their text`(name: String, original: String) async {
    var random = SeededRandomNumberGenerator(seed: 10_000)
    var text = DocumentText(Array(original.utf8))
    var session = TestSession()
    session.open(name, original)
    for version in 2..<Self.count + 2 {
      let places = (0..<2).map { _ in Int.random(in: 0...text.bytes.count, using: &random) }.sorted()
      // Most edits are small. Occasionally the original text is restored.
      let end = Bool.random(using: &random) ? places[0] : min(places[1], places[0] + 12)
      let range = text.range(places[0]..<end, in: .utf16)
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      if version.isMultiple(of: 20) {
        text = DocumentText(Array(original.utf8))
        session.change(name, version: version, [["text": .string(original)]])
      } else {
        text = text.replacing([.init(range: range, text: piece)], in: .utf16)
        session.change(name, version: version, [["range": range.value, "text": .string(piece)]])
      }
      if version.isMultiple(of: 3) { session.pause() }
      let position = text.position(of: .random(in: 0...text.bytes.count, using: &random), in: .utf16)
      session.ask(
        Self.methods.randomElement(using: &random) ?? "hover", name, position.line, position.character,
        ["newName": "other"])
    }
    session.pause()
    session.end()
    let (messages, isProper) = await session.run()
    #expect(isProper)
    var fresh = TestSession()
    fresh.open(name, String(decoding: text.bytes, as: UTF8.self))
    fresh.end()
    await expect(Self.lastFindings(in: messages), is: Self.lastFindings(in: fresh.run().messages))
    // Every request is answered.
    expect(messages.count { $0["id"] != nil }, is: Self.count + 2)
  }

  /// Returns the diagnostics that were published last.
  private static func lastFindings(in messages: [JSONValue]) -> JSONValue? {
    messages.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]?["diagnostics"]
  }
}
