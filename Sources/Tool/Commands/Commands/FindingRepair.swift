internal import AutoLayout
internal import CommandArguments
internal import DocumentEditing
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import SceneDocuments
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// A repair that applies fixes of findings to documents that were read.
struct FindingRepair {
  /// The fixes to apply.
  enum Choice {
    /// Fixes that change nothing visible.
    case safe
    /// All fixes.
    case all
    /// The fixes of the given rules.
    case rules(Set<String>)

    /// Reads the choice in the words of an option; nil for an unknown rule.
    init?(_ words: [String]) {
      if words.isEmpty || words == [StandardNames.safeFixes] {
        self = .safe
      } else if words == [StandardNames.allFixes] {
        self = .all
      } else {
        guard Set(words).isSubset(of: FindingCode.all.map(\.name)) else { return nil }
        self = .rules(Set(words))
      }
    }

    fileprivate func includes(_ fix: Finding.Fix, of finding: Finding) -> Bool {
      switch self {
      case .safe: fix.isSafe
      case .all: true
      case .rules(let names): names.contains(finding.code.name)
      }
    }
  }

  private let choice: Choice
  private let writes: Bool
  private let console: Console

  init(_ choice: Choice, writes: Bool, _ console: Console) {
    self.choice = choice
    self.writes = writes
    self.console = console
  }

  /// Fixes the findings in the documents of a session, and reports the rest.
  func run(_ session: ReviewSession, workers: Int) async throws -> ExitCode {
    let plan = session.plan
    let solved = try await plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: workers,
      shouldStop: Interruption.isRequested
    ) { _, layout in layout.findings.filter { $0.mendingFix != nil } }
    try Engines.checkFonts()
    let byScene = plan.byScene(solved).enumerated().map { position, layouts in
      plan.scenes[position].scene.findings + layouts.flatMap(\.kept)
    }
    var codes = session.codes + Interruption.codes
    for (position, document) in plan.documents.enumerated() {
      let scenes = plan.scenes.indices.filter { plan.scenes[$0].document == position }
      let found = meant(document.failures + scenes.flatMap { byScene[$0] }, in: document)
      if !found.isEmpty { codes.append(try finish(found, of: document)) }
    }
    return ExitCode.worst(of: codes)
  }

  private typealias Repair = (finding: Finding, fix: Finding.Fix)

  /// Returns the findings of a document to fix, each once, in the order of their locations.
  private func meant(_ findings: [Finding], in document: ReviewDocument) -> [Repair] {
    var seen: Set<Finding.Fix> = []
    let repairs = findings.compactMap { finding -> Repair? in
      guard !finding.isExpected, let fix = finding.mendingFix, choice.includes(fix, of: finding),
        seen.insert(fix).inserted
      else { return nil }
      return (document.shown(finding), fix)
    }
    return repairs.sorted { first, second in
      guard let left = first.finding.source, let right = second.finding.source else { return false }
      return left < right
    }
  }

  private func finish(_ repairs: [Repair], of document: ReviewDocument) throws -> ExitCode {
    guard let kind = SceneDocument(path: document.path) else { return .success }
    let fix = DocumentFix(of: document.bytes, kind, path: document.path)
    let (edited, refusals) = fix.bytes(making: repairs.map(\.fix), in: document.scenes)
    for (position, repair) in repairs.enumerated() {
      let place = repair.finding.source.map { "\($0)" } ?? document.path
      if let refusal = refusals[position] {
        console.printError("\(place): \(refusal.message) [\(repair.finding.code)]", hint: refusal.hint)
      } else {
        try console.printLine("\(place): \(repair.fix.title.oneLine) [\(repair.finding.code)]")
      }
    }
    let count = repairs.count - refusals.count
    guard count > 0 else { return .findings }
    // A change is only made to the bytes from which the document was read, so the edited bytes are already known.
    let change = DocumentChange(
      document: document, count.counted("finding fixed", "findings fixed"), console
    ) { _, _ in edited }
    let code = try change.finish(writes: writes)
    return refusals.isEmpty ? code : ExitCode.worst(of: [code, .findings])
  }
}
