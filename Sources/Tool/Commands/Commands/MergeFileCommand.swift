internal import CairoDrawing
internal import CommandArguments
internal import DocumentMerging
internal import HostFiles
internal import ReviewPlans
internal import VisibleText

/// Merges three versions of a layout file by object, as a merge driver of git. The result replaces the file of our
/// version.
struct MergeFileCommand: RunnableCommand {
  private let files: MergeInput<String>
  private let path: String
  private let favored: MergeSide
  private let list: String?
  private let asks: Bool
  private let output: String
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    files = MergeInput(base: arguments.paths[0], ours: arguments.paths[1], theirs: arguments.paths[2])
    path = arguments.paths.count > 3 ? arguments.paths[3] : files.ours
    favored = try arguments.oneCase(.favor, standard: MergeSide.ours)
    list = arguments.value(of: .decide)
    asks = arguments.contains(.ask)
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
    let decided: [String: MergeSide]
    do {
      versions = try files.map { try FileSystem.contents(of: $0, limit: ReviewDocument.sizeLimit) }
      decided = try decisions()
    } catch let error as FileError {
      console.printError("\(error)", hint: "nothing was written")
      return .noInput
    } catch let refusal as MergeRefusal {
      return refused(refusal, of: list ?? path)
    }
    var merged: MergeResult
    do throws(MergeRefusal) {
      merged = try asks ? asked(versions, of: kind, decided) : self.merged(versions, of: kind, decided)
    } catch {
      return refused(error, of: path)
    }
    let faults = kind == .interfaceBuilder ? solveFrames(of: &merged, from: versions) : []
    if output != files.ours || merged.bytes != versions.ours {
      try FileSystem.writeDurably([(merged.bytes, output)])
    }
    tell(merged.undecided, listedIn: UndecidedFile(for: path)?.write(merged.undecided))
    for fault in faults { console.printNote("\(path): \(fault)") }
    return merged.undecided.isEmpty ? .success : .findings
  }

  private func refused(_ refusal: MergeRefusal, of path: String) -> ExitCode {
    let place = refusal.source.map { "\($0)" } ?? path
    console.printError("\(place): \(refusal.message); nothing was merged", hint: refusal.hint)
    return .invalidDocument
  }

  // MARK: - Decisions

  /// The decisions in the list that the command line names.
  private func decisions() throws -> [String: MergeSide] {
    guard let list else { return [:] }
    let limit = UndecidedList.sizeLimit
    let bytes = try list == "-" ? StandardStream.input(limit: limit) : FileSystem.contents(of: list, limit: limit)
    return try UndecidedList.decisions(in: bytes)
  }

  private func merged(
    _ versions: MergeInput<[UInt8]>, of kind: MergedFileKind, _ decided: [String: MergeSide]
  ) throws(MergeRefusal) -> MergeResult {
    try FileMerge.merged(
      versions, of: kind, path: path, deciding: MergeDecisions(favoring: favored, deciding: decided))
  }

  /// The merged file with the user's answers about each undecided place.
  private func asked(
    _ versions: MergeInput<[UInt8]>, of kind: MergedFileKind, _ decided: [String: MergeSide]
  ) throws(MergeRefusal) -> MergeResult {
    var decided = decided
    var skipped: Set<String> = []
    while true {
      let result = try merged(versions, of: kind, decided)
      // A decision to keep an object may lead to further undecided places inside it.
      let open = result.undecided.filter { !skipped.contains($0.key) && decided[$0.key] == nil }
      guard !open.isEmpty else { return result }
      for place in open {
        decided[place.key] = answer(about: place)
        if decided[place.key] == nil { skipped.insert(place.key) }
      }
    }
  }

  /// The side that the user chooses; nil to leave the place open, or at the end of the input.
  private func answer(about place: UndecidedPlace) -> MergeSide? {
    console.printText(Console.text(ofMessage: lines(about: place)))
    while true {
      console.printText(PrintedText("    take [o]urs or [t]heirs, or [s]kip it? "))
      guard let line = readLine() else { return nil }
      let word = line.lowercased().filter { $0 != " " }
      if word == "s" || word == "skip" { return nil }
      if !word.isEmpty, let side = MergeSide.allCases.first(where: { $0.rawValue.hasPrefix(word) }) { return side }
    }
  }

  /// Updates the frames of views in scenes that both sides changed, by solving the merged constraints.
  ///
  /// - Returns: The faults of the merged scenes.
  private func solveFrames(of merged: inout MergeResult, from versions: MergeInput<[UInt8]>) -> [String] {
    guard !merged.scenesChangedTwice.isEmpty, let measurer = try? CairoTextMeasurer() else { return [] }
    let layouts = MergedLayouts(merged, of: versions, path: path, measuringTextWith: measurer)
    merged.bytes = layouts.bytes
    return layouts.faults
  }

  /// Prints the undecided places, with the value of each version.
  private func tell(_ undecided: [UndecidedPlace], listedIn list: String?) {
    guard !undecided.isEmpty else { return }
    for place in undecided where !asks { console.printText(Console.text(ofMessage: lines(about: place))) }
    let count = undecided.count == 1 ? "1 place is" : "\(undecided.count) places are"
    console.printMessage(
      "\(path): \(count) undecided and \(undecided.count == 1 ? "has" : "have") the value of \(favored.rawValue); "
        + "edit the file, then 'git add' it")
    if let list { console.printMessage("\(list): the list, for 'merge-file --decide'") }
  }

  /// What the user needs to know to decide a place.
  private func lines(about place: UndecidedPlace) -> [String] {
    let line = place.version(of: favored).line ?? place.version(of: favored.other).line
    let versions = [("base", place.base), ("ours", place.ours), ("theirs", place.theirs)]
    return ["\(path)\(line.map { ":\($0)" } ?? ""): undecided: \(place.text)"]
      + versions.map { name, version in
        "\(name)\(version.line.map { ", line \($0)" } ?? ""): \(version.value ?? "none")"
      }
  }
}
