import Testing

@testable import DocumentMerging

/// Merges of colors whose digits Xcode rewrote.
@Suite struct SystemColorMergeTests {
  private static func document(_ color: String?) -> String {
    let label = color.map { color in
      """
              <label text="Hello" id="lbl-00-001">
                  <color key="textColor" \(color)/>
              </label>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
      \(label ?? "")    </objects>
      </document>

      """
  }

  private static func color(_ red: String, _ zero: String) -> String {
    "systemColor=\"labelColor\" red=\"\(red)\" green=\"\(zero)\" blue=\"\(zero)\" alpha=\"1\""
  }

  private static let base = color("0.33333333333333331", "0.0")
  private static let rewritten = color("0.3333333432674407", "0")
  private static let other = "systemColor=\"linkColor\" red=\"0\" green=\"0.47\" blue=\"1\" alpha=\"1\""

  private static func merged(_ ours: String, _ theirs: String) throws -> MergeResult {
    try FileMerge.merged(
      MergeInput(base: Array(document(base).utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)),
      of: .interfaceBuilder, path: "Cell.xib", deciding: MergeDecisions(favoring: .ours))
  }

  @Test func `a system color with other digits does not contradict another color`() throws {
    for (ours, theirs) in [(Self.rewritten, Self.other), (Self.other, Self.rewritten)] {
      let result = try Self.merged(Self.document(ours), Self.document(theirs))
      #expect(String(decoding: result.bytes, as: UTF8.self) == Self.document(Self.other))
      #expect(result.undecided.isEmpty)
    }
  }

  @Test func `two different system colors contradict each other`() throws {
    let third = Self.other.replacing("linkColor", with: "systemRedColor")
    #expect(try Self.merged(Self.document(third), Self.document(Self.other)).undecided.count == 1)
  }

  @Test func `a deleted label whose color only has other digits is deleted`() throws {
    let result = try Self.merged(Self.document(nil), Self.document(Self.rewritten))
    #expect(result.undecided.isEmpty)
    #expect(!String(decoding: result.bytes, as: UTF8.self).contains("label"))
  }
}
