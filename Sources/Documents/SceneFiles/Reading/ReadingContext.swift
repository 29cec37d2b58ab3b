internal import AutoLayout
internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import Scenes

/// The state that the readers of one file share: what they found wrong, and which names exist and are used.
///
/// It lives no longer than the reading of one file and never leaves it.
final class ReadingContext {
  /// The text of the document.
  let source: SourceText
  /// The folder on the disk in which the scene finds the files that it names; nil for a scene without a file.
  let folder: String?
  /// The artwork that the scene names.
  let images: SceneImages
  /// The devices of the project, which scenes may name besides those of the catalogue.
  let projectDevices: [Device]
  /// The names of the rules of which the scene may expect that they find nothing.
  let expectableRules: [String]
  /// Everything that was found so far.
  private(set) var findings: [Finding] = []
  /// The views and metrics.
  var names = EquationNames()
  /// The metrics that something refers to.
  var usedMetrics: Set<String> = []
  /// The texts by their keys.
  var strings = StringTable()
  /// True where another scene shows this one in landscape; it can then name none of its own.
  var isForLandscape = false
  /// True where it is asked where names are written.
  var notesNames = false
  /// The names as they are written, where that is asked for.
  var writtenNames: [WrittenName] = []
  /// The views that macros have made, which come behind those of the document.
  var spacers: [View] = []
  /// The locales that the scene asks for.
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

  /// The path of a file as messages show it, of which the scene gives the path from its own folder.
  func shownPath(of name: String) -> String { FolderPath.join(FolderPath.folder(of: source.path), name) }

  /// True where something keeps the scene from being used.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Notes what is wrong at a place, as seriously as its code is meant unless a severity is given.
  func report(
    _ code: FindingCode, severity: Finding.Severity? = nil, _ message: Finding.Message, at range: YAMLRange,
    hint: Finding.Message? = nil, notes: [Finding.Note] = []
  ) {
    findings.append(source.finding(code, severity: severity, message, range, hint: hint, notes: notes))
  }

  /// Notes a key that nothing needs, with the edit that takes it away.
  ///
  /// - Parameter word: The thing that the key defines: `metric`.
  func report(needless code: FindingCode, _ message: Finding.Message, at range: YAMLRange, _ word: String) {
    var finding = source.finding(code, message, range, hint: "remove it")
    finding.fix = finding.source.map { Finding.Fix("Remove the \(word)", isSafe: true, [.remove(at: $0)]) }
    findings.append(finding)
  }

  /// Notes what is wrong in another file.
  func note(_ finding: Finding) { findings.append(finding) }

  /// Notes what is wrong with an equation that stands in a scalar.
  func report(_ error: EquationError, in node: YAMLNode) {
    report(error.code, error.message, at: node.place(of: error.range), hint: error.hint, notes: error.notes)
  }

  /// Notes what keeps a document from being read as YAML.
  func report(_ problem: YAMLSyntaxError) {
    let problem = problem.explained(in: source)
    let note = problem.note.map { Finding.Note("\(words: $0.text)", at: source.location($0.mark)) }
    report(
      problem.code, problem.message, at: problem.range, hint: problem.hint, notes: note.map { [$0] } ?? [])
  }

  /// The findings in the order of their places.
  var sortedFindings: [Finding] {
    // The sort of the standard library keeps the order of equals.
    findings.sorted { first, second in
      guard let left = first.source, let right = second.source else {
        return second.source != nil && first.source == nil
      }
      return left < right
    }
  }
}
