internal import CairoDrawing
internal import CommandArguments
internal import Drawing
internal import Findings
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import Scenes
internal import VisibleText
internal import WorkBudgets

/// The command-line tool: parses the command line, runs one command and returns its exit code.
package struct CommandLineTool {
  /// The version in `--version` and in reports.
  static let version = ToolVersion.current

  /// Prepares the process and returns the words of its command line, without the name of the tool. It ends the process
  /// if the system lacks the resources that the command needs.
  ///
  /// Call it before the first `await`, since awaiting needs threads, and threads need file descriptors.
  package static func prepare() -> [String] {
    HostProcess.reserveStandardStreams()
    HostProcess.reportWriteFailuresAsErrors()
    LibraryMessages.silence()
    HostProcess.endWithMessage(exhausted: ExitCode.exhausted.rawValue, broken: ExitCode.internalError.rawValue)
    let arguments = HostProcess.arguments
    if let shortage = HostProcess.shortage(workers: workers(of: arguments)) {
      HostProcess.exit(failed(.exhausted, shortage.message, hint: shortage.hint).rawValue)
    }
    return arguments
  }

  /// Runs a command line and ends the process with its exit code.
  ///
  /// It begins on the main thread: if Dispatch cannot run tasks, none may reach it before the executor is chosen.
  @MainActor package static func main(_ arguments: [String]) async {
    await withTaskExecutorPreference(HostProcess.taskExecutor) { await runToEnd(arguments) }
  }

  private static func runToEnd(_ arguments: [String]) async { HostProcess.exit(await run(arguments).rawValue) }

  /// Returns the number of workers for a command line; zero if it runs no command.
  private static func workers(of arguments: [String]) -> Int {
    guard case .run(let parsed)? = try? ArgumentParser.invocation(of: arguments, completedBy: { $0 }) else { return 0 }
    return (try? parsed.workers) ?? 0
  }

  /// Runs a command line, without the name of the tool.
  private static func run(_ arguments: [String]) async -> ExitCode {
    do {
      switch try ArgumentParser.invocation(
        of: arguments, completedBy: { [.lsp, .mergeFile, .diff].contains($0.command) ? $0 : try $0.completed() })
      {
      case .help(let command): try StandardStream.output.write(PrintedText(HelpText.text(for: command)))
      case .optionHelp(let option): try StandardStream.output.write(PrintedText(HelpText.text(for: option)))
      case .start: try StandardStream.output.write(PrintedText(HelpText.start))
      case .version: try StandardStream.output.write(PrintedText("render-layouts \(version)\n"))
      case .run(let parsed): return try await run(parsed)
      }
      return .success
    } catch let error as UsageError {
      return failed(.usage, error.message, hint: error.hint)
    } catch let error as ConfigurationError {
      for finding in error.findings { try? StandardStream.error.write(PrintedText("\(finding.text)\n")) }
      return .configuration
    } catch let error as FileError {
      // A reader such as `head` closes the pipe when it has read enough.
      return error.reason == .closed ? .success : failed(.cannotWrite, "\(error)")
    } catch let error as PartFault {
      return failed(error.code, error.message, hint: error.hint)
    } catch ReviewError.cannotWrite(let error) {
      return failed(.cannotWrite, "\(error)", hint: "choose another folder with '--output DIR'")
    } catch ReviewError.engineMissing(let reason) {
      return failed(.engineMissing, reason, hint: "'scripts/render' installs the missing packages")
    } catch {
      return failed(.internalError, "\(error)")
    }
  }

  private static func run(_ arguments: ParsedArguments) async throws -> ExitCode {
    let console = try Console(arguments)
    do {
      let command = try arguments.makeCommand(console)
      // The run itself has no work limit; layouts have their own budgets.
      let budget = WorkBudget(limit: .max, shouldStop: Interruption.isRequested)
      let code: ExitCode
      do {
        code = try await budget.run { try await command.run() }
      } catch let error as RasterizingError {
        // A command that draws a single picture does not catch the failure of a font.
        try Engines.checkFonts()
        throw error
      }
      try Engines.checkFonts()
      return code
    } catch let error as UsageError {
      if let blamed = arguments.blame(for: error, in: { _ = try $0.makeCommand(console) }) { throw blamed }
      throw error
    }
  }

  private static func failed(_ code: ExitCode, _ message: String, hint: String? = nil) -> ExitCode {
    try? StandardStream.error.write(
      PrintedText("render-layouts: error: ") + Console.text(ofMessage: [message] + [hint].compactMap(\.self)))
    return code
  }
}
