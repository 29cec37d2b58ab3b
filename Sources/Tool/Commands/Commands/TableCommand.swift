internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// The command that prints the tables for the design of constraints.
struct TableCommand: RunnableCommand {
  private let options: LayoutOptions
  private let subject: DesignTable.Subject
  private let format: DesignTable.Format
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    let subjects: [(Option, DesignTable.Subject)] = [(.owners, .owners), (.compare, .comparison)]
    let chosen = subjects.filter { arguments.contains($0.0) }
    guard chosen.count < 2 else {
      throw UsageError("'--owners' and '--compare' cannot be combined", hint: "print one table after the other")
    }
    subject = chosen.first?.1 ?? .completeness
    options = try LayoutOptions(arguments)
    if subject == .comparison, !options.selection.variants.orientations.isEmpty || options.selection.isAsSaved {
      throw UsageError("'--compare' covers both orientations", hint: "omit '--orientation' and '--as-saved'")
    }
    format = try arguments.oneCase(.format, standard: .text)
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    session.reportMissingFonts(console)
    let plan =
      options.choosesVariants ? session.plan : session.plan.firstLayouts(withBothOrientations: subject == .comparison)
    let subject = subject
    let solved = try await plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested
    ) { _, layout -> (layout: Layout?, table: DesignTable?, findings: [Finding]) in
      switch subject {
      case _ where layout.isGivenUp: (nil, nil, layout.findings)
      case .completeness: (nil, DesignTable(completenessOf: layout), [])
      case .owners: (nil, DesignTable(ownersIn: layout), [])
      case .comparison: (layout, nil, [])
      }
    }
    var codes = session.codes + Interruption.codes
    for (position, scene) in plan.byScene(solved).enumerated() {
      codes += console.codes(
        ofFindings: scene.map { ($0.layout.variant, $0.kept.findings) }, about: position, in: plan)
      let tables =
        subject == .comparison ? Self.comparisons(scene.compactMap(\.kept.layout)) : scene.compactMap(\.kept.table)
      try console.printResult(tables.map { $0.text(as: format) }.joined())
    }
    return ExitCode.worst(of: codes)
  }

  /// Returns each layout in portrait, compared with the landscape layout that otherwise has the same variant.
  private static func comparisons(_ layouts: [Layout]) -> [DesignTable] {
    layouts.filter { $0.resolved.variant.orientation == .portrait }.compactMap { upright in
      var turned = upright.resolved.variant
      turned.orientation = .landscape
      return layouts.first { $0.resolved.variant == turned }.map { DesignTable(comparing: upright, with: $0) }
    }
  }
}
