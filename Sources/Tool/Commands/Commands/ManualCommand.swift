internal import CommandArguments

/// The command that prints the manual page, for `man -l -`.
struct ManualCommand: RunnableCommand {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func run() throws -> ExitCode {
    try console.printResult(ManualPage.text)
    return .success
  }
}
