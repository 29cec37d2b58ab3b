internal import CommandArguments
internal import DocumentEditing
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import SceneLayouts
internal import Scenes

/// The command that resolves layouts like Interface Builder's menu, and writes the result if requested (specification
/// RES-01 to RES-07).
struct ResolveCommand: RunnableCommand {
  private let options: LayoutOptions
  private let action: ResolveAction
  private let views: [String]
  private let container: String?
  private let writes: Bool
  /// The findings to fix instead; nil for an action of Interface Builder's menu.
  private let repairs: FindingRepair.Choice?
  private let console: Console

  private static let actions: [(option: Option, action: ResolveAction)] = [
    (.addMissing, .addMissing), (.updateFrames, .updateFrames), (.updateConstraints, .updateConstraints),
    (.reset, .resetToSuggested), (.clear, .clear), (.sizeToFit, .sizeToFit),
  ]

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    let chosen = Self.actions.filter { arguments.contains($0.option) }
    let isRepair = arguments.contains(.fix)
    if chosen.count + (isRepair ? 1 : 0) > 1 {
      let names = (chosen.map(\.option) + (isRepair ? [.fix] : [])).map { "'--\($0.rawValue)'" }
      throw UsageError("\(names.joined(separator: " and ")) cannot be combined", hint: "run them one after the other")
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

  /// Returns the findings in the words of the option.
  private static func repairs(_ words: [String]) throws(UsageError) -> FindingRepair.Choice {
    if let choice = FindingRepair.Choice(words) { return choice }
    let names = FindingCode.all.map(\.name)
    let unknown = words.first { !names.contains($0) } ?? ""
    throw UsageError(
      "unknown rule '\(unknown)' for '--fix'",
      hint: NearestName.suggestion(for: unknown, in: names).map { "did you mean '\($0)'?" }
        ?? "use '\(StandardNames.safeFixes)', '\(StandardNames.allFixes)', or rules as 'explain' lists them")
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
    let (views, container) = (views, container)
    let meant = { @Sendable (scene: Scene) in scene.views(named: views, inside: container) }
    let guides = try plan.namedGuides
    let resolutions = try await plan.resolutions(
      action, of: meant, naming: { guides[$0.slug] ?? NamedGuides() },
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    try Engines.checkFonts()
    let summary = ResolutionSummary(of: action, writes: writes, console)
    var codes = session.codes + Interruption.codes
    for (position, document) in plan.documents.enumerated() {
      let scenes = plan.scenes.indices.filter { plan.scenes[$0].document == position }
      codes += try summary.finish(
        scenes.compactMap { scene in resolutions[scene].map { (plan.scenes[scene], $0) } }, of: document)
    }
    let resolved = resolutions.indices.filter { resolutions[$0] != nil }
    if Interruption.codes.isEmpty, resolved.allSatisfy({ resolutions[$0]?.isUnchanged ?? false }) {
      try summary.finishUnchanged(
        resolved.map { (plan.scenes[$0], plan.documents[plan.scenes[$0].document].path) })
    }
    return ExitCode.worst(of: codes)
  }
}

extension ReviewPlan {
  /// The guides in each scene's document that constraints may name, by the slugs of the scenes.
  fileprivate var namedGuides: [String: NamedGuides] {
    get throws {
      let editors = try documents.map { document -> InterfaceBuilderEditor? in
        guard SceneDocument(path: document.path) == .interfaceBuilder, !document.scenes.isEmpty else { return nil }
        let bytes = try FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit)
        return try? InterfaceBuilderEditor(bytes, path: document.path)
      }
      let guides = scenes.map { ($0.slug, NamedGuides(of: $0.scene, in: editors[$0.document])) }
      return Dictionary(guides, uniquingKeysWith: { first, _ in first })
    }
  }
}
