import DocumentFacts
import Foundation
import MarkupReading
import Testing

/// The older state of a document as the Xcode that saved the newer state would have saved it.
@Suite struct AlignedDocumentTests {
  /// A document with a view of a fixed frame and one that constraints place, in the notation of an Xcode version.
  private func fixedFrames(_ box: String, _ placed: String = "", attributes: String = "fixedFrame=\"YES\"") -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="root">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view id="box" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\(box)</view>
      <view id="placed" translatesAutoresizingMaskIntoConstraints="NO">\(placed)</view></subviews>
      <constraints><constraint firstItem="placed" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      </constraints></view></objects></document>
      """.utf8)
  }

  @Test(arguments: [
    (#"minX="8" minY="16" width="30" height="20""#, 0), (#"minY="16" maxX="282" width="30" height="20""#, 0),
    (#"minX="8" minY="16" maxX="282" height="20""#, 0), (#"minX="2.5%" minY="16" width="30" height="20""#, 0),
    (#"minX="8" minY="17" width="30" height="20""#, 1), (#"minX="8" minY="16" width="31" height="20""#, 1),
  ])
  func `insets that Xcode 8 writes instead of a frame are the same frame`(insets: String, count: Int) throws {
    let frame = fixedFrames(#"<rect key="frame" x="8" y="16" width="30" height="20"/>"#)
    let inset = fixedFrames(
      "<frame key=\"frameInset\" \(insets)/>"
        + #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#)
    for (old, new) in [(frame, inset), (inset, frame)] {
      let changes = try AlignedDocument(of: old, as: new).difference.changes
      #expect(changes.count == count && changes.allSatisfy { !$0.isValue }, "\(changes)")
    }
  }

  @Test func `insets in percent are rounded, which the author did not do`() throws {
    let frame = fixedFrames(#"<rect key="frame" x="8.5" y="16" width="30" height="20"/>"#)
    for (x, count) in [("2.66%", 0), ("2.7%", 1)] {
      let inset = fixedFrames("<frame key=\"frameInset\" minX=\"\(x)\" minY=\"16\" width=\"30\" height=\"20\"/>")
      for (old, new) in [(frame, inset), (inset, frame)] {
        let changes = try AlignedDocument(of: old, as: new).difference.changes
        #expect(changes.count == count, "\(x): \(changes)")
      }
    }
  }

  @Test func `frames of views that constraints place are there if the newer state has them`() throws {
    let (without, with) = ("", #"<rect key="frame" x="8" y="16" width="30" height="20"/>"#)
    for (former, present) in [(without, with), (with, without)] {
      let old = String(decoding: fixedFrames("", former), as: UTF8.self)
        .replacingOccurrences(of: "id=\"placed\"", with: "id=\"placed\" alpha=\"0.5\"")
      let new = fixedFrames("", present)
      let aligned = try AlignedDocument(of: Array(old.utf8), as: new).bytes(ofNewer: new)
      let text = String(decoding: aligned, as: UTF8.self)
      #expect(text.contains("alpha=\"0.5\"") && text.contains("width=\"30.0\"") == !present.isEmpty, "\(text)")
    }
  }

  @Test(arguments: [
    #"red="0.32549019607843138" green="0.2" blue="1" alpha="1""#,
    #"red="0.325" green="0.2" blue="1" alpha="1" customColorSpace="sRGB""#,
  ])
  func `a color whose components Xcode rewrote is the newer one beside a changed view`(color: String) throws {
    func document(_ components: String, _ alpha: String) -> [UInt8] {
      fixedFrames("<color key=\"backgroundColor\" \(components)/>", attributes: alpha)
    }
    let old = document(#"red="0.324" green="0.2" blue="1" alpha="1""#, #"alpha="0.5""#)
    let new = document(color, #"alpha="0.75""#)
    let aligned = try AlignedDocument(of: old, as: new)
    #expect(aligned.difference.changes.count == 1, "\(aligned.difference.changes)")
    let text = String(decoding: aligned.bytes(ofNewer: new), as: UTF8.self)
    #expect(text.contains(color) && text.contains("alpha=\"0.5\""), "\(text)")
  }

  // MARK: - Tie breakers

  /// A document with segues to a view, and a tie breaker that names one of them, or none.
  private func tied(by breaker: String?, _ segues: [String], alpha: String = "1") -> [UInt8] {
    let connections = segues.map { "<segue destination=\"box\" kind=\"show\" identifier=\"\($0)\" id=\"\($0)\"/>" }
    let breakers = breaker.map {
      "<inferredMetricsTieBreakers><segue reference=\"\($0)\"/></inferredMetricsTieBreakers>"
    }
    return Array(
      String(decoding: fixedFrames("", attributes: "alpha=\"\(alpha)\""), as: UTF8.self)
        .replacingOccurrences(
          of: "</view></objects>", with: "<connections>\(connections.joined())</connections></view></objects>"
        )
        .replacingOccurrences(of: "</document>", with: "\(breakers ?? "")</document>").utf8)
  }

  /// Returns the segues that tie breakers of the aligned older state name.
  private func breakers(_ old: [UInt8], _ new: [UInt8]) throws -> [String] {
    let aligned = try AlignedDocument(of: old, as: new).bytes(ofNewer: new)
    let root = try XMLElementParser.root(of: XMLText(aligned, path: ""))
    return root.list(.inferredMetricsTieBreakers).compactMap { $0[.reference] }
  }

  @Test func `an older state has the tie breakers of the newer one, since Xcode chose others`() throws {
    let new = tied(by: "two", ["one", "two"])
    try #expect(breakers(tied(by: "one", ["one", "two"], alpha: "0.5"), new) == ["two"])
    try #expect(breakers(tied(by: nil, ["one", "two"], alpha: "0.5"), new) == ["two"])
  }

  @Test func `an older state keeps its tie breakers if the author deleted or added the segue that one names`() throws {
    try #expect(breakers(tied(by: "one", ["one", "two"]), tied(by: nil, ["two"])) == ["one"])
    try #expect(breakers(tied(by: nil, ["two"]), tied(by: "one", ["one", "two"])) == [])
    try #expect(breakers(tied(by: "two", ["two", "old"]), tied(by: "one", ["one", "two", "old"])) == ["two"])
  }
}
