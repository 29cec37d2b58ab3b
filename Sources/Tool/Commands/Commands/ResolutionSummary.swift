internal import AutoLayout
internal import CommandArguments
internal import DocumentEditing
internal import Findings
internal import Geometry
internal import LayoutReview
internal import ReviewPlans
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// A summary that prints the changes that resolve the layouts of a document, and writes them or prints the difference.
struct ResolutionSummary {
  private let action: ResolveAction
  private let writes: Bool
  private let console: Console

  /// Creates a summary of one action of Interface Builder's menu.
  ///
  /// Pass true for `writes` to write the documents.
  init(of action: ResolveAction, writes: Bool, _ console: Console) {
    self.action = action
    self.writes = writes
    self.console = console
  }

  /// Prints the results for the scenes of a document, and writes them or prints the difference.
  func finish(
    _ results: [(planned: ReviewPlan.PlannedScene, resolution: SceneResolution)], of document: ReviewDocument
  ) throws -> [ExitCode] {
    var codes: [ExitCode] = []
    var edits: [(edit: SceneEdit, scene: Scene)] = []
    let names = Dictionary(
      results.map { ($0.planned.scene.identifier, ConstraintWords(of: $0.planned.scene)) }, uniquingKeysWith: { $1 })
    for (planned, resolution) in results {
      guard !resolution.isUnchanged else { continue }
      let title = "\(document.path): \(planned.scene.name.oneLine)"
      if !resolution.edit.isEmpty { try report(resolution, of: planned.scene, title) }
      if resolution.isEnough {
        edits.append((resolution.edit, planned.scene))
      } else {
        codes.append(.findings)
        reportFailure(resolution, title, in: document)
      }
    }
    guard !edits.isEmpty else { return codes }
    let equation = { (constraint: LayoutConstraint) in
      // A scene file contains one scene, and only scene files contain equations.
      names[edits[0].scene.identifier]?.equation(of: constraint) ?? ""
    }
    return codes + [
      try DocumentChange(document: document, edits: edits, console, equation).finish(writes: writes)
    ]
  }

  private func reportFailure(_ resolution: SceneResolution, _ title: String, in document: ReviewDocument) {
    if resolution.isGivenUp {
      console.printError(
        "\(title): finding a solution exceeded the work limit",
        hint: "split the scene, or raise the limit with '--\(Option.workLimit.rawValue)'")
      return
    }
    console.printError(
      resolution.edit.isEmpty
        ? "\(title): no solution was found" : "\(title): these changes do not settle every layout",
      hint: "'render-layouts check \(document.path)' shows what is still ambiguous")
  }

  /// Prints one line if a run has found nothing to change in any scene. `scenes` are those that were resolved.
  func finishUnchanged(_ scenes: [(planned: ReviewPlan.PlannedScene, path: String)]) throws {
    guard let first = scenes.first else { return }
    let subject =
      scenes.count == 1 ? "\(first.path): \(first.planned.scene.name.oneLine)" : scenes.count.counted("scene")
    try console.printLine("\(subject): \(Self.wordsForNothing(action))")
    let masked = scenes.map(\.planned.scene.maskedViews.count).reduce(0, +)
    guard action == .addMissing, masked > 0, !console.isQuiet else { return }
    console.printNote(
      "\(masked.counted("view is placed by its frame and mask", "views are placed by their frames and masks"))",
      "'--\(Option.view.rawValue)' or '--\(Option.reset.rawValue)' proposes constraints that replace them")
  }

  private static func wordsForNothing(_ action: ResolveAction) -> String {
    switch action {
    case .addMissing: "no constraint is missing"
    case .updateFrames: "no frame differs from its constraints"
    case .updateConstraints: "every constant fits the frames"
    case .resetToSuggested: "no constraint would be removed, and none is missing"
    case .clear: "no constraint would be removed"
    case .sizeToFit: "every frame fits its content"
    }
  }

  private func report(_ resolution: SceneResolution, of scene: Scene, _ title: String) throws {
    let edit = resolution.edit
    let names = ConstraintWords(of: scene)
    var lines = edit.removed.map { "- \(names.equation(of: scene.constraints[$0].constraint))" }
    lines += edit.changed.map { change in
      "\(names.equation(of: scene.constraints[change.position].constraint)) becomes \(names.equation(of: change.constraint))"
    }
    lines += edit.added.map { "\(edit.removed.isEmpty ? "" : "+ ")\(names.equation(of: $0))" }
    lines += edit.priorities.map { "\(scene.views[$0.view].nameInOutline): \($0.words) becomes \($0.priority)" }
    lines += edit.moved.map { moved in
      let view = scene.views[moved.view]
      return "\(view.nameInOutline): \(view.placement.recordedFrame?.pointText ?? "") becomes \(moved.frame.pointText)"
    }
    try console.printLine("\(title): \(Self.words(for: action, edit, count: lines.count))")
    for line in lines { try console.printLine("    \(line.oneLine)") }
    if !edit.constrained.isEmpty {
      let names = edit.constrained.map { scene.views[$0.view].nameInFindings }.listed(atMost: 5)
      let count = edit.constrained.count.counted("view gets", "views get")
      try console.printLine("    \(count) constraints instead of a frame and mask: \(names)".oneLine)
    }
    let others = resolution.otherMovedViews
    guard !others.isEmpty, !console.isQuiet else { return }
    console.printNote(
      "\(others.count.counted("other view moves", "other views move")): "
        + others.map { scene.views[$0].nameInFindings }.listed(atMost: 5))
  }

  private static func words(for action: ResolveAction, _ edit: SceneEdit, count: Int) -> String {
    let isOne = count == 1
    return switch action {
    case .addMissing where edit.added.isEmpty: "no constraint is missing; decide which content gives way"
    case .addMissing: "\(count) \(isOne ? "constraint is" : "constraints are") missing"
    case .updateFrames:
      "\(count) \(isOne ? "frame differs" : "frames differ") from \(isOne ? "its" : "their") constraints"
    case .updateConstraints: "\(count) \(isOne ? "constant does" : "constants do") not fit the frames"
    case .resetToSuggested: "\(count) \(isOne ? "constraint is" : "constraints are") removed or added"
    case .clear: "\(count) \(isOne ? "constraint is" : "constraints are") removed"
    case .sizeToFit: "\(count) \(isOne ? "frame does" : "frames do") not fit"
    }
  }
}
