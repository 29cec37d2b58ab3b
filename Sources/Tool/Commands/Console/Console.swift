internal import CommandArguments
internal import Findings
internal import HostFiles
internal import ReviewReports
internal import VisibleText

/// A console that writes results to standard output and messages to standard error.
struct Console: Sendable, Hashable {
  /// The cases in which colors are used.
  enum ColorUse: String, Sendable, Hashable, CaseIterable {
    case auto
    case always
    case never
  }

  /// Whether messages have colors.
  var isColored: Bool
  /// Whether results have colors.
  var isOutputColored: Bool
  /// Whether to update progress in place, on one line.
  var isAnimated: Bool
  /// Whether to separate columns by tabs, without decoration.
  var isPlain: Bool
  /// Whether to print only errors.
  var isQuiet: Bool
  /// Whether to print expected findings.
  var tellsExpected: Bool

  /// Creates the console for a command line and the environment.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let isPlain = arguments.contains(.plain)
    let color = try arguments.oneCase(.color, standard: ColorUse.auto)
    let isWatched = StandardStream.error.isTerminal && HostProcess.environmentVariable("TERM") != "dumb"
    self.isPlain = isPlain
    isQuiet = arguments.contains(.quiet)
    tellsExpected = arguments.contains(.lint)
    isAnimated = isWatched && !isPlain && HostProcess.environmentVariable("CI") == nil
    // Git pipes the output of its drivers to a pager.
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

  /// Prints lines of the result, which may contain text from documents.
  func printResult(_ lines: String) throws(FileError) { try printResult(PrintedText(lines)) }

  /// Prints one line of the result, with control characters escaped.
  func printLine(_ line: String) throws(FileError) { try printResult(VisibleText.line(line) + "\n") }

  /// Returns rows as a table, or separated by tabs if output is plain.
  func table(_ rows: [[String]]) -> String { isPlain ? TextTable.separatedByTabs(rows) : TextTable.aligned(rows) }

  /// Prints a line of progress or advice. Write errors are ignored.
  func printMessage(_ line: String) { printText(PrintedText(VisibleText.line(line) + "\n")) }

  /// Prints messages. Write errors are ignored.
  func printText(_ text: PrintedText) { try? StandardStream.error.write(text) }

  /// Prints an error of the whole run.
  func printError(_ message: String, hint: String? = nil) {
    printText(
      PrintedText("render-layouts: ") + colored("error:", as: .error) + PrintedText(" ")
        + Self.text(ofMessage: [message] + [hint].compactMap(\.self)))
  }

  /// Prints a note about the whole run, with further lines.
  func printNote(_ message: String, _ more: String...) { printNote([message] + more) }

  /// Prints a note about the whole run, with further lines.
  func printNote(_ lines: [String]) {
    printText(PrintedText("render-layouts: note: ") + Self.text(ofMessage: lines))
  }

  /// Returns the lines of a message, with all but the first indented and control characters escaped.
  static func text(ofMessage lines: [String]) -> PrintedText {
    PrintedText(lines.map(VisibleText.line).joined(separator: "\n    ") + "\n")
  }

  /// Returns a finding as text, with its severity in color.
  func text(of finding: Finding) -> PrintedText {
    let word = "\(finding.severity.rawValue):"
    let text = finding.text
    let before = finding.source.map { VisibleText.line("\($0): ") } ?? ""
    guard isColored, text.hasPrefix(before + word) else { return PrintedText(text) }
    // The text begins with the location, which stays uncolored.
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

  /// Whether the environment asks for color. `NO_COLOR` takes precedence over the variables that force colors.
  private static func environmentWantsColor(standard: Bool) -> Bool {
    func isSet(_ name: String) -> Bool { !(HostProcess.environmentVariable(name) ?? "").isEmpty }
    if isSet("NO_COLOR") { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] where isSet(name) {
      return HostProcess.environmentVariable(name) != "0"
    }
    return standard
  }
}
