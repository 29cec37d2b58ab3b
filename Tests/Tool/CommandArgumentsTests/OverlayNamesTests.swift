import LayoutTestSupport
import Testing

@testable import CommandArguments

@Suite struct OverlayNamesTests {
  @Test(
    arguments: [
      ([], nil), (["involved=title.top"], nil), (["none"], []), (["frames", "none", "bars"], [.bars]),
      (["bars", "reading-order", "bars"], [.bars, .readingOrder]), (["all"], Set(OverlayNames.Layer.allCases)),
    ] as [([String], Set<OverlayNames.Layer>?)])
  func `layers are added in order`(words: [String], layers: Set<OverlayNames.Layer>?) throws {
    try expect(OverlayNames(words).layers, is: layers)
  }

  @Test(arguments: ["involved=", "distances", "shadows"])
  func `an unknown overlay is rejected`(word: String) throws {
    #expect(throws: UsageError.self) { try OverlayNames([word]) }
  }

  @Test func `the constraint or view of an overlay is named after its word`() throws {
    let names = try OverlayNames(["involved=title.top", "distances=card"])
    #expect(names.involvedConstraint == "title.top" && names.measuredView == "card")
  }
}
