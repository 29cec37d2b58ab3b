internal import LayoutReview

/// Prints the JSON Schema of scene files.
struct SchemaCommand: RunnableCommand {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func run() throws -> ExitCode {
    try console.printResult(SceneSchema.text)
    return .success
  }
}
