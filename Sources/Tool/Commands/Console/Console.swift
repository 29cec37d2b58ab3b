internal import CommandArguments
internal import Findings
internal import HostFiles
internal import ReviewReports
internal import VisibleText

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
  /// True where results have colours.
  var isOutputColored: Bool
  /// True where progress may move on one line.
  var isAnimated: Bool
  /// True where columns are separated by tabs and nothing is decorated.
  var isPlain: Bool
  /// True where only errors are printed.
  var isQuiet: Bool
  /// True where findings are told that their scenes expect.
  var tellsExpected: Bool

  /// The console that a command line and the environment ask for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let isPlain = arguments.contains(.plain)
    let color = try arguments.oneCase(.color, standard: ColorUse.auto)
    let isWatched = StandardStream.error.isTerminal && HostProcess.environmentVariable("TERM") != "dumb"
    self.isPlain = isPlain
    isQuiet = arguments.contains(.quiet)
    tellsExpected = arguments.contains(.lint)
    isAnimated = isWatched && !isPlain && HostProcess.environmentVariable("CI") == nil
    // Git shows what its drivers print through a pager.
    let isShown = StandardStream.output.isTerminal || HostProcess.environmentVariable("GIT_PAGER_IN_USE") == "true"
    func isColored(_ isTerminal: Bool) -> Bool {
      switch color {
      case .always: true
      case .never: false
      case .auto: !isPlain && Self.environmentWantsColor(standard: isTerminal)
      }
    }
    self.isColored = isColored(isWatched)
    isOutputColored = isColored(isShown && HostProcess.environmentVariable("TERM") != "dumb")
  }

  /// Prints a part of the result.
  func printResult(_ text: PrintedText) throws(FileError) { try StandardStream.output.write(text) }

  /// Prints lines of the result, which may hold texts of others.
  func printResult(_ lines: String) throws(FileError) { try printResult(PrintedText(lines)) }

  /// Prints one line of the result, in which nothing breaks it.
  func printLine(_ line: String) throws(FileError) { try printResult(VisibleText.line(line) + "\n") }

  /// Rows as a table, or with tabs between the columns where output is plain.
  func table(_ rows: [[String]]) -> String { isPlain ? TextTable.separatedByTabs(rows) : TextTable.aligned(rows) }

  /// Prints a line of progress or advice; where nobody can read it, nothing is lost.
  func printMessage(_ line: String) { printText(PrintedText(VisibleText.line(line) + "\n")) }

  /// Prints messages.
  func printText(_ text: PrintedText) { try? StandardStream.error.write(text) }

  /// Prints what is wrong with the whole run.
  func printError(_ message: String, hint: String? = nil) {
    printText(
      PrintedText("render-layouts: ") + colored("error:", as: .error) + PrintedText(" ")
        + Self.text(ofMessage: [message] + [hint].compactMap(\.self)))
  }

  /// Prints what is worth knowing about the whole run: a line, and those that belong to it.
  func printNote(_ message: String, _ more: String...) { printNote([message] + more) }

  /// Prints what is worth knowing about the whole run: a line, and those that belong to it.
  func printNote(_ lines: [String]) {
    printText(PrintedText("render-layouts: note: ") + Self.text(ofMessage: lines))
  }

  /// The lines of a message, those behind the first indented; nothing in them breaks a line.
  static func text(ofMessage lines: [String]) -> PrintedText {
    PrintedText(lines.map(VisibleText.line).joined(separator: "\n    ") + "\n")
  }

  /// A finding as a person reads it, its severity in colour.
  func text(of finding: Finding) -> PrintedText {
    let word = "\(finding.severity.rawValue):"
    let text = finding.text
    let before = finding.source.map { VisibleText.line("\($0): ") } ?? ""
    guard isColored, text.hasPrefix(before + word) else { return PrintedText(text) }
    // Lines begin with the place; the rest of the first one is none.
    return PrintedText(before) + colored(word, as: finding.severity)
      + PrintedText(String(text.dropFirst(before.count + word.count)))
  }

  private func colored(_ word: String, as severity: Finding.Severity) -> PrintedText {
    guard isColored else { return PrintedText(word) }
    let color: PrintedText =
      switch severity {
      case .error: .terminal("[1;31m")
      case .warning: .terminal("[1;33m")
      case .note: .terminal("[1;36m")
      }
    return color + PrintedText(word) + .terminal("[0m")
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
