import Findings
import Foundation
import LayoutReview
import LayoutTestSupport
import ReviewPlans
import ReviewTestSupport
import Scenes
import Testing

@testable import ReviewReports

@Suite struct SARIFReportTests {
  private func run() throws -> [String: Any] {
    let text = try ReportFormat.sarif.text(of: ReportSamples.review(), rules: FindingCode.all)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    expect(log["version"] as? String, is: "2.1.0")
    expect(log["$schema"] as? String, is: "https://json.schemastore.org/sarif-2.1.0.json")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func `each rule is listed once, with the text of its page`() throws {
    let driver = try #require((try run()["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "render-layouts" && driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    expect(rules.compactMap { $0["id"] as? String }, is: ["conflict", "truncated", "unknown-view"])
    let help = try #require(rules[0]["help"] as? [String: Any])
    expect(help["markdown"] as? String, is: FindingCode.named("conflict").page?.markdown)
    #expect((help["text"] as? String)?.isEmpty == false)
  }

  @Test func `each unique finding is one result with its rule, location, views and layouts`() throws {
    let results = try #require(try run()["results"] as? [[String: Any]])
    expect(results.compactMap { $0["ruleIndex"] as? Int }, is: [2, 0, 1])
    expect(results.compactMap { $0["level"] as? String }, is: ["error", "error", "warning"])
    let place = try #require((results[1]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String, is: "App/Scenes/Login.scene.yaml")
    expect((physical["region"] as? [String: Int]), is: ["startLine": 6, "startColumn": 5])
    let views = try #require(place["logicalLocations"] as? [[String: Any]])
    expect(views.compactMap { $0["fullyQualifiedName"] as? String }, is: ["Login/form"])
    #expect(
      (results[1]["properties"] as? [String: Any])?["layouts"] as? [String] == [
        "phone.portrait.en.L.light", "phone.landscape.en.L.light",
      ])
    let fingerprints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["cause/v2"] }
    expect(Set(fingerprints).count, is: 3)
  }

  @Test func `views of the same name are one location, as the schema requires`() throws {
    var report = SampleReview.report
    let finding = Finding(
      code: "overlap", severity: .warning, message: "2 views overlap", source: SampleReview.place(9), views: [1, 1, 2])
    report.scenes[0].layouts[0].findings = [FindingReport(finding, in: SampleReview.scene.views)]
    let text = try ReportFormat.sarif.text(
      of: ReportedReview(reading: Array(report.json.utf8), in: nil), rules: FindingCode.all)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let result = try #require(results.first { $0["ruleId"] as? String == "overlap" })
    let views = (result["locations"] as? [[String: Any]])?.first?["logicalLocations"] as? [[String: String]]
    expect(views?.compactMap { $0["name"] }, is: ["form", "E-mail"])
  }

  @Test func `the range in the line is a region`() throws {
    let results = try #require(try run()["results"] as? [[String: Any]])
    let place = try #require(
      (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let region = try #require(place["region"] as? [String: Any])
    #expect(region["startColumn"] as? Int == 7 && region["endColumn"] as? Int == 12)
    expect((region["snippet"] as? [String: String])?["text"], is: "    - Login.top == 8")
  }

  @Test(arguments: [
    ("App/Main.storyboard", "App/Main.storyboard"), ("My App/a%b#c?.xib", "My%20App/a%25b%23c%3F.xib"),
    ("c:d/é.xib", "c%3Ad/%C3%A9.xib"), ("a\nb\u{7}", "a%0Ab%07"),
  ])
  func `a path is encoded as a URI reference`(path: String, reference: String) {
    expect(URIReference.text(of: path), is: reference)
  }
}
