internal import CairoDrawing
internal import CommandArguments
internal import DocumentMerging
internal import HostFiles
internal import MergePages
internal import ReviewPlans
internal import VisibleText

/// The command that merges three versions of a layout file by object, as a merge driver of git. The result replaces the
/// file of our version.
struct MergeFileCommand: RunnableCommand {
  private let files: MergeInput<String>
  private let path: String
  private let favored: MergeSide
  private let list: String?
  private let asks: Bool
  private let page: String?
  /// Whether the command line names a file for the result.
  private let hasOutput: Bool
  private let output: String
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    files = MergeInput(base: arguments.paths[0], ours: arguments.paths[1], theirs: arguments.paths[2])
    path = arguments.paths.count > 3 ? arguments.paths[3] : files.ours
    favored = try arguments.oneCase(.favor, standard: MergeSide.ours)
    list = arguments.value(of: .decide)
    asks = arguments.contains(.ask)
    page = arguments.value(of: .page)
    hasOutput = arguments.value(of: .output) != nil
    output = arguments.value(of: .output) ?? files.ours
    self.console = console
  }

  func run() async throws -> ExitCode {
    guard let kind = MergedFileKind(path: path) else {
      console.printError(
        "\(path): unsupported kind of file", hint: "'git merge-file' merges any text line by line")
      return .usage
    }
    let versions: MergeInput<[UInt8]>
    var decided: [String: MergeChoice]
    do {
      versions = try files.map { try FileSystem.contents(of: $0, limit: ReviewDocument.sizeLimit) }
      decided = try decisions()
    } catch let error as FileError {
      console.printError("\(error)", hint: "nothing was written")
      return .noInput
    } catch let refusal as MergeRefusal {
      return refused(refusal, of: list ?? path)
    }
    let trial = MergeTrial(versions, of: kind, path: path, favoring: favored)
    let merged: MergeResult
    do {
      let written = try writePage(of: trial)
      if asks { decided = try MergeQuestions(trial, path, page: written, console).answers(after: decided) }
      merged = try trial.merged(deciding: decided) { try? CairoTextMeasurer() }
    } catch let refusal as MergeRefusal {
      return refused(refusal, of: path)
    }
    // The decisions of the page apply to the versions that it shows, so the file must not change before they are
    // made.
    let isShown = page != nil && !asks && !hasOutput
    if !isShown, output != files.ours || merged.bytes != versions.ours {
      try FileSystem.writeDurably([(merged.bytes, output)])
    }
    if let page, asks, merged.undecided.isEmpty { MergePageFolder(page).remove() }
    report(
      merged.undecided, listedIn: isShown ? nil : UndecidedFile(for: path, from: files.ours)?.write(merged.undecided),
      isShown: isShown)
    for note in merged.notes { console.printNote("\(path): \(note)") }
    return merged.undecided.isEmpty ? .success : .findings
  }

  /// Writes the page that the command line asks for, and returns the path of its first file.
  private func writePage(of trial: MergeTrial) throws -> String? {
    guard let page else { return nil }
    let options = (favored == .ours ? [] : ["--favor", favored.rawValue]) + (hasOutput ? ["-o", output] : [])
    let origin = MergePage.Origin(
      toolVersion: CommandLineTool.version,
      command: ["render-layouts", "merge-file"] + options + [files.base, files.ours, files.theirs, path],
      isAwaited: asks)
    let written = try MergePage(
      of: trial, from: origin, measuringTextWith: try? CairoTextMeasurer())
    // While a person waits in the terminal, a merge without undecided places needs no page.
    guard !asks || written.placeCount > 0 else { return nil }
    let index = try MergePageFolder(page).write(written.files)
    if !asks { try console.printLine(index) }
    return index
  }

  private func refused(_ refusal: MergeRefusal, of path: String) -> ExitCode {
    let place = refusal.source.map { "\($0)" } ?? path
    console.printError("\(place): \(refusal.message); nothing was merged", hint: refusal.hint)
    return .invalidDocument
  }

  // MARK: - Decisions

  /// Returns the decisions in the list that the command line names.
  private func decisions() throws -> [String: MergeChoice] {
    guard let list else { return [:] }
    let limit = UndecidedList.sizeLimit
    let bytes = try list == "-" ? StandardStream.input(limit: limit) : FileSystem.contents(of: list, limit: limit)
    return try UndecidedList.decisions(in: bytes)
  }

  /// Prints the undecided places, with the value of each version.
  private func report(_ undecided: [UndecidedPlace], listedIn list: String?, isShown: Bool) {
    guard !undecided.isEmpty else { return }
    for place in undecided where !asks {
      console.printText(Console.text(ofMessage: MergeQuestions.lines(about: place, in: path, favoring: favored)))
    }
    let count = undecided.count.counted("place is", "places are")
    console.printMessage(
      "\(path): \(count) undecided and \(undecided.count == 1 ? "has" : "have") the value of \(favored.rawValue); "
        + (isShown ? "decide on the page; nothing else is written" : "edit the file, then 'git add' it"))
    if let list { console.printMessage("\(list): the list, for 'merge-file --decide'") }
  }
}
