internal import AutoLayout
internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import Scenes

/// The state that the readers of one file share: its findings, and the names that are defined and used.
///
/// It is used for one file and not kept afterwards.
final class ReadingContext {
  /// The text of the document.
  let source: SourceText
  /// The folder in which the files that the scene names are looked up. Nil for a scene without a file.
  let folder: String?
  /// The artwork that the scene names.
  let images: SceneImages
  /// The devices of the project, which scenes may use in addition to the catalog's.
  let projectDevices: [Device]
  /// The codes of the rules that expectations may name.
  let expectableRules: [String]
  /// The findings so far.
  private(set) var findings: [Finding] = []
  /// The names of views and metrics that equations may use.
  var names = EquationNames()
  var usedMetrics: Set<String> = []
  /// The strings by key.
  var strings = StringTable()
  /// Whether this scene replaces another one in landscape. It cannot name a landscape scene itself.
  var isForLandscape = false
  /// Whether to record the occurrences of names.
  var notesNames = false
  /// The recorded occurrences of names.
  var writtenNames: [WrittenName] = []
  /// The views that macros have added. They come after the views of the document.
  var spacers: [View] = []
  /// The locales of the scene.
  var locales: [String] = []

  init(
    _ source: SourceText, folder: String? = nil, readsArtwork: Bool = false, imageFinder: ImageFinder = ImageFinder(),
    projectDevices: [Device] = [], expectableRules: [String] = []
  ) {
    self.source = source
    self.folder = folder
    images = SceneImages(folder: folder, readsArtwork: readsArtwork, finder: imageFinder)
    self.projectDevices = projectDevices
    self.expectableRules = expectableRules
  }

  /// Returns the path of a file as messages show it. `name` is relative to the folder of the scene.
  func shownPath(of name: String) -> String { FolderPath.join(FolderPath.folder(of: source.path), name) }

  /// Whether an error prevents the scene from being used.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Reports a finding at a range, with the severity of its code unless one is given.
  func report(
    _ code: FindingCode, severity: Finding.Severity? = nil, _ message: Finding.Message, at range: YAMLRange,
    hint: Finding.Message? = nil, notes: [Finding.Note] = []
  ) {
    findings.append(source.finding(code, severity: severity, message, range, hint: hint, notes: notes))
  }

  /// Reports an unneeded key, with the fix that removes it.
  ///
  /// `word` is what the key defines: `metric`.
  func report(needless code: FindingCode, _ message: Finding.Message, at range: YAMLRange, _ word: String) {
    var finding = source.finding(code, message, range, hint: "remove it")
    finding.fix = finding.source.map { Finding.Fix("Remove the \(word)", isSafe: true, [.remove(at: $0)]) }
    findings.append(finding)
  }

  /// Adds a finding in another file.
  func note(_ finding: Finding) { findings.append(finding) }

  /// Reports an error in an equation within a scalar.
  func report(_ error: EquationError, in node: YAMLNode) {
    report(error.code, error.message, at: node.place(of: error.range), hint: error.hint, notes: error.notes)
  }

  func report(_ problem: YAMLSyntaxError) {
    let problem = problem.explained(in: source)
    let note = problem.note.map { Finding.Note("\(words: $0.text)", at: source.location($0.mark)) }
    report(
      problem.code, problem.message, at: problem.range, hint: problem.hint, notes: note.map { [$0] } ?? [])
  }

  /// The findings in the order of their locations.
  var sortedFindings: [Finding] {
    // The sort of the standard library is stable, so findings at one location keep their order.
    findings.sorted { first, second in
      guard let left = first.source, let right = second.source else {
        return second.source != nil && first.source == nil
      }
      return left < right
    }
  }
}
