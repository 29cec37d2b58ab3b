package import HostFiles

extension PreviewBuild {
  /// The maximum number of previews that may end the process.
  private static let mostCrashes = 1000

  /// Runs a program that draws the previews. Code that ends the process is removed, and the package is compiled again.
  /// Previews with a document are drawn from it instead, and others that still end the process are skipped.
  ///
  /// - Parameter report: Receives a line for the user before the package is compiled again.
  /// - Returns: The outcome of the run that drew the others, and what it recorded about the previews.
  /// - Throws: ``PackageFault`` if it cannot be started.
  package mutating func draw(
    with program: String, _ words: [String], of rewritten: RewrittenPackage, report: (String) -> Void
  ) throws(PackageFault) -> (outcome: ExternalProgram.Outcome, drawn: Drawn) {
    var (attempt, rounds) = (DrawingAttempt(), 0)
    try? FileSystem.remove(blankRecord)
    while true {
      let outcome = try run("sh", Self.running(program, words), variables(skipping: attempt.skipped))
      guard let crash = crash(outcome), attempt.skipped.count(where: { $0 == crash.number }) < 2,
        attempt.crashes.count < Self.mostCrashes
      else { return (outcome, Drawn(crashes: attempt.crashes, blank: blankPreviews())) }
      // It and the others are laid out once each, since a program with one such preview often has more.
      let former = attempt.skipped
      try probe(program, words, from: crash.number, &attempt)
      let isInFirstLayout = attempt.skipped.dropFirst(former.count).contains(crash.number)
      if !isInFirstLayout { note(crash, in: &attempt, isInFirstLayout: false) }
      try removeEndings(&attempt, &rounds, rewritten, report) { build, attempt throws(PackageFault) in
        try build.probe(program, words, from: 0, &attempt)
      }
    }
  }

  /// The previews that are not drawn as the app shows them.
  package struct Drawn: Sendable, Hashable {
    /// The previews whose code ended the process.
    package let crashes: [Crash]
    /// The previews whose pictures show one color only.
    let blank: [RecordedPreview]
  }

  /// Returns the words of a shell that runs the program. The app's output goes to standard error, so that standard
  /// output contains only the results.
  private static func running(_ program: String, _ words: [String]) -> [String] {
    ["-c", "exec \"$0\" \"$@\" \(PreviewProgram.resultStream)>&1 1>&2", program] + words
  }

  /// Finds the previews from a number on that end the process.
  private func probe(
    _ program: String, _ words: [String], from first: Int, _ attempt: inout DrawingAttempt
  ) throws(PackageFault) {
    var first = first
    while attempt.crashes.count < Self.mostCrashes {
      var variables = variables(skipping: attempt.skipped)
      variables["RENDER_LAYOUTS_PREVIEW_PROBE"] = "\(first)"
      let outcome = try run("sh", Self.running(program, words), variables)
      guard let crash = crash(outcome), crash.number >= first else { return }
      note(crash, in: &attempt)
      first = crash.number + 1
    }
  }

  /// Notes a preview whose code ends the process. A preview that a storyboard or xib names is drawn from that document;
  /// if that ends the process as well, it is named once more and skipped.
  private func note(_ crash: Crash, in attempt: inout DrawingAttempt, isInFirstLayout: Bool = true) {
    attempt.skipped.append(crash.number)
    attempt.crashes.removeAll { $0.number == crash.number }
    var noted = crash
    let hasDocument = namesInDocuments.contains(crash.preview.name)
    noted.isDrawnFromDocument = hasDocument && !attempt.skipped.dropLast().contains(crash.number)
    noted.isMendable = !hasDocument && isInFirstLayout
    attempt.crashes.append(noted)
  }

  /// A preview whose code ends the process.
  package struct Crash: Sendable, Hashable {
    let number: Int
    let preview: RecordedPreview
    /// The way in which the process ended.
    let reason: String
    /// The places in the copy at which it ended.
    let ending: CodeEnding
    /// Whether it is drawn from its storyboard or xib instead.
    var isDrawnFromDocument = false
    /// Whether it may be drawn without some of its code: it has no document, and the probe, which lays out each preview
    /// once, shows whether its code still ends the process.
    var isMendable = true

    /// Whether it shows a view or controller for which the app declares no preview.
    var isSample: Bool { preview.isSample }

    /// The line for the user.
    package var message: String {
      let place = "\(preview.location): \(preview.name)"
      return isDrawnFromDocument
        ? "\(place): drawn from its storyboard or xib: its code ends the process with \(reason)"
        : "\(place): preview skipped: its code ends the process with \(reason)"
    }
  }

  /// The file where the program records the preview that it is laying out.
  private var record: String { FolderPath.join(place, "preview") }

  private func variables(skipping skipped: [Int]) -> [String: String] {
    [
      "RENDER_LAYOUTS_SKIPPED_PREVIEWS": skipped.map(String.init).joined(separator: ","),
      "RENDER_LAYOUTS_PREVIEW_RECORD": record, "RENDER_LAYOUTS_RESULTS": "\(PreviewProgram.resultStream)",
      "RENDER_LAYOUTS_BLANK_RECORD": blankRecord,
      "SWIFT_BACKTRACE": CodeEnding.backtrace,
    ]
  }

  /// Returns the preview that ended the process, or nil if none did.
  private func crash(_ outcome: ExternalProgram.Outcome) -> Crash? {
    let firstSignal = 129
    guard Int(outcome.code) >= firstSignal else { return nil }
    let bytes = (try? FileSystem.contents(of: record, limit: 1 << 16)) ?? []
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]), let preview = RecordedPreview(record: parts[1]) else {
      return nil
    }
    let ending = CodeEnding(in: outcome.messages, below: FileSystem.realPath(of: copy) ?? copy)
    let reason = ending.reason.map { ": \($0)" } ?? ""
    return Crash(
      number: number, preview: preview, reason: "signal \(Int(outcome.code) - 128)\(reason)", ending: ending)
  }
}
