internal import AutoLayout
internal import CommandArguments
internal import ConflictLogs
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The command that explains the conflicts in a console log and locates their constraints and views in documents.
struct ConflictLogCommand: RunnableCommand {
  /// The largest log that is read, in bytes.
  private static let sizeLimit = 16 << 20

  private let path: String
  private let arguments: ParsedArguments
  private let console: Console

  /// Whether `explain` applies to a log.
  static func applies(to arguments: ParsedArguments) -> Bool { arguments.contains(.conflictLog) }

  init(_ arguments: ParsedArguments, _ console: Console) {
    path = arguments.value(of: .conflictLog) ?? "-"
    self.arguments = arguments
    self.console = console
  }

  func run() async throws -> ExitCode {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes =
        path == "-"
        ? try StandardStream.input(limit: Self.sizeLimit) : try FileSystem.contents(of: path, limit: Self.sizeLimit)
    } catch {
      console.printError("\(error)")
      return .noInput
    }
    let written = String(decoding: bytes, as: UTF8.self)
    let logs = ConflictLog.logs(in: written)
    guard !logs.isEmpty else {
      printMissing(at: path, isHidden: written.contains("<private>"))
      return .noInput
    }
    var codes: [ExitCode] = []
    let texts = logs.map(ConflictLogText.text)
    let places = arguments.paths.isEmpty ? [] : try await places(of: logs, in: written, &codes)
    for (number, text) in texts.enumerated() {
      try console.printResult((number > 0 ? "\n" : "") + text)
      if !places.isEmpty { try console.printResult(places[number].map { "    \($0)\n" }.joined()) }
    }
    return ExitCode.worst(of: codes)
  }

  /// Reports that a log contains no constraints: the system has redacted them, or it is another string.
  private func printMissing(at path: String, isHidden: Bool) {
    guard !isHidden else {
      return console.printError(
        "\(path): the system has hidden the constraints and printed <private> instead",
        hint: "run the app from Xcode, whose console shows them, or install a logging profile that enables private data"
      )
    }
    console.printError(
      "\(path): no constraint found", hint: "copy the log beginning with 'Unable to simultaneously satisfy'")
  }

  /// Returns the words for an object in a document.
  private func words(for subject: ConflictLog.Subject) -> String {
    switch subject {
    case .constraint(let identifier): "the constraint '\(identifier)'"
    case .view(let name): "the view \(name)"
    }
  }

  /// Returns lines with the locations of the constraints and views of each log.
  private func places(
    of logs: [ConflictLog], in written: String, _ codes: inout [ExitCode]
  ) async throws -> [[String]] {
    let options = try LayoutOptions(arguments)
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    let scenes = session.plan.scenes.map { scene in
      (scene: scene.scene, document: session.plan.documents[scene.document])
    }
    let own = try await ownLogs(in: written, session.plan, workers: options.workers)
    codes += session.codes + Interruption.codes
    return logs.map { log in
      // Copies of a document have the same logs, and a scene has the same log on several devices.
      var known: Set<String> = []
      let ownLines = own.filter { $0.log.says(log) }.flatMap(\.places).filter { known.insert($0).inserted }
      let lines =
        !ownLines.isEmpty
        ? ownLines
        : scenes.flatMap { scene, document in
          log.places(in: scene).map { "\(document.name): '\(scene.name)', line \($0.line): \(words(for: $0.subject))" }
        }
      return lines.isEmpty ? ["no document contains a constraint or text of this log"] : lines
    }
  }
}

extension ConflictLogCommand {
  /// Returns the logs in a string that this tool printed for layouts of the documents, each with the locations of its
  /// constraints. The tool prints the same addresses for the same objects, so its logs are recognized by comparing the
  /// text.
  private func ownLogs(
    in written: String, _ plan: ReviewPlan, workers: Int
  ) async throws -> [(log: ConflictLog, places: [String])] {
    guard written.contains(LayoutDescriptions.startOfAddresses) else { return [] }
    let solved = try await plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: workers,
      shouldStop: Interruption.isRequested
    ) { planned, layout in
      zip(layout.solution.conflicts, layout.conflictLogs()).filter { written.contains($1) }.map { conflict, text in
        (text: text, lines: plan.places(of: conflict, in: layout, planned))
      }
    }
    return solved.compactMap(\.self).joined().compactMap { text, lines in
      ConflictLog.logs(in: text).first.map { (log: $0, places: lines) }
    }
  }
}

extension ReviewPlan {
  /// Returns the locations of the author's constraints of a conflict, as lines.
  fileprivate func places(
    of conflict: UnsatisfiableConstraints, in layout: Layout, _ planned: PlannedLayout
  ) -> [String] {
    let scene = scenes[planned.scene]
    let place = "\(documents[scene.document].name): '\(scene.scene.name)'"
    return conflict.conflicting.compactMap { constraint in
      constraint.source.map { "\(place), line \($0.line): \(layout.system.equation(of: constraint))" }
    }
  }
}

extension ConflictLog {
  /// An object in a document that a log mentions.
  fileprivate enum Subject {
    /// A constraint, by its identifier.
    case constraint(String)
    /// A view, by name in messages.
    case view(String)
  }

  /// Returns the constraints of a scene whose identifiers occur in the log, and the views whose strings or names do.
  fileprivate func places(in scene: Scene) -> [(line: Int, subject: Subject)] {
    let identifiers = Set(entries.filter { $0.maker == .app }.compactMap(\.identifier))
    let constraints = scene.constraints.map(\.constraint).compactMap { constraint -> (line: Int, subject: Subject)? in
      guard let identifier = constraint.identifier, identifiers.contains(identifier) else { return nil }
      return ((constraint.source ?? scene.source).line, .constraint(identifier))
    }
    let names = Set(items.flatMap { [$0.title, $0.identifier] }.compactMap(\.self)).filter { $0.count > 1 }
    let views = scene.views.compactMap { view -> (line: Int, subject: Subject)? in
      let own = [view.name, view.identity.label, view.identity.outlet].compactMap(\.self)
      let isNamed =
        own.contains(where: names.contains)
        || names.contains { view.identity.outlineName?.hasSuffix(" - \($0)") ?? false || view.shows($0) }
      return isNamed ? ((view.source ?? scene.source).line, .view(view.nameInFindings)) : nil
    }
    return constraints + views
  }
}

extension View {
  /// Whether it shows a string as UIKit prints it in logs: whole, or its beginning with three periods.
  fileprivate func shows(_ printed: String) -> Bool {
    let texts = [content.label?.text, content.button?.title, content.textField?.text, content.textField?.placeholder]
      .compactMap { $0 }.flatMap { [$0.text] + $0.translations.map(\.text) }
    let ellipsis = "..."
    let beginning = printed.hasSuffix(ellipsis) ? printed.dropLast(ellipsis.count) : ""
    return texts.contains { $0 == printed || !beginning.isEmpty && $0.hasPrefix(beginning) }
  }
}
