import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The full message for each kind of document that cannot be read.
@Suite struct DamagedDocumentTests {
  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  @Test func `an empty file is reported as empty`() {
    #expect(
      message(for: []) == """
        Test.xib:1:1: error: the document is empty [empty-document]
            restore it from version control, or remove it
        """)
  }

  @Test func `a mismatched tag shows its line`() {
    let text = Self.declaration + "<document>\n  <objects>\n    <view id=\"é\">\n  </objects>\n</document>\n"
    #expect(
      message(for: text.utf8) == """
        Test.xib:5:13: error: not well-formed XML: opening and ending tag mismatch: view line 4 and \
        objects [invalid-xml]
              </objects>
                        ^ repair the tag, or restore the document from version control
        """)
  }

  @Test func `a premature end is an error`() {
    let text = Self.declaration + "<document>\n  <objects>\n"
    #expect(message(for: text.utf8).hasPrefix("Test.xib:4:1: error: not well-formed XML: premature end"))
  }

  @Test func `bytes that are not UTF-8 are located`() {
    #expect(
      message(for: Array((Self.declaration + "<a>é").utf8) + [0xFF]) == """
        Test.xib:2:5: error: the document is not UTF-8 [invalid-encoding]
            <a>é\u{FFFD}
                ^ save it as UTF-8, the encoding that Xcode writes
        """)
    #expect(message(for: [0xFE, 0xFF, 0x00, 0x3C]).contains("[invalid-encoding]"))
    #expect(message(for: [0x80, 0xBF, 0x3C, 0x61]).contains("[invalid-encoding]"))
  }

  @Test func `a DOCTYPE is rejected before its entities are read`() {
    let text = Self.declaration + "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>\n<document>&e;</document>"
    #expect(
      message(for: text.utf8) == """
        Test.xib:2:1: error: the document has a DOCTYPE, which Xcode never writes [doctype]
            <!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>
            ^ remove the <!DOCTYPE …> declaration
        """)
  }

  @Test func `an undeclared entity is an error`() {
    #expect(message(for: (Self.declaration + "<document>&e;</document>").utf8).contains("entity 'e' not defined"))
  }

  @Test func `the nesting of elements has a limit`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(message(for: nested(256).utf8).contains("[not-interface-builder]"))
    #expect(
      message(for: nested(257).utf8).hasPrefix("Test.xib:1:769: error: elements are nested more than 256 levels deep"))
    #expect(message(for: nested(100_000).utf8).contains("[nesting-too-deep]"))
  }

  @Test func `conflict markers of a merge are recognized`() {
    let text = Self.declaration + "<document>\n<<<<<<< HEAD\n<objects/>\n=======\n>>>>>>> other\n</document>"
    #expect(
      message(for: text.utf8) == """
        Test.xib:3:1: error: the document contains the conflict markers of a merge [merge-conflict]
            <<<<<<< HEAD
            ^~~~~~~ resolve the conflict, then open the document in Xcode
        """)
  }

  @Test(arguments: [
    ("<html/>", "<html> is not an Interface Builder document [not-interface-builder]"),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "the format of Xcode 4 and earlier [old-format]"
    ),
  ])
  func `a file that is not a document for iOS is identified`(text: String, expected: String) {
    let message = message(for: text.utf8)
    #expect(message.hasPrefix("Test.xib:1:1: error: "))
    #expect(message.contains(expected))
  }

  @Test(arguments: [
    ("InterfaceBuilder3.Cocoa.XIB", "macOS"), ("InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
    ("InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
  ])
  func `a document for another platform is skipped with a warning`(type: String, platform: String) {
    #expect(
      message(for: "<document type=\"com.apple.\(type)\"/>".utf8) == """
        Test.xib:1:1: warning: document for \(platform) skipped [foreign-platform]
            <document type="com.apple.\(type)"/>
            ^~~~~~~~~ only documents for iPhone and iPad are supported
        """)
  }

  @Test func `two objects with the same id are reported, without consequences`() throws {
    let text = XcodeDocument.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="20" height="21"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="50" width="20" height="21"/></view>
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" constant="20" id="c3"/>
      <constraint firstItem="a" firstAttribute="height" constant="21" id="c4"/>
      </constraints></view>
      """)
    let scene = try #require(try scenes(in: text).first)
    #expect(scene.findings.map(\.message.text) == ["another object has the same id 'a'"])
    #expect(scene.findings.first?.notes.map(\.text) == ["constraints with this id refer to the first: Test.xib:6:1"])
    let layout = scene.resolved(for: try SceneVariant(on: "iPhone 8")).layout()
    #expect(layout.findings.filter { $0.code.name == "ambiguous" }.isEmpty)
  }

  @Test func `every invalid number is reported with its location`() {
    let text = XcodeDocument.xib(
      "<view id=\"a\"><rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1e400\" height=\"5\"/>\n"
        + "<constraints><constraint firstAttribute=\"width\" priority=\"1001\" multiplier=\"1:0\" id=\"c\"/></constraints>"
        + "</view>")
    #expect(
      message(for: text.utf8) == """
        Test.xib:4:41: error: x="nan" of <rect> is not a number [invalid-number]
            <objects><view id="a"><rect key="frame" x="nan" y="0" width="1e400" height="5"/>
                                                    ^~~~~~~ open the document in Xcode and set the value again
        Test.xib:4:55: error: width="1e400" of <rect> is out of range [invalid-number]
            <objects><view id="a"><rect key="frame" x="nan" y="0" width="1e400" height="5"/>
                                                                  ^~~~~~~~~~~~~ open the document in Xcode and set the value \
        again
        Test.xib:5:49: error: priority="1001" of <constraint> is not a priority from 1 to 1000 [invalid-number]
            <constraints><constraint firstAttribute="width" priority="1001" multiplier="1:0" id="c"/></constraints></view></objects>
                                                            ^~~~~~~~~~~~~~~ open the document in Xcode and set the value again
        Test.xib:5:65: error: multiplier="1:0" of <constraint> is not a multiplier such as 0.5, 1:2 or 1/2 [invalid-number]
            <constraints><constraint firstAttribute="width" priority="1001" multiplier="1:0" id="c"/></constraints></view></objects>
                                                                            ^~~~~~~~~~~~~~~~ open the document in Xcode and set \
        the value again
        """)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `randomly damaged documents are read or rejected, and never crash`(seed: UInt64) throws {
    var random = SeededRandomNumberGenerator(seed: seed)
    var bytes = Array(ConstraintReaderTests.everyForm.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let position = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(position..<min(position + 9, bytes.count))
      default: bytes.insert(contentsOf: Array("\"<>&;=".utf8).shuffled(using: &random), at: position)
      }
    }
    let text = message(for: bytes)
    #expect(text.isEmpty || text.hasPrefix("Test.xib:"))
  }
}
