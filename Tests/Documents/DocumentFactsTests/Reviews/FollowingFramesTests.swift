import DocumentFacts
import Foundation
import MarkupReading
import Testing

/// Which of several changes a recorded frame follows from.
@Suite struct FollowingFramesTests {
  /// Two columns of two labels each, in which the lower label is below the upper one.
  private static let columns = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
    <label id="a" text="A" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0" y="10" width="9" height="20"/></label>
    <label id="b" text="B" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0" y="40" width="9" height="20"/></label>
    <label id="c" text="C" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="150" y="10" width="9" height="20"/></label>
    <label id="d" text="D" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="150" y="40" width="9" height="20"/></label>
    </subviews><constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="t-a"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="10.0" id="t-b"/>
    <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10.00" id="t-c"/>
    <constraint firstItem="d" firstAttribute="top" secondItem="c" secondAttribute="bottom" constant="10.000" id="t-d"/>
    </constraints></view></objects></document>
    """

  private struct Followers: Equatable {
    var entries: [[String]]
    var scene: [String]
    var recorded: [String]
  }

  private func followers(_ changes: KeyValuePairs<String, String>) throws -> Followers {
    let new = changes.reduce(Self.columns) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    try #require(changes.allSatisfy { Self.columns.contains($0.key) })
    let review = DocumentReview(from: try root(Self.columns), to: try root(new))
    let scene = try #require(review.scenes.first)
    return Followers(
      entries: scene.entries.map(\.followers), scene: scene.followers, recorded: review.recorded.map(\.text))
  }

  private func root(_ text: String) throws -> XMLElement {
    try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
  }

  @Test func `a frame follows from the change that constraints connect it to`() throws {
    let found = try followers([
      "x=\"0\" y=\"10\"": "x=\"0\" y=\"15\"", "x=\"0\" y=\"40\"": "x=\"0\" y=\"45\"",
      "x=\"150\" y=\"10\"": "x=\"150\" y=\"17\"", "x=\"150\" y=\"40\"": "x=\"150\" y=\"47\"",
      "constant=\"10\"": "constant=\"15\"", "constant=\"10.00\"": "constant=\"17\"",
    ])
    #expect(found == Followers(entries: [["A", "B"], ["C", "D"]], scene: [], recorded: []))
  }

  @Test func `a frame that two changes moved follows from both`() throws {
    let found = try followers([
      "x=\"0\" y=\"10\"": "x=\"0\" y=\"15\"", "x=\"0\" y=\"40\"": "x=\"0\" y=\"52\"",
      "constant=\"10\"": "constant=\"15\"", "constant=\"10.0\"": "constant=\"17\"",
    ])
    // The upper label moved by the change of its own constant alone.
    #expect(found == Followers(entries: [["A"], []], scene: ["B"], recorded: []))
  }

  @Test func `a text moves nothing if its label keeps its length`() throws {
    let found = try followers([
      "text=\"B\"": "text=\"E\"", "x=\"0\" y=\"10\"": "x=\"0\" y=\"15\"", "x=\"0\" y=\"40\"": "x=\"0\" y=\"45\"",
      "constant=\"10\"": "constant=\"15\"",
    ])
    #expect(found == Followers(entries: [[], ["A", "E"]], scene: [], recorded: []))
  }

  @Test func `a frame that no change reaches is one that Xcode recorded`() throws {
    let found = try followers([
      "x=\"0\" y=\"10\"": "x=\"0\" y=\"15\"", "x=\"0\" y=\"40\"": "x=\"0\" y=\"45\"",
      "x=\"150\" y=\"40\"": "x=\"150\" y=\"41\"", "constant=\"10\"": "constant=\"15\"",
    ])
    #expect(found == Followers(entries: [["A", "B"]], scene: [], recorded: ["1 frame"]))
  }
}
