internal import AutoLayout
internal import CommandArguments
internal import DocumentEditing
internal import LayoutReview
internal import SceneLayouts

/// The command that adds constraints given as equations or visual formats.
struct AddCommand: RunnableCommand {
  private let arguments: ParsedArguments
  private let frames: UpdatedFrames
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    frames = try arguments.oneCase(.updateFrames, standard: .none)
  }

  func run() async throws -> ExitCode {
    try await EditingSession.run(arguments, withViews: [], console) { session in
      var edit = SceneEdit()
      do throws(EditRefusal) {
        edit.added = try ConstraintPhrases.constraints(Array(arguments.paths.dropFirst()), for: session.scene)
      } catch {
        console.printError(error.message, hint: error.hint)
        return .usage
      }
      return try session.finish(edit, updating: frames, writes: arguments.contains(.write))
    }
  }
}
