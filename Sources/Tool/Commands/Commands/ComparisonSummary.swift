internal import Baselines
internal import CommandArguments
internal import Findings
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports

/// A summary that prints the differences of compared scenes, one scene after the other, and the totals.
struct ComparisonSummary {
  private let console: Console
  private let output: String
  private var tally: FindingTally
  private(set) var totals = DifferencePages.Totals()

  /// Creates a summary without scenes.
  ///
  /// `output` is the folder of the results.
  init(isStrict: Bool, output: String, _ console: Console) {
    self.console = console
    self.output = output
    tally = FindingTally(isStrict: isStrict)
  }

  /// The exit codes for the findings.
  var codes: [ExitCode] { tally.codes }

  /// Prints and counts the differences of a scene.
  mutating func report(_ scene: SceneRecord<ComparisonDetails>) throws {
    tally.count(scene.status, scene.layoutStatuses)
    totals.count(scene)
    try console.printResult(console.text(of: scene.findings, scene.groups))
  }

  /// Prints the findings outside scenes.
  mutating func report(outsideOfScenes findings: [Finding]) throws {
    tally.count(outsideOfScenes: findings)
    try console.printResult(console.text(of: findings, []))
  }

  /// Reports the files of the page that could not be written.
  ///
  /// - Returns: The exit codes for them.
  func report(_ failures: [FileError]) -> [ExitCode] {
    guard let first = failures.first else { return [] }
    let others = failures.count - 1
    console.printError("\(first)\(others > 0 ? "; \(others) more files could not be written" : "")")
    return [.cannotWrite]
  }

  /// Prints the totals and the path of the page.
  func reportTotals(_ standard: ComparisonStandard) throws {
    guard !console.isQuiet else { return }
    try console.printLine(tally.comparisonSummary(standard.likeness))
    guard totals.different > 0 else { return }
    try console.printLine("Differences: \(FolderPath.join(output, DifferenceReview.folderName))/index.html")
  }
}
