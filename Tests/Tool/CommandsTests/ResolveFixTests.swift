import Foundation
import LayoutTestSupport
import Testing

/// Findings that the tool fixes by the edits of their rules. Edits are shown first, and written on request.
@Suite struct ResolveFixTests {
  let tool = Tool()

  /// A view of a storyboard with safe edits, which do not change the picture, and one edit that needs a review.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">
                        <rect key="frame" x="20" y="20" width="31" height="20.5"/>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                    <label opaque="NO" text="Two" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="two">
                        <rect key="frame" x="20" y="60" width="33" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="one" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" \
    constant="20" id="c-1"/>
                    <constraint firstItem="one" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" \
    constant="20" id="c-2"/>
                    <constraint firstItem="one" firstAttribute="left" secondItem="iN0-l3-epB" secondAttribute="left" \
    constant="20" id="c-3"/>
                    <constraint firstItem="two" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" \
    constant="60" id="c-4"/>
                    <constraint firstItem="two" firstAttribute="leading" secondItem="iN0-l3-epB" \
    secondAttribute="leading" constant="20" id="c-5"/>
                </constraints>
                <connections>
                    <outlet property="gone" destination="nobody" id="o-1"/>
                </connections>
            </view>
        </objects>
    </document>

    """

  /// Returns the lines of a document that are missing in another one, without indentation.
  private func lost(_ before: String, _ after: String) -> [String] {
    let lines = Set(after.split(separator: "\n"))
    return before.split(separator: "\n").filter { !lines.contains($0) }.map { String($0.drop { $0 == " " }.prefix(24)) }
  }

  private func text() throws -> String {
    String(decoding: try tool.files(in: ".")["Card.xib"] ?? Data(), as: UTF8.self)
  }

  @Test func `fixable findings are counted, and their fixes shown and written`() throws {
    try tool.add("Card.xib", Self.document)
    let frames = try tool.run("solve", "Card.xib").output
    let checked = try tool.run("check", "--lint", "Card.xib")
    #expect(
      checked.output.hasSuffix("\n3 findings can be fixed by 'resolve --fix', 2 more by 'resolve --fix=all'\n"),
      "\(checked.output)")

    let shown = try tool.run("resolve", "Card.xib", "--fix")
    #expect(
      shown.messages == "render-layouts: note: nothing was written\n    '--write' applies this change to Card.xib\n")
    try expect(text(), is: Self.document)

    let written = try tool.run("resolve", "Card.xib", "--fix", "--write")
    #expect(written.code == 0, "\(written.messages)")
    try expect(
      lost(Self.document, text()),
      is: [
        "<label opaque=\"NO\" text=", "<constraint firstItem=\"o", "<connections>", "<outlet property=\"gone\" ",
        "</connections>",
      ])
    try expect(tool.run("solve", "Card.xib").output, is: frames)
    let again = try tool.run("resolve", "Card.xib", "--fix", "--write")
    #expect(again.code == 0 && again.output == "" && again.messages == "")
  }

  @Test func `a fix that needs review is only made for its own rule`() throws {
    try tool.add("Card.xib", Self.document)
    let written = try tool.run("resolve", "Card.xib", "--fix=left-right", "--write")
    #expect(written.code == 0, "\(written.messages)")
    try expect(lost(Self.document, text()), is: ["<constraint firstItem=\"o"])
    try expect(
      text().contains("firstAttribute=\"leading\" secondItem=\"iN0-l3-epB\" secondAttribute=\"leading\""), is: true)
    let unknown = try tool.run("resolve", "Card.xib", "--fix=left-write")
    #expect(unknown.code == 64 && unknown.messages.contains("left-write"))
  }

  @Test func `reports contain the edits`() throws {
    try tool.add("Card.xib", Self.document)
    _ = try tool.run("check", "--lint", "Card.xib", "--report", "sarif=found.sarif")
    let data = try #require(try tool.files(in: ".")["found.sarif"])
    let report = String(decoding: data, as: UTF8.self)
    #expect(report.contains("\"fixes\"") && report.contains("Remove the connection"))
  }

  @Test func `a misspelled key that prevents reading a scene file is corrected`() throws {
    let scene = "format: 1\nveiws:\n  title: { type: label, text: One }\n"
    try tool.add("Bad.scene.yaml", scene)
    let written = try tool.run("resolve", "Bad.scene.yaml", "--fix=all", "--write")
    let text = String(decoding: try tool.files(in: ".")["Bad.scene.yaml"] ?? Data(), as: UTF8.self)
    #expect(text == scene.replacing("veiws", with: "views"), "\(written.output)\(written.messages)")
  }
}
