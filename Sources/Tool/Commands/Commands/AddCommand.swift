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
    let opened = try await EditingSession.open(arguments, withViews: [], console)
    guard let session = opened.session else { return ExitCode.worst(of: opened.codes) }
    var edit = SceneEdit()
    do throws(EditRefusal) {
      edit.added = try ConstraintPhrases.constraints(Array(arguments.paths.dropFirst()), for: session.scene)
    } catch {
      console.printError(error.message, hint: error.hint)
      return .usage
    }
    let code = try session.finish(edit, updating: frames, writes: arguments.contains(.write))
    return ExitCode.worst(of: opened.codes + [code])
  }
}
