internal import DocumentMerging
internal import HostFiles
internal import MergePages
internal import VisibleText

/// The questions in the terminal about places that a merge left open: for the decisions of the page, or place by place.
struct MergeQuestions {
  private let trial: MergeTrial
  private let path: String
  /// The first file of the page, or nil without a page.
  private let page: String?
  private let console: Console

  init(_ trial: MergeTrial, _ path: String, page: String?, _ console: Console) {
    self.trial = trial
    self.path = path
    self.page = page
    self.console = console
  }

  /// Returns the decisions together with the person's decisions. Skipped places are not included.
  func answers(after decided: [String: MergeChoice]) throws(MergeRefusal) -> [String: MergeChoice] {
    guard let page, try trial.merged(deciding: decided).undecided.isEmpty == false else {
      return try answersInTerminal(after: decided)
    }
    console.printMessage("\(page): open it in a browser, decide, and save the decisions")
    while true {
      console.printText(PrintedText("    the path of decisions.json, or [a]sk here, or [s]kip? "))
      guard let line = readLine() else { return decided }
      switch line.lowercased().filter({ $0 != " " }) {
      case "": continue
      case "s", "skip": return decided
      case "a", "ask": return try answersInTerminal(after: decided)
      default:
        if let saved = decisions(inFileAt: line) { return decided.merging(saved) { _, new in new } }
      }
    }
  }

  /// Returns the decisions in a file. If it cannot be read, prints a message and returns nil.
  private func decisions(inFileAt line: String) -> [String: MergeChoice]? {
    let path = Self.path(in: line)
    do {
      return try UndecidedList.decisions(in: FileSystem.contents(of: path, limit: UndecidedList.sizeLimit))
    } catch let refusal as MergeRefusal {
      console.printError("\(path): \(refusal.message)", hint: refusal.hint)
    } catch {
      console.printError("\(error)", hint: "the page has saved it where your browser keeps downloads")
    }
    return nil
  }

  /// Returns a path that was pasted into a terminal: quoted, with spaces around it, with escaped spaces, as a file
  /// URL, or with `~`.
  static func path(in line: String) -> String {
    var text = line.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    if text.count > 1, let quote = text.first, "'\"".contains(quote), text.last == quote {
      text = text.dropFirst().dropLast()
    } else {
      text = text.replacing("\\ ", with: " ")[...]
    }
    if text.hasPrefix("file://") { text = text.dropFirst("file://".count) }
    guard text.hasPrefix("~/"), let home = HostProcess.environmentVariable("HOME") else { return String(text) }
    return FolderPath.join(home, String(text.dropFirst(2)))
  }

  // MARK: - Place by place

  private func answersInTerminal(after decided: [String: MergeChoice]) throws(MergeRefusal) -> [String: MergeChoice] {
    var decided = decided
    var skipped: Set<String> = []
    while true {
      // If an object is kept, places in it may become undecided.
      let open = try trial.merged(deciding: decided).undecided.filter {
        !skipped.contains($0.key) && decided[$0.key] == nil
      }
      guard !open.isEmpty else { return decided }
      for place in open {
        decided[place.key] = answer(about: place)
        if decided[place.key] == nil { skipped.insert(place.key) }
      }
    }
  }

  /// Returns the version that a person chooses in a place. Nil if the person skips the place, or at the end of the
  /// input.
  private func answer(about place: UndecidedPlace) -> MergeChoice? {
    let lines = Self.lines(about: place, in: path, favoring: trial.favored)
    console.printText(Console.text(ofMessage: lines))
    let hasBase = place.choices.contains(.base)
    let question = hasBase ? "take [o]urs, [t]heirs or the [b]ase" : "take [o]urs or [t]heirs"
    while true {
      console.printText(PrintedText("    \(question), or [s]kip it? "))
      guard let line = readLine() else { return nil }
      let word = line.lowercased().filter { $0 != " " }
      if word == "s" || word == "skip" { return nil }
      if !word.isEmpty, let choice = place.choices.first(where: { $0.rawValue.hasPrefix(word) }) { return choice }
    }
  }

  /// Returns the lines that a person needs to decide a place.
  static func lines(about place: UndecidedPlace, in path: String, favoring favored: MergeSide) -> [String] {
    let line = place.version(of: favored).line ?? place.version(of: favored.other).line
    let versions = [("base", place.base), ("ours", place.ours), ("theirs", place.theirs)]
    return ["\(path)\(line.map { ":\($0)" } ?? ""): undecided: \(place.text)"]
      + versions.map { name, version in
        "\(name)\(version.line.map { ", line \($0)" } ?? ""): \(version.value ?? "none")"
      }
  }
}
