internal import AutoLayout
package import Findings
package import JSON
package import Scenes
internal import VisibleText

/// A careful tester's questions about a scene, with their answers (specification AUD-06).
package struct SceneChecklist: Sendable, Hashable {
  /// The answer to a question.
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// Everything was checked, and nothing is wrong.
    case pass
    /// Something that was checked is wrong.
    case fail
    /// Not everything was checked.
    case notRun = "not run"
  }

  /// A question with its answer.
  package struct Entry: Sendable, Hashable {
    /// The question.
    package var check: TesterCheck
    /// The answer.
    package var outcome: Outcome
    /// The reason as text: `3 of 24 layouts`, `8 layouts`, `missing: iPhone 8`.
    package var detail: String
    /// The identifiers of the variants with failing layouts.
    package var layouts: [String]
  }

  /// The questions in their order.
  package var entries: [Entry]

  /// Creates the answers from the findings of layouts.
  ///
  /// - Parameters:
  ///   - coverage: The questions, and the layouts that answer them.
  ///   - layouts: The findings about each layout.
  ///   - trials: The findings of trials, which need more than a layout.
  package init(
    _ coverage: [CheckCoverage], layouts: [(variant: SceneVariant, findings: [Finding])],
    trials: [Finding]
  ) {
    entries = coverage.map { coverage in
      let looked = Set(coverage.variants)
      let shown = layouts.filter { looked.contains($0.variant) }
      let troubled = coverage.check.isTrial ? [] : shown.filter { $0.findings.contains(where: coverage.check.isFailed) }
      let found = trials.filter(coverage.check.isFailedByTrial)
      let outcome: Outcome =
        !troubled.isEmpty || !found.isEmpty ? .fail : coverage.missing.isEmpty ? .pass : .notRun
      return Entry(
        check: coverage.check, outcome: outcome,
        detail: Self.detail(outcome, coverage, troubled.count, of: shown.count, trials: found),
        layouts: troubled.map(\.variant.identifier))
    }
  }

  private static func detail(
    _ outcome: Outcome, _ coverage: CheckCoverage, _ troubled: Int, of count: Int, trials: [Finding]
  ) -> String {
    switch outcome {
    case .pass: count.counted("layout")
    case .fail:
      trials.first.map { trials.count == 1 ? $0.message.text : "\($0.message), and \(trials.count - 1) more" }
        ?? (count == 1 ? "1 layout" : "\(troubled) of \(count) layouts")
    case .notRun: "missing: \(coverage.missing.listed(atMost: 3))"
    }
  }

  /// Returns the number of questions with an answer.
  package func count(_ outcome: Outcome) -> Int { entries.count { $0.outcome == outcome } }

  /// The list as text: `9 pass, 1 fails, 2 not run`.
  package var summary: String {
    let failed = count(.fail)
    let parts = [
      (count(.pass), "pass"), (failed, failed == 1 ? "fails" : "fail"), (count(.notRun), "not run"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The list as rows of columns: answer, question, reason.
  package var rows: [[String]] { entries.map { [$0.outcome.rawValue, $0.check.title, $0.detail] } }

  /// The list as a JSON value, each question on a line.
  package var value: JSONValue {
    .array(
      entries.map { entry in
        [
          "check": .string(entry.check.rawValue), "title": .string(entry.check.title),
          "outcome": .string(entry.outcome.rawValue), "detail": .string(entry.detail),
          "layouts": entry.layouts.isEmpty ? nil : .strings(entry.layouts),
        ]
      })
  }
}

extension TesterCheck {
  /// Whether the question is answered by trials alone.
  fileprivate var isTrial: Bool { self == .rotation }

  /// Whether a finding of a trial fails the question.
  fileprivate func isFailedByTrial(_ finding: Finding) -> Bool {
    switch self {
    case .rotation: finding.code == .rotationDrift
    case .keyboard: finding.code.name == "under-keyboard"
    default: false
    }
  }

  /// Whether a finding about a layout fails the question.
  fileprivate func isFailed(_ finding: Finding) -> Bool {
    let isAboutFiles = ["missing-artwork", "unreadable-artwork"].contains(finding.code.name)
    return finding.severity > .note && (self != .densities || isAboutFiles)
      && (self != .keyboard || finding.code.name == "under-keyboard")
  }
}

extension FindingCode {
  /// The code for a required check that was not run.
  package static let checkNotRun = FindingCode(
    "check-not-run", .error, "A check that the project requires was not run.",
    why: "`--require-checks` lists the checks that a tester would do; layouts that were not checked may be broken.",
    mend: "Run with `--thorough`, or add the missing devices, languages and settings to the run.")

  /// The code for a view that is elsewhere after the device was rotated and back.
  package static let rotationDrift = FindingCode(
    "rotation-drift", .warning, "A view has a different position after the device is rotated and rotated back.",
    why: "A constraint that broke in one orientation stays broken, so the position depends on what was shown before.",
    mend: "Resolve the conflict in that orientation.")

  package static let checklist: [FindingCode] = [.checkNotRun, .rotationDrift]
}
