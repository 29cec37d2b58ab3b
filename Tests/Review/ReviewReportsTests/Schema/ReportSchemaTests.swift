import Foundation
import LayoutReview
import LayoutTestSupport
import ReviewPlans
import ReviewTestSupport
import Scenes
import Testing
import Typography

@testable import HostFiles
@testable import ReviewReports

@Suite struct ReportSchemaTests {
  private func problems(_ json: String) throws -> [String] {
    let schema = try JSONSerialization.jsonObject(with: Data(ReportSchema.text.utf8))
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return JSONSchemaProblems(try #require(schema as? [String: Any])).problems(in: report)
  }

  @Test func `the schema in the documentation is the one that the tool prints`() throws {
    let path = SharedFolder.packagePath("docs/reference/report.schema.json")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == ReportSchema.text, "scripts/rule-pages writes docs/reference/report.schema.json anew")
  }

  @Test func `a report matches the schema, and every member is described`() throws {
    var report = SampleReview.report
    report.documents = [.init(name: "a", path: nil, sceneCount: 1), .init(name: "b", path: "b", sceneCount: 0)]
    report.sheets = report.scenes[0].sheets
    report.findings = report.scenes[0].layouts[0].findings
    report.scenes[0].layouts[0].variant.state = "empty"
    report.scenes[0].layouts[0].variant.systemVersion = 7
    try expect(problems(report.json), is: [])
  }

  @Test func `reports of the repository's scenes match the schema`() async throws {
    let search = DocumentSearch(paths: [SharedFolder.packagePath("Scenes")])
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-se-3")
    let documents = await ReviewDocument.read(search.documents, for: selection, workers: 2)
    let plan = ReviewPlan(documents: documents, selection: selection).firstLayouts()
    let makeMeasurer: @Sendable () -> any TextMeasuring = { FixedPitchTextMeasurer() }
    let layouts = try await plan.solveLayouts(measuringTextWith: makeMeasurer, workers: 2) {
      LayoutReport(findingsIn: $1)
    }
    let found = zip(plan.scenes, plan.byScene(layouts)).map {
      SceneReport($0, findings: $0.scene.findings, layouts: $1.map(\.kept))
    }
    let report = ReviewReport(of: plan, solved: found, toolVersion: "1.2.3")
    #expect(report.scenes.count >= 50 && report.documents.map(\.sceneCount).reduce(0, +) == report.scenes.count)
    try expect(problems(report.json), is: [])
    let review = try ReportedReview(reading: Array(report.json.utf8), in: nil)
    expect(review.scenes.map(\.name), is: report.scenes.map(\.name))
    expect(review.scenes.map(\.status), is: report.scenes.map(\.status))
  }

  @Test(arguments: [
    ("\"schemaVersion\": 1", "\"schemaVersion\": 2", "schemaVersion: is not 1.0"),
    ("\"line\":6,", "\"line\":0,", "scenes[0].layouts[0].findings[0].line: is less than 1.0"),
    ("\"severity\":\"error\"", "\"severity\":\"bad\"", "unread[0].findings[0].severity: is not one of the words"),
    ("\"selection\"", "\"elections\"", "selection: is missing"),
  ])
  func `errors in a report are found`(old: String, new: String, problem: String) throws {
    let json = SampleReview.report.json.replacing(old, with: new, maxReplacements: 1)
    let found = try problems(json)
    #expect(found.contains(problem), "\(found)")
  }
}
