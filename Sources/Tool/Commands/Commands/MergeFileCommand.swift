internal import CairoDrawing
internal import CommandArguments
internal import DocumentMerging
internal import HostFiles
internal import ReviewPlans

/// Merges three versions of a layout file by object, as git's merge drivers do: the result takes the place of ours.
struct MergeFileCommand: RunnableCommand {
  private let files: MergeInput<String>
  private let path: String
  private let favored: MergeSide
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    files = MergeInput(base: arguments.paths[0], ours: arguments.paths[1], theirs: arguments.paths[2])
    path = arguments.paths.count > 3 ? arguments.paths[3] : files.ours
    favored = try arguments.oneCase(.favor, standard: MergeSide.ours)
    self.console = console
  }

  func run() async throws -> ExitCode {
    guard let kind = MergedFileKind(path: path) else {
      console.printError(
        "\(path): not a kind of file that 'merge-file' knows", hint: "'git merge-file' merges any text, line by line")
      return .usage
    }
    let versions: MergeInput<[UInt8]>
    do throws(FileError) {
      versions = try files.map { file throws(FileError) in
        try FileSystem.contents(of: file, limit: ReviewDocument.sizeLimit)
      }
    } catch {
      console.printError("\(error)", hint: "nothing is written")
      return .noInput
    }
    var merged: MergeResult
    do throws(MergeRefusal) {
      merged = try FileMerge.merged(versions, of: kind, path: path, favoring: favored)
    } catch {
      console.printError(
        (error.source.map { "\($0)" } ?? path) + ": \(error.message); nothing is merged", hint: error.hint)
      return .invalidDocument
    }
    let faults = kind == .interfaceBuilder ? solveFrames(of: &merged, from: versions) : []
    if merged.bytes != versions.ours { try FileSystem.writeDurably([(merged.bytes, files.ours)]) }
    tell(merged.undecided)
    for fault in faults { console.printNote("\(path): \(fault)") }
    return merged.undecided.isEmpty ? .success : .findings
  }

  /// Gives the views of scenes that both sides changed the frames of the merged constraints, and returns what is wrong
  /// with these.
  private func solveFrames(of merged: inout MergeResult, from versions: MergeInput<[UInt8]>) -> [String] {
    guard !merged.scenesChangedTwice.isEmpty, let measurer = try? CairoTextMeasurer() else { return [] }
    let layouts = MergedLayouts(merged, of: versions, path: path, measuringTextWith: measurer)
    merged.bytes = layouts.bytes
    return layouts.faults
  }

  /// Prints what a person has to decide, with what each version has in the place.
  private func tell(_ undecided: [UndecidedPlace]) {
    guard !undecided.isEmpty else { return }
    for place in undecided { console.printText(Console.text(ofMessage: lines(about: place))) }
    let count = undecided.count == 1 ? "1 place is" : "\(undecided.count) places are"
    console.printMessage(
      "\(path): \(count) undecided and \(undecided.count == 1 ? "has" : "have") the value of \(favored.rawValue); "
        + "edit the file, then 'git add' it")
  }

  /// What a person has to know to decide a place.
  private func lines(about place: UndecidedPlace) -> [String] {
    let line = place.version(of: favored).line ?? place.version(of: favored.other).line
    let versions = [("base", place.base), ("ours", place.ours), ("theirs", place.theirs)]
    return ["\(path)\(line.map { ":\($0)" } ?? ""): undecided: \(place.text)"]
      + versions.map { name, version in
        "\(name)\(version.line.map { ", line \($0)" } ?? ""): \(version.value ?? "none")"
      }
  }
}
