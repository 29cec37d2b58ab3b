internal import CommandArguments

/// The command that prints the script that completes commands, options and values in a shell.
struct CompletionsCommand: RunnableCommand {
  private let shell: Shell?
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    shell = arguments.paths.first.flatMap(Shell.init)
    self.console = console
  }

  func run() throws -> ExitCode {
    guard let shell else { return .usage }
    try console.printResult(CompletionScript.text(for: shell))
    return .success
  }
}
