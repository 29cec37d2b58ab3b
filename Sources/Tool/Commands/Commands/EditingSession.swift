internal import AutoLayout
internal import CommandArguments
internal import DocumentEditing
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
internal import ReviewPlans
internal import ReviewReports
internal import SceneDocuments
internal import SceneLayouts
internal import Scenes
internal import Typography
internal import VisibleText

/// One scene of a document that a command edits, with its current design.
struct EditingSession {
  /// The scene in the plan of its document.
  let planned: ReviewPlan.PlannedScene
  let document: ReviewDocument
  let kind: SceneDocument
  /// The scene with its layouts.
  let resolvable: ResolvableScene
  /// The positions of its views in the design.
  let places: DesignedPlaces
  private let words: ConstraintWords
  /// The engine that measured its text.
  let measurer: any TextMeasuring
  private let console: Console

  var scene: Scene { planned.scene }
  /// The layout of the design.
  var layout: Layout { places.layout }

  /// Runs a command on the scene of a document that has all views with the given names, unless there is none or more
  /// than one, which is reported.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - names: The names of views that the scene must have.
  ///   - constraints: Names of constraints. A scene with such an id or name is preferred.
  ///   - console: The console for messages.
  ///   - work: The command.
  /// - Returns: The worst exit code of reading the document and of the command.
  static func run(
    _ arguments: ParsedArguments, withViews names: [String], constraints: [String] = [], _ console: Console,
    _ work: (EditingSession) throws -> ExitCode
  ) async throws -> ExitCode {
    let (session, codes) = try await open(arguments, withViews: names, constraints: constraints, console)
    return ExitCode.worst(of: codes + (try session.map { [try work($0)] } ?? []))
  }

  private static func open(
    _ arguments: ParsedArguments, withViews names: [String], constraints: [String], _ console: Console
  ) async throws -> (session: EditingSession?, codes: [ExitCode]) {
    var only = arguments
    only.paths = Array(arguments.paths.prefix(1))
    let options = try LayoutOptions(only)
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    let plan = session.plan
    guard let path = only.paths.first, !plan.scenes.isEmpty else { return (nil, session.codes + [.noInput]) }
    if let unknown = plan.unknownView(among: names) {
      console.printUnknownView(unknown, in: [path])
      return (nil, session.codes + [.noInput])
    }
    var meant = plan.scenes.filter { planned in
      names.allSatisfy { name in planned.scene.views.contains { $0.allNames.contains(name) } }
    }
    let known = meant.filter { planned in
      constraints.contains { word in planned.scene.constraints.contains { $0.names.contains(word) } }
    }
    if !known.isEmpty { meant = known }
    guard let planned = meant.first, meant.count == 1 else {
      if meant.isEmpty {
        console.printError(
          "\(path): no scene contains all of these views",
          hint: "use '--filter' to select one: \(plan.scenes.map(\.scene.name).listed(atMost: 5))")
      } else {
        reportChoice(of: meant, at: path, named: names, console)
      }
      return (nil, session.codes + [.noInput])
    }
    let found = try EditingSession(planned, in: plan, measuringTextWith: Engines.makeTextMeasurer(for: plan)(), console)
    return (found, session.codes)
  }

  /// Reports which scenes have all views with the given names, and how to select each of them.
  private static func reportChoice(
    of scenes: [ReviewPlan.PlannedScene], at path: String, named names: [String], _ console: Console
  ) {
    let quoted = names.map { "'\($0)'" }
    let subject =
      switch quoted.count {
      case 0: "ambiguous scene"
      case 1: "\(quoted[0]) is in \(scenes.count) scenes"
      default:
        "\(quoted.dropLast().joined(separator: ", ")) and \(quoted[quoted.count - 1]) are in \(scenes.count) scenes"
      }
    let filters = scenes.compactMap { ReviewPlan.filter(for: $0, among: scenes) }.map { "--filter '\($0)'" }
    console.printError(
      "\(path): \(subject): \(scenes.map(\.scene.name).listed(atMost: 5))",
      hint: filters.isEmpty ? nil : "select one: \(filters.listed(atMost: 5))")
  }

  private init?(
    _ planned: ReviewPlan.PlannedScene, in plan: ReviewPlan, measuringTextWith measurer: any TextMeasuring,
    _ console: Console
  ) throws {
    self.planned = planned
    words = ConstraintWords(of: planned.scene)
    self.measurer = measurer
    self.console = console
    document = plan.documents[planned.document]
    guard let kind = SceneDocument(path: document.path) else { return nil }
    self.kind = kind
    let bytes = try FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit)
    let editor = kind == .interfaceBuilder ? try? InterfaceBuilderEditor(bytes, path: document.path) : nil
    let guides = NamedGuides(of: planned.scene, in: editor)
    guard let resolvable = plan.resolvable(planned, naming: guides) else { return nil }
    self.resolvable = resolvable
    places = DesignedPlaces(in: resolvable.design.uncheckedLayout(measuringTextWith: measurer))
  }

  /// Returns the views with the given names. Nil if several views share a name, which is reported.
  func views(named names: [String]) -> [Int]? {
    let views = names.compactMap(view)
    return views.count == names.count ? views : nil
  }

  /// Returns the view with the given name. Several views are reported.
  func view(named name: String) -> Int? {
    let found = scene.views.indices.filter { scene.views[$0].allNames.contains(name) }
    if let view = found.first, found.count == 1 { return view }
    // The exact name of a view takes precedence over the labels of others.
    if let view = found.first(where: { scene.views[$0].name == name }) { return view }
    let ids = found.map { "\(scene.views[$0].nameInOutline) (\(scene.views[$0].name))" }
    console.printError(
      "'\(name)' matches \(found.count) views", hint: "name one by its id: \(ids.listed(atMost: 5))")
    return nil
  }

  func equation(_ constraint: LayoutConstraint) -> String {
    words.equation(of: constraint)
  }

  /// Writes a change, or prints the difference.
  ///
  /// `frames` are the frames of the document to update.
  func finish(_ edit: SceneEdit, updating frames: UpdatedFrames = .none, writes: Bool) throws -> ExitCode {
    var edit = edit
    edit.moved += frames.moved(by: edit, in: self)
    reportEffect(of: edit)
    return try DocumentChange(document: document, edits: [(edit, scene)], console, equation).finish(writes: writes)
  }

  /// Reports the effect of a change on the layouts: new conflicts and remaining ambiguities.
  private func reportEffect(of edit: SceneEdit) {
    guard !console.isQuiet, !edit.isEmpty else { return }
    let before = resolvable.layouts.map { $0.uncheckedLayout(measuringTextWith: measurer) }
    let after = resolvable.layouts(after: edit).map { $0.uncheckedLayout(measuringTextWith: measurer) }
    let broken = zip(before, after).filter { $1.solution.conflicts.count > $0.solution.conflicts.count }.map(\.1)
    if let first = broken.first {
      console.printNote(
        "this causes a conflict, in \(broken.count.counted("layout"))",
        LayoutHeading.text(of: first))
    }
    let wasOpen = Set(before.flatMap { $0.solution.ambiguities.map(\.view) })
    let isOpen = Set(after.flatMap { $0.solution.ambiguities.map(\.view) })
    let came = isOpen.subtracting(wasOpen).sorted()
    if !came.isEmpty {
      console.printNote(
        "the position or size of \(came.map { scene.views[$0].nameInFindings }.listed(atMost: 3)) "
          + "\(came.count == 1 ? "is" : "are") ambiguous after this change",
        "'resolve --add-missing' proposes the missing constraints")
    }
  }
}
