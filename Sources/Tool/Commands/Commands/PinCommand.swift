internal import AutoLayout
internal import CommandArguments
internal import LayoutReview
internal import SceneLayouts
internal import Scenes

/// The command that adds constraints of the given kind to views: `pin` and `align` (specification IBA-01, IBA-02).
struct PinCommand: RunnableCommand {
  private let arguments: ParsedArguments
  private let names: [String]
  private let requests: ConstraintRequests
  private let frames: UpdatedFrames
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    names = Array(arguments.paths.dropFirst())
    requests = try ConstraintRequests(arguments, ofViews: names.count)
    frames = try arguments.oneCase(.updateFrames, standard: .none)
  }

  func run() async throws -> ExitCode {
    try await EditingSession.run(arguments, withViews: names + requests.namedViews, console) { session in
      guard let views = session.views(named: names) else { return .noInput }
      var edit = SceneEdit()
      do throws(ConstraintRequestError) {
        edit.added = try requests.constraints(for: views, in: session)
      } catch {
        console.printError(error.message, hint: error.hint)
        return .usage
      }
      edit.added.removeAll { constraint in
        let isThere = session.layout.resolved.constraints.contains { $0.says(sameAs: constraint) }
        if isThere, !console.isQuiet { console.printNote("'\(session.equation(constraint))' already exists") }
        return isThere
      }
      return try session.finish(edit, updating: frames, writes: arguments.contains(.write))
    }
  }
}
