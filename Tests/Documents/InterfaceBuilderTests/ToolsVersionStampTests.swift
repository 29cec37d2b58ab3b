import DocumentTestSupport
import Testing

@testable import InterfaceBuilder

/// The version of Xcode's tools in the bytes of a document.
@Suite struct ToolsVersionStampTests {
  private func stamp(_ text: String) -> ToolsVersionStamp? { ToolsVersionStamp(in: Array(text.utf8)) }

  @Test(arguments: [
    ("<document type=\"a\" toolsVersion=\"9531\" x=\"y\">", 9531),
    ("<?xml version=\"1.0\"?>\n<document toolsVersion=\"14490.70\">", 14490),
    ("<document toolsVersion=\"32700.99.1234\"><dependencies><plugIn version=\"22685\"/></dependencies>", 22685),
  ])
  func `it is the version that decides which rules apply`(text: String, version: Int) {
    #expect(stamp(text)?.version == version)
  }

  @Test(arguments: [
    "", "<document>", "<document toolsVersion=\"new\">", "<document toolsVersion=\"1", "<view toolsVersion=\"1\">",
  ])
  func `bytes without a version have none`(text: String) {
    #expect(stamp(text) == nil)
  }

  @Test func `another version takes its place, and nothing else changes`() throws {
    let text = "<document toolsVersion=\"9531\" id=\"9531\"><view/>"
    let replaced = try #require(stamp(text)).replaced(in: Array(text.utf8), by: 24127)
    #expect(String(decoding: replaced, as: UTF8.self) == "<document toolsVersion=\"24127\" id=\"9531\"><view/>")
  }
}
