internal import CommandArguments
internal import ReviewPlans
internal import VisibleText

/// The command that lists the layouts of a selection, without solving.
struct ListCommand: RunnableCommand {
  private let options: LayoutOptions
  private let format: ListFormat
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    format = try arguments.oneCase(.format, standard: .text)
    self.console = console
  }

  func run() async throws -> ExitCode {
    let session = await ReviewSession(options, console)
    let list = LayoutList(of: session.plan)
    switch format {
    case .text: try console.printResult(console.table(list.table))
    case .json: try console.printResult(list.json)
    case .null: try console.printResult(.endedByZero(list.names))
    }
    return ExitCode.worst(of: session.codes)
  }
}
