import AutoLayout
import Findings
import HostFiles
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Testing

@testable import DocumentEditing

/// The edits of rules for their findings, applied to the bytes of a document.
@Suite struct DocumentFixTests {
  private static let document = """
    <document>
        <view id="root">
            <subviews>
                <label id="a" adjustsFontForContentSizeCategory="YES"/>
                <view id="b"><subviews><label id="c"/></subviews></view>
            </subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="k1"/></mask></variation>
            <connections>
                <outlet property="gone" destination="nobody" id="o1"/>
            </connections>
        </view>
    </document>

    """

  private func place(_ line: Int, _ column: Int) -> Findings.SourceLocation {
    Findings.SourceLocation(path: "Test.xib", line: line, column: column)
  }

  /// The lines of the document that an edit changes: removed ones with `-`, added ones with `+`.
  private func difference(_ changes: [Finding.Change], in text: String = document) throws(EditRefusal) -> [String] {
    let fix = DocumentFix(of: Array(text.utf8), .interfaceBuilder, path: "Test.xib")
    let replacements = try fix.replacements(for: Finding.Fix("", isSafe: true, changes), in: [])
    let edited = String(decoding: replacements.applied(to: Array(text.utf8)) ?? [], as: UTF8.self)
    let (old, new) = (text.split(separator: "\n"), edited.split(separator: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "-" + line.drop { $0 == " " }
      case .insert(_, let line, _): "+" + line.drop { $0 == " " }
      }
    }.sorted()
  }

  @Test func `a constraint is removed with the lines that install it`() throws {
    try expect(
      difference([.remove(at: place(8, 13))]),
      is: [
        "-<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"k1\"/>",
        "-<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"k1\"/></mask></variation>",
      ])
  }

  @Test func `what a damaged document has in a reference is not removed with it`() throws {
    let damaged = Self.document.replacing(
      #"<exclude reference="k1"/>"#, with: #"<exclude reference="k1"><label id="d"/></exclude>"#)
    try expect(
      difference([.remove(at: place(8, 13))], in: damaged),
      is: [
        #"-<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>"#
      ])
  }

  @Test func `the last connection is removed with its list`() throws {
    try expect(
      difference([.remove(at: place(13, 13))]),
      is: [
        "-</connections>", "-<connections>", "-<outlet property=\"gone\" destination=\"nobody\" id=\"o1\"/>",
      ])
  }

  @Test func `a view is removed with its constraints`() throws {
    try expect(
      difference([.removeView(at: place(5, 13))]),
      is: [
        "-<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"k2\"/>",
        "-<view id=\"b\"><subviews><label id=\"c\"/></subviews></view>",
      ])
  }

  @Test func `a view that other views or code refer to is not removed`() throws {
    let tied = Self.document.replacing(
      "secondItem=\"root\" secondAttribute=\"top\" id=\"k1\"", with: "secondItem=\"b\" id=\"k1\"")
    #expect(throws: EditRefusal.self) { try difference([.removeView(at: place(5, 13))], in: tied) }
    let known = Self.document.replacing("nobody", with: "c")
    #expect(throws: EditRefusal.self) { try difference([.removeView(at: place(5, 13))], in: known) }
  }

  @Test func `attributes are added, changed and removed`() throws {
    try expect(
      difference([
        .set(name: "adjustsFontForContentSizeCategory", value: nil, at: place(4, 13)),
        .set(name: "text", value: "<Yes>", after: "id", at: place(4, 13)),
      ]),
      is: [
        "+<label id=\"a\" text=\"&lt;Yes&gt;\"/>", "-<label id=\"a\" adjustsFontForContentSizeCategory=\"YES\"/>",
      ])
  }

  @Test func `an edit at a location without an element is refused`() {
    #expect(throws: EditRefusal.self) { try difference([.remove(at: place(8, 14))]) }
  }

  @Test func `constraints are not added to a document without Auto Layout`() throws {
    let text = Self.document.replacing("<document>", with: "<document useAutolayout=\"NO\">")
    var editor = try InterfaceBuilderEditor(Array(text.utf8), path: "Test.xib")
    let refusal = #expect(throws: EditRefusal.self) { try editor.add(ConstraintElement(), to: "root") }
    expect(refusal?.message, is: "the document does not use Auto Layout")
    expect(refusal?.source, is: place(1, 1))
  }

  @Test(arguments: [("viewControllerLayoutGuide", true), ("rect", false)])
  func `constraints can only refer to guides of controllers`(element: String, isGuide: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <layoutGuides><\(element) type="top" id="g"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let bytes = Array(text.utf8)
    let scene = try #require(try SceneDocument.interfaceBuilder.scenes(in: bytes, path: "Test.storyboard").first)
    let guide = LayoutItemID(view: 0, guide: .topLayoutGuide)
    let below = SceneEdit(added: [LayoutConstraint(LayoutItemID(view: 0), .top, .equal, guide, .bottom)])
    let edited = try? DocumentEdit.bytes(
      bytes, of: .interfaceBuilder, path: "Test.storyboard", changedBy: [(below, scene)], equation: { _ in "" })
    expect(edited.map { String(decoding: $0, as: UTF8.self).contains("secondItem=\"g\"") }, is: isGuide ? true : nil)
  }
}
