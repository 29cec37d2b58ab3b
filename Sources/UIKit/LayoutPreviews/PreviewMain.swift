internal import CairoDrawing
internal import CommandArguments
internal import Findings
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import ReviewSetup
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// The program that `render-layouts run` builds for the previews of a package.
public enum PreviewMain {
  /// Draws previews with the options on the command line, prints the findings, and ends the process.
  @MainActor
  public static func run(_ previews: [Preview]) async -> Never {
    let code = await withTaskExecutorPreference(HostProcess.taskExecutor) { @MainActor () async -> ExitCode in
      await self.code(of: HostProcess.arguments, previews)
    }
    HostProcess.exit(code.rawValue)
  }

  @MainActor
  private static func code(of words: [String], _ previews: [Preview]) async -> ExitCode {
    do {
      guard case .run(let arguments) = try ArgumentParser.invocation(of: words) else { return .usage }
      let options = try PreviewOptions(arguments)
      let previews = withFallbacks(previews, below: options.folder)
      if let first = HostProcess.environmentVariable("RENDER_LAYOUTS_PREVIEW_PROBE").flatMap({ Int($0) }) {
        return try probe(previews, from: first, options)
      }
      let rest = recorded(previews)
      if rest.isEmpty, !previews.isEmpty {
        return failed(.invalidDocument, "no preview can be drawn", hint: "the messages say why each was skipped")
      }
      return try await draw(rest, options)
    } catch let error as UsageError {
      return failed(.usage, error.message, hint: error.hint)
    } catch let error as FileError {
      return failed(.cannotWrite, "\(error)")
    } catch ReviewError.cannotWrite(let error) {
      return failed(.cannotWrite, "\(error)", hint: "choose another folder with '--output DIR'")
    } catch ReviewError.engineMissing(let reason) {
      return failed(.engineMissing, reason)
    } catch {
      return failed(.internalError, "\(error)")
    }
  }

  /// The numbers of the previews that earlier runs skipped. One that is named twice also ended the process without its
  /// code.
  private static var skipped: [Int] {
    (HostProcess.environmentVariable("RENDER_LAYOUTS_SKIPPED_PREVIEWS") ?? "").split(separator: ",")
      .compactMap { Int($0) }
  }

  /// Returns the previews. Those that earlier runs skipped are drawn from their documents, and are nil if they have
  /// none.
  private static func withFallbacks(_ previews: [Preview], below folder: String) -> [Preview?] {
    let counts = Dictionary(skipped.map { ($0, 1) }, uniquingKeysWith: +)
    guard !counts.isEmpty else { return previews }
    let store = DocumentStore(below: folder)
    return previews.enumerated().map { number, preview in
      guard let count = counts[number] else { return preview }
      return count == 1 && store.names(preview.name) ? preview.withoutCode : nil
    }
  }

  /// Returns the previews from a number on. Before the code of one runs, its number and place are recorded, so that
  /// `render-layouts` knows which one ended the process.
  private static func recorded(_ previews: [Preview?], from first: Int = 0) -> [Preview] {
    let record = HostProcess.environmentVariable("RENDER_LAYOUTS_PREVIEW_RECORD")
    return previews.enumerated().filter { $0.offset >= first }.compactMap { number, preview in
      guard let preview else { return nil }
      guard let record else { return preview }
      let line = Array("\(number)\n\(preview.record)".utf8)
      return preview.calling { try? FileSystem.write(line, to: record) }
    }
  }

  /// The stream for results. `render-layouts` passes another one than standard output, to which the app prints.
  private static var results: StandardStream {
    let number = HostProcess.environmentVariable("RENDER_LAYOUTS_RESULTS").flatMap { Int32($0) }
    return number.flatMap(StandardStream.init(rawValue:)) ?? .output
  }

  /// Lays out each preview once from a number on, and draws nothing. So the tool finds the previews whose code ends the
  /// process without laying out all others again after each.
  @MainActor
  private static func probe(_ previews: [Preview?], from first: Int, _ options: PreviewOptions) throws -> ExitCode {
    let rest = recorded(previews, from: first)
    _ = try PreviewReview(of: rest, selection: options.selection, below: options.folder).firstLayouts()
    return .success
  }

  @MainActor
  private static func draw(_ previews: [Preview], _ options: PreviewOptions) async throws -> ExitCode {
    let review = PreviewReview(of: previews, selection: options.selection, below: options.folder)
    guard !review.plan.isEmpty else {
      return failed(.noInput, "no preview matches", hint: "'--filter' matches the names of previews and their files")
    }
    if let questions = options.questions { return try explain(questions, in: review) }
    let finished = try await review.run(
      into: options.pictures.output, workers: options.workers, compression: options.pictures.compression)
    for item in finished.scenes {
      let found = item.scene.findings(in: finished.plan.documents[item.document])
      let lines =
        found.scene.filter(options.isShown).map(\.text)
        + found.layouts.filter { options.isShown($0.finding) }.map { shared in
          ([shared.finding.text] + [shared.place].compactMap { place in place.map { "    \($0)" } })
            .joined(separator: "\n")
        }
      for line in lines { try StandardStream.error.write(PrintedText("\(line)\n")) }
    }
    if let failure = finished.failures.first { return failed(.cannotWrite, "\(failure)") }
    let blank = try review.blankPreviews(in: finished.plan)
    record(blank)
    let statuses = finished.scenes.flatMap(\.scene.layoutStatuses)
    let (errors, warnings) = (statuses.count { $0 == .error }, statuses.count { $0 == .warning })
    if !options.isQuiet {
      let counts = [(finished.scenes.count, "preview"), (statuses.count, "layout")].map { count, name in
        "\(count) \(name)\(count == 1 ? "" : "s")"
      }.joined(separator: blank.isEmpty ? ", " : " (\(blank.count) blank), ")
      let parts =
        ["\(statuses.count - errors - warnings) fine"] + (warnings > 0 ? ["\(warnings) with warnings"] : [])
        + (errors > 0 ? ["\(errors) with errors"] : [])
      try results.write(
        PrintedText(
          "\(counts): \(parts.joined(separator: ", "))\nGallery: \(VisibleText.line(options.pictures.output.directory))/index.html\n"
        ))
    }
    return errors > 0 || (options.isStrict && warnings > 0) ? .findings : .success
  }

  /// Records the previews that show one color only, a line for each, if `render-layouts` asked for it.
  private static func record(_ blank: [Preview]) {
    guard let path = HostProcess.environmentVariable("RENDER_LAYOUTS_BLANK_RECORD") else { return }
    try? FileSystem.write(Array(blank.map { "\($0.record)\n" }.joined().utf8), to: path)
  }

  /// Prints the answers about the first layout of each preview.
  @MainActor
  private static func explain(_ questions: ExplainOptions, in review: PreviewReview) throws -> ExitCode {
    let layouts = try review.firstLayouts()
    let names = Set(layouts.flatMap(\.resolved.documentViews).flatMap(\.allNames))
    if let unknown = questions.names(names.contains).first(where: { !names.contains($0) }) {
      return failed(
        .noInput, "no preview contains a view '\(unknown)'",
        hint: NearestName.suggestion(for: unknown, in: names.sorted()).map { "did you mean '\($0)'?" })
    }
    try results.write(PrintedText(layouts.map(questions.text).joined()))
    return .success
  }

  private static func failed(_ code: ExitCode, _ message: String, hint: String? = nil) -> ExitCode {
    let lines = [message] + [hint].compactMap(\.self)
    let text = "render-layouts: error: " + lines.map(VisibleText.line).joined(separator: "\n    ") + "\n"
    try? StandardStream.error.write(PrintedText(text))
    return code
  }
}
