internal import AutoLayout
internal import CommandArguments
internal import DocumentEditing
internal import Findings
internal import Geometry
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import SceneLayouts
internal import Scenes

/// Mends layouts as the menu of Interface Builder does, and writes it where that is asked for (specification RES-01 to
/// RES-07).
struct ResolveCommand: RunnableCommand {
  private let options: LayoutOptions
  private let action: ResolveAction
  private let views: [String]
  private let container: String?
  private let writes: Bool
  /// The findings that are mended instead; nil for an action of Interface Builder's menu.
  private let repairs: FindingRepair.Choice?
  private let console: Console

  /// The actions, by their options.
  private static let actions: [(option: Option, action: ResolveAction)] = [
    (.addMissing, .addMissing), (.updateFrames, .updateFrames), (.updateConstraints, .updateConstraints),
    (.reset, .resetToSuggested), (.clear, .clear), (.sizeToFit, .sizeToFit),
  ]

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    let chosen = Self.actions.filter { arguments.contains($0.option) }
    let isRepair = arguments.contains(.fix)
    if chosen.count + (isRepair ? 1 : 0) > 1 {
      let names = (chosen.map(\.option) + (isRepair ? [.fix] : [])).map { "'--\($0.rawValue)'" }
      throw UsageError("\(names.joined(separator: " and ")) exclude each other", hint: "do one after the other")
    }
    var options = try LayoutOptions(arguments)
    repairs = isRepair ? try Self.repairs(arguments.list(.fix)) : nil
    if isRepair { options.selection.hasLints = true }
    self.options = options
    action = chosen.first?.action ?? .addMissing
    views = arguments.list(.view)
    container = arguments.value(of: .inside)
    writes = arguments.contains(.write)
    self.console = console
  }

  /// The findings that the option names.
  private static func repairs(_ words: [String]) throws(UsageError) -> FindingRepair.Choice {
    if let choice = FindingRepair.Choice(words) { return choice }
    let names = FindingCode.all.map(\.name)
    let unknown = words.first { !names.contains($0) } ?? ""
    throw UsageError(
      "'--fix' knows no rule '\(unknown)'",
      hint: NearestName.suggestion(for: unknown, in: names).map { "did you mean '\($0)'?" }
        ?? "'\(StandardNames.safeFixes)', '\(StandardNames.allFixes)', or rules as 'explain' lists them")
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    if let repairs {
      return try await FindingRepair(repairs, writes: writes, console).run(session, workers: options.workers)
    }
    let plan = session.plan
    let named = views + [container].compactMap(\.self)
    if !plan.scenes.isEmpty, let unknown = plan.unknownView(among: named) {
      console.printUnknownView(unknown, in: options.paths)
      return ExitCode.worst(of: session.codes + [.noInput])
    }
    let meant = { @Sendable (scene: Scene) in meantViews(of: scene) }
    let guides = try Self.guides(in: plan)
    let resolutions = try await plan.resolutions(
      action, of: meant, naming: { guides[$0.slug] ?? NamedGuides() },
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    try Engines.checkFonts()
    var codes = session.codes + Interruption.codes
    for (position, document) in plan.documents.enumerated() {
      let scenes = plan.scenes.indices.filter { plan.scenes[$0].document == position }
      codes += try finish(
        scenes.compactMap { scene in resolutions[scene].map { (plan.scenes[scene], $0) } }, of: document)
    }
    return ExitCode.worst(of: codes)
  }

  /// The views of a scene that are meant; nil for all.
  private func meantViews(of scene: Scene) -> Set<Int>? {
    guard !views.isEmpty || container != nil else { return nil }
    let named = scene.views.indices.filter { scene.views[$0].allNames.contains(where: views.contains) }
    guard let container else { return Set(named) }
    let inside = scene.views.indices.filter { view in
      var superview = scene.views[view].superview
      while let next = superview, !scene.views[next].allNames.contains(container) {
        superview = scene.views[next].superview
      }
      return superview != nil
    }
    return Set(named + inside)
  }

  /// The guides that the constraints of each scene may name, as its document has them, by the slugs of the scenes.
  private static func guides(in plan: ReviewPlan) throws -> [String: NamedGuides] {
    let editors = try plan.documents.map { document -> InterfaceBuilderEditor? in
      guard SceneDocument(path: document.path) == .interfaceBuilder, !document.scenes.isEmpty else { return nil }
      let bytes = try FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit)
      return try? InterfaceBuilderEditor(bytes, path: document.path)
    }
    let guides = plan.scenes.map { ($0.slug, NamedGuides(of: $0.scene, in: editors[$0.document])) }
    return Dictionary(guides, uniquingKeysWith: { first, _ in first })
  }

  /// Tells the results for the scenes of a document, and writes them or prints the difference.
  private func finish(
    _ results: [(planned: ReviewPlan.PlannedScene, resolution: SceneResolution)], of document: ReviewDocument
  ) throws -> [ExitCode] {
    var codes: [ExitCode] = []
    var edits: [(edit: SceneEdit, scene: Scene)] = []
    let names = Dictionary(
      results.map { ($0.planned.scene.identifier, ConstraintWords(of: $0.planned.scene)) }, uniquingKeysWith: { $1 })
    for (planned, resolution) in results {
      guard !resolution.edit.isEmpty || !resolution.isEnough else { continue }
      let title = "\(document.path): \(planned.scene.name.oneLine)"
      if !resolution.edit.isEmpty { try tell(resolution, of: planned.scene, title) }
      if resolution.isEnough {
        edits.append((resolution.edit, planned.scene))
      } else {
        codes.append(.findings)
        console.printError(
          resolution.edit.isEmpty
            ? "\(title): nothing was found that settles it" : "\(title): these do not settle every layout",
          hint: "'render-layouts check \(document.path)' tells what is open")
      }
    }
    guard !edits.isEmpty else { return codes }
    let equation = { (constraint: LayoutConstraint) in
      // A scene file holds one scene, and no other document has equations.
      names[edits[0].scene.identifier]?.equation(of: constraint) ?? ""
    }
    return codes + [
      try DocumentChange(document: document, edits: edits, console, equation).finish(writes: writes)
    ]
  }

  private func tell(_ resolution: SceneResolution, of scene: Scene, _ title: String) throws {
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
      return "\(view.nameInOutline): \(view.recordedFrame?.pointText ?? "") becomes \(moved.frame.pointText)"
    }
    try console.printLine("\(title): \(Self.words(for: action, edit, count: lines.count))")
    for line in lines { try console.printLine("    \(line.oneLine)") }
    let others = resolution.otherMovedViews
    guard !others.isEmpty, !console.isQuiet else { return }
    console.printNote(
      "\(others.count) other \(others.count == 1 ? "view moves" : "views move"): "
        + others.map { scene.views[$0].nameInFindings }.listed(atMost: 5))
  }

  private static func words(for action: ResolveAction, _ edit: SceneEdit, count: Int) -> String {
    let isOne = count == 1
    return switch action {
    case .addMissing where edit.added.isEmpty: "no constraint is missing, but a choice which content yields"
    case .addMissing: "\(count) \(isOne ? "constraint is" : "constraints are") missing"
    case .updateFrames:
      "\(count) \(isOne ? "frame is" : "frames are") not where the constraints have \(isOne ? "it" : "them")"
    case .updateConstraints: "\(count) \(isOne ? "constant does" : "constants do") not fit the frames"
    case .resetToSuggested: "\(count) \(isOne ? "constraint goes or comes" : "constraints go or come")"
    case .clear: "\(count) \(isOne ? "constraint goes" : "constraints go")"
    case .sizeToFit: "\(count) \(isOne ? "frame does" : "frames do") not fit"
    }
  }
}
