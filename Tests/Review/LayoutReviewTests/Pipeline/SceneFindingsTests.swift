import Baselines
import Findings
import Foundation
import LayoutTestSupport
import ReviewPlans
import ReviewReports
import ReviewTestSupport
import SceneFiles
import SceneLayouts
import Scenes
import Testing
import Typography
import WorkBudgets

@testable import HostFiles
@testable import LayoutReview

/// All commands find the same in a scene.
@Suite struct SceneFindingsTests {
  /// A scene with a label of ambiguous width and a box that breaks a constraint.
  private static let faulty = """
    format: 1
    scene: Faulty
    devices: [iPhone 8, iPad mini 6]
    views:
      title: { type: label, text: Settings }
      box: { type: view }
    constraints:
      - title: { top: safeArea + 20 }
      - box: { leading: superview + 20, top: superview + 20, width: 40, height: 40 }
      - box: { width: 50 }

    """

  private func withPlan(of text: String, _ test: (ReviewPlan) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let path = "\(folder)/a.scene.yaml"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      try await test(try await ReviewPlan(documentsAt: [path]))
    }
  }

  @Test func `a check, an approval and a report have the same findings`() async throws {
    try await withPlan(of: Self.faulty) { plan in
      let makeMeasurer: @Sendable () -> any TextMeasuring = { FixedPitchTextMeasurer() }
      let gathered = try await plan.findings(
        measuringTextWith: makeMeasurer, workers: 2, shouldStop: { false }
      ) { LayoutReport(findingsIn: $1) }
      #expect(gathered.count == 1 && gathered.allSatisfy { $0.found.layouts.count == $0.kept.count })
      let checked = gathered.flatMap { $0.found.aboutScene + $0.found.layouts.flatMap(\.findings) }
      #expect(checked.contains { $0.code == "conflict" } && checked.contains { $0.code == "ambiguous" })
      let reported = gathered.flatMap { $0.found.aboutScene + $0.kept.flatMap { $0.findings.map(\.finding) } }
      expect(reported.map(\.code), is: checked.map(\.code))
      let approved = try await plan.findings(
        measuringTextWith: makeMeasurer, workers: 1, shouldStop: { false }, pathOfDocument: { $0 })
      #expect(approved.new.count == checked.flatMap(\.unfolded).count && approved.known.isEmpty)
      let record = SceneRecord(gathered[0].found, at: 0, of: plan, checklist: nil)
      #expect(record.status == .error && record.layoutStatuses.count == plan.layouts.count)
      expect(Set(record.groups.map(\.finding.code)), is: Set(checked.map(\.code)))
    }
  }

  @Test(arguments: [("", 1.5...2.2), ("  - box: { height: 60 }\n", 2.3...6)])
  func `the trials of a screen without conflicts take a layout for each orientation`(
    more: String, expected: ClosedRange<Double>
  ) async throws {
    let file = Self.faulty.replacingOccurrences(of: "  - box: { width: 50 }\n", with: more)
    try await withPlan(of: file.replacingOccurrences(of: ", iPad mini 6", with: "")) { plan in
      var plan = plan
      plan.selection.isThorough = true
      let measurer = FixedPitchTextMeasurer()
      let one = WorkBudget()
      _ = one.run { plan.resolved(plan.layouts[0]).uncheckedLayout(measuringTextWith: measurer) }
      let trials = WorkBudget()
      func tryScene(besides conflictFree: Set<SceneVariant>) {
        _ = CheckTrial(plan: plan, scene: plan.scenes[0], conflictFree: conflictFree, measurer: measurer).findings
      }
      trials.run { tryScene(besides: []) }
      let count = Double(trials.spent) / Double(one.spent)
      #expect(expected.contains(count), "\(count)")
      let none = WorkBudget()
      none.run { tryScene(besides: Set(plan.layouts.map(\.variant))) }
      expect(none.spent, is: 0)
    }
  }

  @Test func `a scene without solved layouts keeps the findings of its reader`() async throws {
    try await withPlan(of: Self.faulty) { plan in
      var plan = plan
      plan.scenes[0].scene.findings = [Finding(code: "note", message: "read", source: nil)]
      let gathered = try await plan.findings(
        measuringTextWith: { FixedPitchTextMeasurer() }, workers: 2, shouldStop: { true }
      ) { _, _ in }
      expect(gathered.map(\.found.layouts.count), is: [0])
      expect(gathered[0].found.aboutScene.map(\.message), is: ["read"])
    }
  }

  @Test(arguments: [faulty, "format: 1\nviews: []\n", "format: 1\nscene: A\nviewz: {}\nviews: {}\n", ""])
  func `a document keeps its bytes if fixes may edit them`(text: String) async throws {
    try await withPlan(of: text) { plan in
      let mayHaveFixes = plan.documents.map { !$0.scenes.isEmpty || $0.failures.contains(where: \.mayHaveFix) }
      expect(plan.documents.map(\.bytes), is: mayHaveFixes.map { $0 ? Array(text.utf8) : [] })
    }
  }
}
