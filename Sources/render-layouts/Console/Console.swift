internal import CommandArguments
internal import HostFiles
internal import ReviewReports
internal import Scenes

/// Writes results to standard output and messages to standard error.
struct Console: Sendable, Hashable {
  /// When text has colours.
  enum ColorUse: String, Sendable, Hashable, CaseIterable {
    case auto
    case always
    case never
  }

  /// True where messages have colours.
  var isColored: Bool
  /// True where progress may move on one line.
  var isAnimated: Bool
  /// True where columns are separated by tabs and nothing is decorated.
  var isPlain: Bool
  /// True where only errors are printed.
  var isQuiet: Bool

  /// The console that a command line and the environment ask for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let isPlain = arguments.contains(.plain)
    let color = try arguments.oneCase(.color, standard: ColorUse.auto)
    let isWatched = StandardStream.error.isTerminal && HostProcess.environmentVariable("TERM") != "dumb"
    self.isPlain = isPlain
    isQuiet = arguments.contains(.quiet)
    isAnimated = isWatched && !isPlain && HostProcess.environmentVariable("CI") == nil
    isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: !isPlain && Self.environmentWantsColor(standard: isWatched)
      }
  }

  /// Prints a part of the result.
  func printResult(_ text: String) throws(FileError) { try StandardStream.output.write(text) }

  /// Rows as a table, or with tabs between the columns where output is plain.
  func table(_ rows: [[String]]) -> String { isPlain ? TextTable.separatedByTabs(rows) : TextTable.aligned(rows) }

  /// Prints a line of progress or advice; where nobody can read it, nothing is lost.
  func printMessage(_ text: String) { try? StandardStream.error.write(text + "\n") }

  /// Prints messages as they are.
  func printText(_ text: String) { try? StandardStream.error.write(text) }

  /// Prints what is wrong with the whole run.
  func printError(_ message: String, hint: String? = nil) {
    printMessage("render-layouts: \(colored("error:", as: .error)) \(message)\(hint.map { "\n    \($0)" } ?? "")")
  }

  /// A finding as a person reads it, its severity in colour.
  func text(of finding: Finding) -> String {
    guard isColored else { return finding.text }
    let word = "\(finding.severity.rawValue):"
    let text = finding.text
    let before = finding.source.map { "\($0): " } ?? ""
    guard text.hasPrefix(before + word) else { return text }
    return before + colored(word, as: finding.severity) + text.dropFirst(before.count + word.count)
  }

  private func colored(_ word: String, as severity: Finding.Severity) -> String {
    guard isColored else { return word }
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      }
    return "\u{1B}[\(code)m\(word)\u{1B}[0m"
  }

  /// `NO_COLOR` wins over the variables that ask for colour.
  private static func environmentWantsColor(standard: Bool) -> Bool {
    func isSet(_ name: String) -> Bool { !(HostProcess.environmentVariable(name) ?? "").isEmpty }
    if isSet("NO_COLOR") { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] where isSet(name) {
      return HostProcess.environmentVariable(name) != "0"
    }
    return standard
  }
}
