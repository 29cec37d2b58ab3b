import JSON
import LayoutTestSupport
import ReviewTestSupport
import Scenes
import Testing

@testable import ReviewReports

@Suite struct ReviewRemarkTests {
  private func remarks(_ entries: String) throws -> [ReviewRemark] {
    let text = #"{"format": 1, "decisions": [\#(entries)]}"#
    return ReviewRemark.remarks(in: try JSONParser.value(in: Array(text.utf8)))
  }

  private static let name = #""document": "A.scene.yaml", "scene": "A", "layout": "iphone-8.portrait.en.L.light""#

  @Test func `comments and pins are read, with or without a decision`() throws {
    let found = try remarks(
      #"{\#(Self.name), "accept": false, "comment": "No", "pins": [{"at": [40, 100.5], "view": "buy", "text": "low"}]}"#
        + #", {\#(Self.name), "pins": [{"at": [1, 2], "text": "here"}]}, {\#(Self.name), "accept": true}"#)
    expect(found.map(\.isAccepted), is: [false, nil])
    #expect(
      found.flatMap { $0.lines(sceneNamed: "A", title: "iPhone 8") } == [
        "- **rejected** A, iPhone 8: No", "  - pin 1, <code>buy</code>, at 40, 100.5: low",
        "- **undecided** A, iPhone 8", "  - pin 1, at 1, 2: here",
      ])
  }

  @Test func `malformed pins and entries are skipped`() throws {
    let pins = #"[{"at": [1], "text": "a"}, {"at": [1, 2]}, {"at": ["x", 2], "text": "b"}, 3]"#
    #expect(try remarks(#"{\#(Self.name), "pins": \#(pins)}, {"comment": "nowhere"}, 7"#) == [])
  }

  @Test func `the words of readers are text, not Markdown`() throws {
    let found = try remarks(#"{\#(Self.name), "comment": "<b>*no*</b>\nnever"}"#)
    let line = try #require(found.first?.lines(sceneNamed: "A", title: "B").first)
    #expect(!line.contains("<b>") && !line.contains("*no*") && !line.contains("\n"))
  }

  @Test(arguments: [(true, ["portrait", "landscape"]), (false, ["portrait"])])
  func `only the report of a comparison omits remarks on layouts without findings`(
    hasPictures: Bool, orientations: [String]
  ) throws {
    var report = SampleReview.report
    if !hasPictures {
      for layout in report.scenes[0].layouts.indices { report.scenes[0].layouts[layout].picture = nil }
    }
    var review = ReportedReview(report, from: .values(report))
    review.remarks = try remarks(
      report.scenes[0].layouts.map {
        #"{"document": "\#(SampleReview.path)", "scene": "Login", "layout": "\#($0.variant.identifier)", "#
          + #""comment": "\#($0.variant.orientation.words)"}"#
      }.joined(separator: ", "))
    expect(review.remarks.count, is: 2)
    expect(review.remarkLines().compactMap { $0.split(separator: " ").last.map(String.init) }, is: orientations)
  }
}
