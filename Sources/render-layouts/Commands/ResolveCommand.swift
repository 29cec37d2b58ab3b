internal import AutoLayout
internal import CommandArguments
internal import Geometry
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
internal import SceneDocuments
internal import SceneFiles
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// Proposes what would settle a scene, and writes it into scene files where that is asked for.
struct ResolveCommand: RunnableCommand {
  private let options: LayoutOptions
  private let fitsSizes: Bool
  private let views: [String]
  private let writes: Bool
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    if arguments.contains(.addMissing), arguments.contains(.sizeToFit) {
      throw UsageError("'--add-missing' and '--size-to-fit' exclude each other", hint: "do one after the other")
    }
    options = try LayoutOptions(arguments)
    fitsSizes = arguments.contains(.sizeToFit)
    views = arguments.list(.view)
    writes = arguments.contains(.write)
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    let plan = session.plan
    if !plan.scenes.isEmpty, let unknown = plan.unknownView(among: views) {
      console.printUnknownView(unknown, in: options.paths)
      return ExitCode.worst(of: session.codes + [.noInput])
    }
    let resolutions = try await plan.resolutions(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    try Engines.checkFonts()
    var codes = session.codes + Interruption.codes
    var count = 0
    for (position, resolution) in resolutions.enumerated() {
      guard let resolution else { continue }
      let changes = changes(by: resolution, to: plan.scenes[position].scene)
      count += changes.lines.count
      codes += try tell(changes, of: plan.scenes[position], in: plan.documents[plan.scenes[position].document])
    }
    if count > 0, !writes, !console.isQuiet {
      console.printNote("nothing is written", "'--write' changes scene files so")
    }
    return ExitCode.worst(of: codes)
  }

  /// The changes to one scene.
  private struct Changes {
    var lines: [String] = []
    var equations: [String] = []
    var frames: [(view: String, frame: Rect)] = []
    var isEnough = true
  }

  private func changes(by resolution: SceneResolution, to scene: Scene) -> Changes {
    func isMeant(_ view: Int) -> Bool { views.isEmpty || scene.views[view].allNames.contains(where: views.contains) }
    var changes = Changes()
    if fitsSizes {
      for fitted in resolution.fittedFrames where isMeant(fitted.view) {
        let view = scene.views[fitted.view]
        changes.frames.append((view.name, fitted.fitted))
        changes.lines.append(
          "\(view.nameInOutline.oneLine): \(Self.text(of: fitted.recorded)) becomes \(Self.text(of: fitted.fitted))")
      }
      return changes
    }
    changes.equations = resolution.additions.filter { isMeant($0.view) }.map(\.equation)
    changes.lines = changes.equations
    changes.isEnough = resolution.isEnough
    return changes
  }

  private static func text(of frame: Rect) -> String {
    "\(frame.minX.pointText), \(frame.minY.pointText), \(frame.size.pointText)"
  }

  private func tell(
    _ changes: Changes, of planned: ReviewPlan.PlannedScene, in document: ReviewDocument
  ) throws -> [ExitCode] {
    let title = "\(document.path): \(planned.scene.name.oneLine)"
    guard !changes.lines.isEmpty || !changes.isEnough else { return [] }
    let count = changes.lines.count
    let what =
      fitsSizes
      ? "\(count == 1 ? "frame does" : "frames do") not fit"
      : "\(count == 1 ? "constraint is" : "constraints are") missing"
    for line in ["\(title): \(count) \(what)"] + changes.lines.map({ "    \($0)" }) { try console.printLine(line) }
    guard changes.isEnough else {
      console.printError(
        "\(title): these do not settle every layout", hint: "'render-layouts check \(document.path)' tells what is open"
      )
      return [.findings]
    }
    return writes && count > 0 ? [try write(changes, to: document)] : []
  }

  private func write(_ changes: Changes, to document: ReviewDocument) throws -> ExitCode {
    guard SceneDocument(path: document.path) == .yaml else {
      console.printError(
        "\(document.path): Xcode's documents are not changed", hint: "do it in Xcode, or 'convert' them")
      return .cannotWrite
    }
    // What another run adds meanwhile would be added once more, and what an editor saves be lost.
    return try FileSystem.whileLocked(document.path) {
      let bytes = try FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit)
      guard document.wasRead(from: bytes) else {
        console.printError(
          "\(document.path): the file was changed meanwhile, and nothing is written", hint: "do it again")
        return .cannotWrite
      }
      return try write(changes, into: bytes, of: document)
    }
  }

  /// Writes a document with changes to its bytes.
  private func write(_ changes: Changes, into bytes: [UInt8], of document: ReviewDocument) throws -> ExitCode {
    let edited: [UInt8]
    do throws(DocumentError) {
      edited =
        fitsSizes
        ? try SceneFileEditor.setting(frames: changes.frames, in: bytes, path: document.path)
        : try SceneFileEditor.adding(changes.equations, to: bytes, path: document.path)
      // What could not be read again must not take the place of what could.
      _ = try SceneDocument.yaml.scenes(in: edited, path: document.path)
    } catch {
      for finding in error.findings { console.printText(console.text(of: finding) + PrintedText("\n")) }
      return .invalidDocument
    }
    // The file itself is written, not a link that leads to it.
    try FileSystem.writeDurably([(edited, FileSystem.realPath(of: document.path) ?? document.path)])
    if !console.isQuiet { try console.printLine("    written to \(document.path)") }
    return .success
  }
}
