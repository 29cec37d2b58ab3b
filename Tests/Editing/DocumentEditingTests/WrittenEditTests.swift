import HostFiles
import LayoutTestSupport
import SceneDocuments
import Scenes
import Testing

@testable import DocumentEditing

/// A changed document is read again before it replaces the old one.
@Suite struct WrittenEditTests {
  private func document(_ constraints: [String], view: String = "") throws -> [UInt8] {
    let list = constraints.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }.joined()
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><objects><view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\
      <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>\(view)</subviews>\
      <constraints>\(list)</constraints></view></objects></document>
      """.utf8)
  }

  private let width = "firstItem=\"a\" firstAttribute=\"width\" constant=\"5\""
  private let height = "firstItem=\"a\" firstAttribute=\"height\" constant=\"5\""

  private func fault(_ before: [UInt8], _ after: [UInt8], more difference: Int) throws -> String? {
    func scenes(_ bytes: [UInt8]) throws -> [Scene] {
      try SceneDocument.interfaceBuilder.scenes(in: bytes, path: "A.xib")
    }
    return WrittenEdit.fault(before: try scenes(before), after: try scenes(after), moreConstraints: [0: difference])
  }

  @Test func `a document with the intended constraints has no fault`() throws {
    try expect(fault(document([width]), document([width, height]), more: 1), is: nil)
    try expect(fault(document([width, height]), document([width]), more: -1), is: nil)
  }

  @Test func `an unread constraint and a lost view are faults`() throws {
    let more = "<view id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>"
    let missing = try #require(try fault(document([width]), document([width]), more: 1))
    #expect(missing.hasSuffix(": 1 constraints instead of 2"))
    let lost = try #require(try fault(document([width], view: more), document([width]), more: 0))
    #expect(lost.hasSuffix(": 2 views instead of 3"))
  }
}
