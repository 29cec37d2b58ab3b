import AutoLayout
import Findings
import Foundation
import LayoutTestSupport
import ReviewTestSupport
import Scenes
import Testing

@testable import ReviewReports

@Suite struct ReportReadingTests {
  @Test func `a report is read with paths that open documents and pictures`() throws {
    let review = try ReportSamples.review()
    #expect(review.toolVersion == "1.2.3" && review.selection == "1 device, portrait and landscape")
    expect(review.unread.map(\.path), is: ["App/Scenes/Broken.scene.yaml"])
    expect(review.unread[0].findings[0].finding.source?.description, is: "App/Scenes/Broken.scene.yaml:3:7")
    let scene = try #require(review.scenes.first)
    #expect(scene.name == "Login" && scene.place.description == "App/Scenes/Login.scene.yaml:1:1")
    expect(scene.titles, is: ["Phone, portrait", "Phone, landscape"])
    expect(scene.layouts.map(\.status), is: [.error, .error])
    expect(scene.layouts[0].picture?.path, is: "Output/renders/login/phone.portrait.en.L.light.png")
    let finding = try #require(scene.layouts[0].findings.first)
    #expect(finding.viewNames == ["form"] && finding.finding.hint?.text == "lower one of them")
    expect(finding.finding.notes.map(\.text), is: ["form.width == 1000", "form.leading == root.leading + 20"])
  }

  @Test func `a report in memory gives the same review as its text`() throws {
    var report = ReportSamples.report()
    report.findings = [
      FindingReport(
        Finding(code: "stray", message: "no scene", hint: .suggesting("screen"), source: SampleReview.place(2)),
        viewNames: ["gone"])
    ]
    let (read, direct) = (try ReportedReview(reading: Array(report.json.utf8), in: nil), ReportedReview(report))
    expect(direct.scenes.map(\.place), is: read.scenes.map(\.place))
    expect(direct.scenes.map(\.titles), is: read.scenes.map(\.titles))
    expect(direct.scenes.map(\.findings), is: read.scenes.map(\.findings))
    expect(direct.uniqueFindings.map(\.finding), is: read.uniqueFindings.map(\.finding))
    expect(direct.uniqueFindings.map(\.fingerprint), is: read.uniqueFindings.map(\.fingerprint))
    #expect(direct.unread == read.unread && direct.others == read.others)
    for format in ReportFormat.allCases { #expect(format.text(of: direct) == format.text(of: read)) }
  }

  @Test func `findings shared by layouts are one unique finding`() throws {
    let uniqueFindings = try ReportSamples.review().uniqueFindings
    expect(uniqueFindings.map(\.finding.code), is: ["unknown-view", "conflict", "truncated"])
    expect(uniqueFindings.map(\.place), is: [nil, "on all 2 layouts", "on Phone, landscape"])
    expect(uniqueFindings.map(\.layouts.count), is: [0, 2, 1])
    expect(uniqueFindings.map(\.viewNames), is: [[], ["form"], ["E-mail"]])
    expect(Set(uniqueFindings.map(\.fingerprint)).count, is: uniqueFindings.count)
  }

  @Test func `a unique finding is recognized after lines moved and numbers changed`() throws {
    var report = SampleReview.report
    let before = try ReportedReview(reading: Array(report.json.utf8), in: nil).uniqueFindings
    report.scenes[0].layouts[0].findings[0].finding.source?.line = 60
    report.scenes[0].layouts[0].findings[0].finding.message = "\(4) constraints of \("Login") cannot be met at once"
    let after = try ReportedReview(reading: Array(report.json.utf8), in: nil).uniqueFindings
    expect(before.map(\.fingerprint), is: after.map(\.fingerprint))
    report.scenes[0].layouts[0].findings[0].viewNames = ["other"]
    let other = try ReportedReview(reading: Array(report.json.utf8), in: nil).uniqueFindings
    #expect(other[0].fingerprint == before[0].fingerprint && other[1].fingerprint != before[1].fingerprint)
  }

  @Test func `documents of the same name in two folders are distinguished`() throws {
    var report = SampleReview.report
    report.unreadDocuments = []
    report.scenes += report.scenes
    report.documents = ["One", "Two"].map {
      .init(name: SampleReview.path, path: "\($0)/\(SampleReview.path)", sceneCount: 1)
    }
    let review = try ReportedReview(reading: Array(report.json.utf8), in: nil)
    expect(review.scenes.map(\.place.path), is: ["One/Scenes/Login.scene.yaml", "Two/Scenes/Login.scene.yaml"])
  }

  @Test func `a state and a chosen system version distinguish layouts`() throws {
    var report = SampleReview.report
    report.scenes[0].layouts[0].variant.state = "empty"
    report.scenes[0].layouts[0].variant.systemVersion = 7
    let review = try ReportedReview(reading: Array(report.json.utf8), in: nil)
    expect(review.scenes[0].titles.first, is: "Phone, portrait, empty, iOS 7")
    expect(review.scenes[0].layouts[0].variant.identifier, is: report.scenes[0].layouts[0].variant.identifier)
  }

  @Test(
    arguments: [
      ("", 1, 1, "expected a value"), ("{\n  \"a\": }", 2, 8, "expected a value"),
      ("{} {}", 1, 4, "unexpected text after the value"),
      (
        "{}", nil, nil, "not a report of render-layouts: 'schemaVersion' is missing"
      ),
      ("[]", nil, nil, "not a report of render-layouts: 'schemaVersion' is missing"),
      (
        "{\"schemaVersion\":2}", nil, nil,
        "the report has version 2, but this version of render-layouts reads version 1"
      ),
      ("{\"schemaVersion\":1e300}", nil, nil, "'schemaVersion' must be a whole number"),
      ("{\"schemaVersion\":1}", nil, nil, "'tool' must be an object"),
      ("{\"schemaVersion\":1,\"tool\":{\"version\":3}}", nil, nil, "'tool.version' must be a string"),
    ] as [(String, Int?, Int?, String)])
  func `an invalid report is reported with its location`(text: String, line: Int?, column: Int?, message: String) {
    let error = #expect(throws: ReportReadingError.self) {
      try ReportedReview(reading: Array(text.utf8), in: nil)
    }
    #expect(error?.line == line && error?.column == column && error?.message == message)
  }

  @Test(arguments: [
    (
      "\"status\": \"error\",\n      \"sheets\"", "\"status\": \"bad\",\n      \"sheets\"",
      "'scenes[0].status' must be one of ok, expected, warning, error"
    ),
    (
      "\"portrait\"", "\"upright\"",
      "'scenes[0].layouts[0].orientation' must be one of portrait, landscape, landscapeLeft, landscapeRight, upsideDown"
    ),
    ("\"line\":6,", "\"line\":-6,", "'scenes[0].layouts[0].findings[0].line' must be a whole number"),
    ("\"views\":[\"form\"]", "\"views\":[7]", "'scenes[0].layouts[0].findings[0].views' must be a list of strings"),
    (",7,5]", ",7]", "'unread[0].findings[0].excerpt' must be a line, a column and a length"),
    (",7,5]", ",0,1]", "'unread[0].findings[0].excerpt' must be a line, a column and a length"),
    (",7,5]", ",7,9000000000000000000]", "'unread[0].findings[0].excerpt' must be a line, a column and a length"),
    ("\"line\":6,", "\"line\":3000000000,", "'scenes[0].layouts[0].findings[0].line' must be a whole number"),
  ])
  func `an invalid member is named`(old: String, new: String, message: String) {
    let text = SampleReview.report.json.replacing(old, with: new, maxReplacements: 1)
    #expect(text != SampleReview.report.json)
    let error = #expect(throws: ReportReadingError.self) {
      try ReportedReview(reading: Array(text.utf8), in: nil)
    }
    expect(error?.message, is: message)
  }

  @Test func `a damaged report is at worst an error`() {
    let bytes = Array(SampleReview.report.json.utf8)
    var generator = SeededRandomNumberGenerator(seed: 8)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: damaged.indices, using: &generator)
        if Bool.random(using: &generator) {
          damaged[index] = UInt8.random(in: .min ... .max, using: &generator)
        } else {
          damaged.removeSubrange(index..<min(damaged.count, index + 9))
        }
      }
      guard let review = try? ReportedReview(reading: damaged, in: nil) else { continue }
      for format in ReportFormat.allCases { #expect(!format.text(of: review).isEmpty) }
    }
  }
}
