internal import AutoLayout
internal import CommandArguments
internal import LayoutReview
internal import SceneLayouts
internal import Scenes

/// Adds constraints of a kind to views: `pin` and `align` (specification IBA-01, IBA-02).
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
    let opened = try await EditingSession.open(arguments, withViews: names + requests.namedViews, console)
    guard let session = opened.session else { return ExitCode.worst(of: opened.codes) }
    let views = names.compactMap(session.view)
    guard views.count == names.count else { return .noInput }
    var edit = SceneEdit()
    do throws(ConstraintRequestError) {
      edit.added = try requests.constraints(for: views, in: session)
    } catch {
      console.printError(error.message, hint: error.hint)
      return .usage
    }
    edit.added.removeAll { constraint in
      let isThere = session.layout.resolved.constraints.contains { $0.says(sameAs: constraint) }
      if isThere, !console.isQuiet { console.printNote("'\(session.equation(constraint))' is there already") }
      return isThere
    }
    edit.moved = frames.moved(by: edit, of: edit.views, in: session)
    let code = try session.finish(edit, writes: arguments.contains(.write))
    return ExitCode.worst(of: opened.codes + [code])
  }
}

/// The frames in the document that become those of its constraints after a change (specification IBA-03).
enum UpdatedFrames: String, Sendable, Hashable, CaseIterable {
  /// None.
  case none
  /// Those of the views that the change names.
  case views
  /// All.
  case all

  /// The views that get another frame.
  func moved(by edit: SceneEdit, of views: Set<Int>, in session: EditingSession) -> [SceneEdit.MovedView] {
    guard self != .none else { return [] }
    let layout = session.resolvable.design(after: edit).layout(measuringTextWith: session.measurer)
    return session.scene.views.indices.dropFirst().compactMap { view in
      guard self == .all || views.contains(view), let recorded = session.scene.views[view].recordedFrame,
        recorded != layout.frames[view]
      else { return nil }
      return SceneEdit.MovedView(view: view, frame: layout.frames[view])
    }
  }
}

extension SceneEdit {
  /// The views that constraints which come or change name.
  var views: Set<Int> {
    let constraints = added + changed.map(\.constraint)
    return Set(constraints.flatMap { [$0.firstItem.view] + [$0.secondItem?.view].compactMap(\.self) })
  }
}
