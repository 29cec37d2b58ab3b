import HostFiles
import JSON
import LayoutTestSupport
import Testing

@testable import LanguageServer

/// Completions in half typed documents. A mark is at the cursor.
@Suite struct CompletionTests {
  private static let scene = """
    format: 1
    scene: Card
    devices: [iPhone 16 Pro]
    metrics:
      edge: 24
    views:
      logo: { type: image, aspect: 1/1, width: 40 }
      title:
        type: label
        text: Hello
    constraints:
      form:
        - logo: { center: superview }
        - title: { below: logo + 16, centerX: superview }

    """

  /// Returns the completions at the mark in a document.
  private func words(_ marked: String, in path: String = "/p/Card.scene.yaml") throws -> [String] {
    let parts = marked.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    func document(_ text: String) throws -> OpenDocument {
      try #require(OpenDocument(DocumentURI(path: path), version: 1, text: DocumentText(Array(text.utf8))))
    }
    let typed = try document(parts.joined())
    let last = try document(Self.scene)
    let names = DocumentNames(of: typed) ?? DocumentNames(of: last)?.moved(from: last.text, to: typed.text)
    let questioned = RequestedDocument(typed, nil, names: names ?? DocumentNames(), isReadable: false, in: .utf8)
    let position = typed.text.position(of: parts[0].utf8.count, in: .utf8)
    let answer = CompletionAnswer(questioned).value(at: position)
    return answer["items"]?.elements.compactMap { $0["textEdit"]?["newText"]?.string } ?? []
  }

  @Test(arguments: [
    ("", "va‸", "variants: "),
    ("devices: [iPhone 16 Pro]", "devices: [iPhone 16 Pro, iPh‸]", "iPhone 16e"),
    ("devices: [iPhone 16 Pro]", "devices: al‸", "all phones"),
    ("devices: [iPhone 16 Pro]", "orientations: ‸", "landscape"),
    ("    text: Hello", "    text: Hello\n    st‸", "style: "),
    ("    text: Hello", "    text: Hello\n    style: ti‸", "title1"),
    ("    text: Hello", "    text: Hello\n    hidden: ‸", "true"),
    ("    text: Hello", "    text: Hello\n    color: ‸", "secondaryLabel"),
    ("type: image,", "type: im‸,", "image"),
    ("type: image,", "type: image, mo‸", "mode: "),
    ("width: 40", "width: ‸", "edge"),
    ("type: image, aspect", "type: image,\n    mo‸,\n    aspect", "mode: "),
    ("type: image, aspect", "type: # picture\n    im‸,\n    aspect", "image"),
    ("[iPhone 16 Pro]", "[\n  iPhone 16 Pro,\n  iPh‸\n]", "iPhone 16e"),
    ("", "    - title: {\n        be‸\n      }", "below: "),
    ("", "    - { row: [‸", "logo"),
    ("", "    - ‸", "stretchToSuperview: "),
    ("", "    - ti‸", "title"),
    ("", "    - title.‸", "centerX"),
    ("", "    - title.top == lo‸", "logo"),
    ("", "    - title.top == logo.bottom + ‸", "edge"),
    ("", "    - title.top == logo.bottom @h‸", "high"),
    ("", "    - V:[‸", "title"),
    ("", "    - V:|-(‸", "edge"),
    ("", "    - title: { be‸", "below: "),
    ("", "    - title: { below: ‸", "safeArea"),
    ("", "    - title:\n        wi‸", "width: "),
    ("", "    - row: [‸", "logo"),
    ("", "    - matchSizes: [logo, title]\n      ‸", "axis: "),
    ("", "variants:\n  wide:\n    when: { or‸", "orientation: "),
    ("", "variants:\n  wide:\n    when: { orientation: ‸", "landscape"),
    ("", "variants:\n  wide:\n    remove: f‸", "form"),
    ("", "variants:\n  wide:\n    views:\n      t‸", "title: "),
    ("", "variants:\n  wide:\n    constraints:\n      - title.le‸", "leading"),
    ("", "expect:\n  - no: ‸", "ambiguous"),
  ])
  func `words of scenes are offered where they are valid`(old: String, new: String, word: String) throws {
    let words = try words(old.isEmpty ? Self.scene + new : Self.scene.replacing(old, with: new))
    #expect(words.contains(word), "\(words)")
  }

  @Test(arguments: ["# com‸", "x: 1 # ‸"])
  func `nothing is offered in comments`(line: String) throws {
    try expect(words(Self.scene + line), is: [])
  }

  @Test func `existing keys and those of other types are not offered`() throws {
    let keys = try words(Self.scene.replacing("type: image,", with: "type: image, ‸,"))
    #expect(!keys.contains("aspect: ") && !keys.contains("lines: ") && keys.contains("image: "))
  }

  @Test func `keys after the position exist already, and an unclosed bracket ends at the next key`() throws {
    let keys = try words(Self.scene.replacing("type: image,", with: "\n    ‸\n    type: image,"))
    #expect(!keys.contains("aspect: ") && !keys.contains("type: ") && keys.contains("image: "), "\(keys)")
    let after = try words(Self.scene.replacing("width: 40 }", with: "width: 40") + "    - title.‸")
    #expect(after.contains("centerX"), "\(after)")
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="roo-ot-001">
          <subviews><label text="Hi" customClass="TitleLabel" id="lab-el-001"/></subviews>
          <constraints>
            <constraint ‸/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
        </view>
        <viewController id="con-tr-001">
          <connections><outlet property="title" destination="lab-el-001" id="out-le-001"/></connections>
        </viewController>
      </objects>
    </document>
    """

  @Test(arguments: [
    ("firstItem=\"‸", "roo-ot-001"), ("firstItem=\"lab-el-001\" secondItem=\"‸\"", "saf-ea-001"),
    ("firstAttribute=\"to‸\"", "topMargin"), ("relation=\"‸\"", "greaterThanOrEqual"),
    ("firstItem=\"a\" se‸", "secondItem="),
    ("/><segue destination=\"‸\"", "con-tr-001"), ("/><outlet property=\"‸\"", "title"),
    ("/><outlet destination=\"‸\"", "lab-el-001"), ("/><label customClass=\"‸\"", "TitleLabel"),
    ("/><label cus‸", "customClass="),
  ])
  func `words of constraints are offered in Xcode documents`(typed: String, word: String) throws {
    let words = try words(Self.document.replacing("‸", with: typed), in: "/p/Card.xib")
    #expect(words.contains(word), "\(words)")
  }
}
