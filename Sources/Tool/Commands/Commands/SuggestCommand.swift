internal import AutoLayout
internal import CommandArguments
internal import Geometry
internal import LayoutReview
internal import SceneLayouts
internal import Scenes

/// The command that lists the constraints that a drag from one view to another would offer (specification IBA-04).
struct SuggestCommand: RunnableCommand {
  private let arguments: ParsedArguments
  private let axes: [Axis]
  private let console: Console

  private enum Direction: String, CaseIterable {
    case horizontal
    case vertical
    case diagonal
  }

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    let directions = try arguments.cases(.direction, of: Direction.self)
    axes = Axis.allCases.filter { axis in
      directions.isEmpty || directions.contains(.diagonal)
        || directions.contains(axis == .horizontal ? .horizontal : .vertical)
    }
  }

  func run() async throws -> ExitCode {
    let names = Array(arguments.paths.dropFirst())
    return try await EditingSession.run(arguments, withViews: names, console) { session in
      guard let views = session.views(named: names), views.count == 2 else { return .noInput }
      let offers = session.places.suggestions(from: views[0], to: views[1], along: axes)
      let rows = offers.map { [$0.isThere ? "there" : "", $0.title, session.equation($0.constraint)] }
      try console.printResult(console.table([["", "OFFER", "CONSTRAINT"]] + rows))
      return .success
    }
  }
}
