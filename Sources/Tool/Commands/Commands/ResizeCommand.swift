internal import AutoLayout
internal import CommandArguments
internal import Geometry
internal import LayoutReview
internal import SceneLayouts
internal import Scenes

/// The command that changes the frame of a view and moves the views constrained to it (specification IBR-09).
struct ResizeCommand: RunnableCommand {
  private let arguments: ParsedArguments
  private let frame: Rect
  private let followers: [Follower]
  private let console: Console

  /// The views whose constraints are satisfied after the resize.
  private enum Follower: String, Sendable, CaseIterable {
    /// The views inside it.
    case descendants
    /// The views next to and around it.
    case surroundings
    /// Nothing.
    case none
  }

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    let chosen = try arguments.cases(.apply, of: Follower.self)
    followers = chosen.isEmpty ? [.descendants, .surroundings] : chosen
    let word = arguments.value(of: .frame) ?? ""
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= 100_000 }), numbers[2] >= 0, numbers[3] >= 0 else {
      throw UsageError(
        word.isEmpty ? "'resize' needs a frame" : "invalid value '\(word)' for '--frame'",
        hint: "write origin and size in points: '--frame 20,90,280,250'")
    }
    frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func run() async throws -> ExitCode {
    let names = Array(arguments.paths.dropFirst())
    return try await EditingSession.run(arguments, withViews: names, console) { session in
      guard let view = session.view(named: names[0]) else { return .noInput }
      guard session.scene.views[view].superview != nil else {
        console.printError("the root has the size of its device", hint: "resize a view in it")
        return .usage
      }
      let moved = session.resolvable.resized(
        view, to: frame, descendants: followers.contains(.descendants), surroundings: followers.contains(.surroundings),
        measuringTextWith: session.measurer)
      try console.printResult(console.table([["VIEW", "FRAME", "BECOMES"]] + moved.map { row(of: $0, in: session) }))
      let recorded = moved.filter { session.scene.views[$0.view].placement.recordedFrame != nil }
      guard !recorded.isEmpty else {
        if !console.isQuiet { console.printNote("the document records no frame for these views; nothing was written") }
        return .success
      }
      return try session.finish(SceneEdit(moved: recorded), writes: arguments.contains(.write))
    }
  }

  private func row(of moved: SceneEdit.MovedView, in session: EditingSession) -> [String] {
    let view = session.scene.views[moved.view]
    let frame = view.placement.recordedFrame ?? session.layout.frames[moved.view]
    return [view.nameInOutline, frame.pointText, moved.frame.pointText]
  }
}
