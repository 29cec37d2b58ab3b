internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewCache
internal import ReviewPlans
internal import SceneDrawing
internal import Scenes
internal import VisibleText

/// The scenes for a command, and the problems in finding them.
struct ReviewSession {
  /// The plan of the scenes and their layouts.
  let plan: ReviewPlan
  /// The exit codes for problems so far; empty if there were none.
  private(set) var codes: [ExitCode] = []
  /// The boundary of the files that belong to the documents; nil if all links are followed.
  let boundary: FileBoundary?
  /// The links that were skipped while searching.
  private let skippedLinks: [String]
  /// The documents in exported localization catalogs that were skipped as copies.
  private let copies: [String]

  /// Finds documents, reads them and plans their layouts. Documents that cannot be read are reported and skipped.
  ///
  /// - Parameters:
  ///   - options: The paths, and the selection of scenes and variants.
  ///   - kinds: The kinds of documents. Others are silently skipped.
  ///   - cache: The cache with finished documents, which are not read.
  ///   - projects: The projects of the documents. Nil for new ones.
  ///   - acceptsUnread: Whether to skip reporting faults that keep documents from having scenes, since they are about
  ///     to be accepted.
  ///   - console: The console for messages.
  init(
    _ options: LayoutOptions, kinds: [SceneDocument] = SceneDocument.allCases, finishedIn cache: ReviewCache? = nil,
    in projects: DocumentProjects? = nil, acceptsUnread: Bool = false, _ console: Console
  ) async {
    let search = DocumentSearch(options)
    let found = search.documents.filter { kinds.contains($0.kind) }
    let included = found.filter { options.selection.includesDocuments(at: $0.path) }
    let documents = await ReviewDocument.read(
      included, within: search.boundary, devices: options.devices, from: cache, for: options.selection,
      in: projects, workers: options.workers)
    self.init(options, search, documents, acceptsUnread: acceptsUnread, console)
    if included.count < found.count { reportExcluded(found, included, console) }
  }

  /// Creates a session by planning the layouts of documents that were found and read.
  init(
    _ options: LayoutOptions, _ search: DocumentSearch, _ documents: [ReviewDocument], acceptsUnread: Bool = false,
    _ console: Console
  ) {
    plan = Self.plan(of: documents, options)
    boundary = search.boundary
    skippedLinks = search.skippedLinks
    copies = search.copies
    codes = Interruption.codes
    // A canceled run does not report missing input.
    guard codes.isEmpty else { return }
    reportFailures(of: search, console)
    let unread = UnreadDocuments(plan.documents.filter { !acceptsUnread || !$0.isAcceptable })
    codes += unread.codes(isStrict: options.isStrict)
    unread.report(console)
    reportNotes(console)
    reportUnknownSelection(console)
    let hasReason = acceptsUnread && plan.documents.contains(where: \.isUnread)
    if !documents.isEmpty, !hasReason { reportEmptySelection(options.selection.filters, console) }
  }

  /// Returns the plan of a run, or of its share.
  private static func plan(of documents: [ReviewDocument], _ options: LayoutOptions) -> ReviewPlan {
    guard let shard = options.sharing.shard else {
      return ReviewPlan(documents: documents, selection: options.selection)
    }
    return ReviewPlan(documents: documents, selection: options.selection, in: shard, by: options.sharing.costs)
  }

  /// Prints notes about parts that are not laid out. They do not affect the exit code.
  private func reportNotes(_ console: Console) {
    reportEmptyDocuments(console)
    Self.reportSkipped(skippedLinks, console)
    reportCopies(console)
    reportUntouchedLanguages(console)
    reportFollowedSettings(console)
  }

  /// Reports a constraint or state of the selection that no scene has.
  private mutating func reportUnknownSelection(_ console: Console) {
    guard !plan.isEmpty else { return }
    if let unknown = plan.unknownConstraint { reportUnknownConstraint(unknown, console) }
    if let unknown = plan.unknownState {
      report(
        .noInput, "unknown state '\(unknown.name)'",
        hint: unknown.suggestion.map { "did you mean '\($0)'?" } ?? "scenes define them under 'states'", console)
    }
  }

  /// Reports that no scene is selected, unless another message has given a reason.
  private mutating func reportEmptySelection(_ filters: [String], _ console: Console) {
    guard plan.isEmpty, codes.isEmpty, plan.documents.allSatisfy(\.acceptedFailures.isEmpty) else { return }
    let reason =
      filters.isEmpty ? "the documents contain no scenes" : "no scene matches '\(filters.joined(separator: "', '"))'"
    report(.noInput, reason, console)
  }

  /// Reports once which documents contain no scenes, if others do.
  private func reportEmptyDocuments(_ console: Console) {
    let paths = plan.pathsWithoutScenes
    guard !paths.isEmpty, !plan.isEmpty, !console.isQuiet else { return }
    console.printNote(
      "\(paths.count.counted("document contains", "documents contain")) no scenes: "
        + paths.listed(atMost: Self.namedDocuments))
  }

  /// The maximum number of documents without scenes that are named. The others are counted.
  private static let namedDocuments = 3

  /// Returns the result of a function that reads files next to the documents. Skipped links are reported.
  func reading<Result>(_ console: Console, _ read: () -> Result) -> Result {
    let result = FileBoundary.hold(boundary, read)
    Self.reportSkipped((boundary?.omitted ?? []).filter { !skippedLinks.contains($0) }, console)
    return result
  }

  /// Reports once which links point outside the named paths.
  private static func reportSkipped(_ links: [String], _ console: Console) {
    guard !links.isEmpty, !console.isQuiet else { return }
    let subject = links.count == 1 ? "this link points" : "these links point"
    console.printNote(
      "\(subject) outside the folder and \(links.count == 1 ? "is" : "are") skipped: "
        + links.listed(atMost: namedSettings),
      "'--follow-links' follows such links")
  }

  /// Reports once which documents the configuration excludes, if the user named them or no others are left.
  private func reportExcluded(
    _ found: [DocumentSearch.Document], _ included: [DocumentSearch.Document], _ console: Console
  ) {
    let included = Set(included)
    let excluded = found.filter { !included.contains($0) && ($0.isNamed || included.isEmpty) }.map(\.path)
    guard !excluded.isEmpty, !console.isQuiet, Interruption.codes.isEmpty else { return }
    console.printNote(
      "the configuration excludes \(excluded.listed(atMost: Self.namedDocuments))",
      "change 'exclude' there to read \(excluded.count == 1 ? "it" : "them")")
  }

  /// Reports once which copies in localization catalogs are skipped.
  private func reportCopies(_ console: Console) {
    guard !copies.isEmpty, !console.isQuiet else { return }
    let subject = copies.count.counted("copy of a document is", "copies of documents are")
    console.printNote(
      "\(subject) skipped in localization catalogs: \(copies.listed(atMost: Self.namedDocuments))",
      "name such a file to read it")
  }

  /// Reports once that scenes have translations, and how to include them.
  private func reportUntouchedLanguages(_ console: Console) {
    let languages = plan.untouchedLanguages
    guard !languages.isEmpty, !console.isQuiet else { return }
    console.printNote(
      "scenes are also translated into \(languages.joined(separator: ", "))",
      "only the development language is laid out; use '--locale all' for all languages")
  }

  /// The maximum number of files that are named for the same settings. The others are counted.
  private static let namedSettings = 3

  /// Reports once which standard devices or orientations the settings of apps exclude.
  private func reportFollowedSettings(_ console: Console) {
    let settings = plan.followedSettings
    guard !settings.isEmpty, !console.isQuiet else { return }
    let lines = settings.map { words, sources in
      "\(words), according to \(sources.listed(atMost: Self.namedSettings))"
    }
    console.printNote(lines + ["use '--device' and '--orientation' to select others"])
  }

  /// Reports once which fonts of the documents are missing, and their substitutes.
  func reportMissingFonts(_ console: Console) {
    guard !console.isQuiet, Interruption.codes.isEmpty else { return }
    let missing = Engines.missingFonts(of: plan).map { "\($0.family) (\($0.substitute))" }
    if !missing.isEmpty {
      console.printNote(
        "missing fonts: \(missing.joined(separator: ", "))",
        "add the font files to the project, in the folder of the document or above it")
    }
    reportMissingCharacters(console)
  }

  /// Reports once which characters no installed font has.
  private func reportMissingCharacters(_ console: Console) {
    let missing = Engines.missingCharacters(of: plan)
    guard !missing.isEmpty else { return }
    let named = missing.map { "'\($0)' (U+\(String($0.value, radix: 16, uppercase: true)))" }.listed(atMost: 3)
    console.printNote(
      "no installed font has \(named); boxes are drawn instead",
      "the Debian packages 'fonts-noto-core', 'fonts-droid-fallback' and 'fonts-symbola' contain most characters")
  }

  private mutating func reportFailures(of search: DocumentSearch, _ console: Console) {
    for failure in search.failures { report(.noInput, "\(failure)", console) }
    for path in search.unknownFiles {
      let hint = "scene files end in .scene.yaml, .storyboard or .xib"
      report(.noInput, "\(path): not a scene file", hint: hint, console)
    }
    for path in search.emptyDirectories {
      let hint = "scene files end in .scene.yaml, .storyboard or .xib"
      report(.noInput, "\(path): contains no scene files", hint: hint, console)
    }
  }

  /// Reports that the view or constraint to draw does not exist, which counts as missing input.
  mutating func reportUnknownNames(in style: LayoutDrawingStyle, _ paths: [String], _ console: Console) {
    guard !plan.isEmpty else { return }
    if let unknown = style.involvedConstraint.flatMap(plan.unknownConstraint(drawnAs:)) {
      report(
        .noInput, "unknown constraint '\(unknown.name)'",
        hint: unknown.suggestion.map { "did you mean '\($0)'?" } ?? ConstraintNames.advice, console)
    }
    if let unknown = plan.unknownView(among: [style.measuredView].compactMap(\.self)) {
      codes.append(.noInput)
      console.printUnknownView(unknown, in: paths)
    }
  }

  private mutating func reportUnknownConstraint(_ unknown: (name: String, suggestion: String?), _ console: Console) {
    report(
      .noInput, "no constraint has the identifier '\(unknown.name)'",
      hint: unknown.suggestion.map { "did you mean '\($0)'?" }
        ?? "add the identifier to a constraint: '#\(unknown.name)'", console)
  }

  private mutating func report(_ code: ExitCode, _ message: String, hint: String? = nil, _ console: Console) {
    codes.append(code)
    console.printError(message, hint: hint)
  }
}
