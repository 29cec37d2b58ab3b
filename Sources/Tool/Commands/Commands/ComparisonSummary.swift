internal import Baselines
internal import CommandArguments
internal import Findings
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports

/// Prints what is different in scenes that were compared, one after the other, and the totals.
struct ComparisonSummary {
  private let console: Console
  private let output: String
  private var tally: FindingTally
  /// The numbers of what was compared.
  private(set) var totals = DifferencePages.Totals()

  /// A summary of nothing.
  ///
  /// - Parameter output: The folder of the results.
  init(isStrict: Bool, output: String, _ console: Console) {
    self.console = console
    self.output = output
    tally = FindingTally(isStrict: isStrict)
  }

  /// The codes that the findings lead to.
  var codes: [ExitCode] { tally.codes }

  /// Prints the differences of a scene, and counts them.
  mutating func tell(_ scene: SceneRecord<ComparisonDetails>) throws {
    tally.count(scene.status, scene.layoutStatuses)
    totals.count(scene)
    try console.printResult(console.text(of: scene.findings, scene.groups))
  }

  /// Prints what was found outside of scenes.
  mutating func tell(outsideOfScenes findings: [Finding]) throws {
    tally.count(outsideOfScenes: findings)
    try console.printResult(console.text(of: findings, []))
  }

  /// Tells which files of the page could not be written.
  func tell(_ failures: [FileError]) -> [ExitCode] {
    guard let first = failures.first else { return [] }
    let others = failures.count - 1
    console.printError("\(first)\(others > 0 ? "; \(others) more files could not be written" : "")")
    return [.cannotWrite]
  }

  /// Prints the totals, and where to look.
  func tellTotals(_ standard: ComparisonStandard) throws {
    guard !console.isQuiet else { return }
    try console.printLine(tally.comparisonSummary(standard.likeness))
    guard totals.different > 0 else { return }
    try console.printLine("Differences: \(FolderPath.join(output, DifferenceReview.folderName))/index.html")
  }
}
