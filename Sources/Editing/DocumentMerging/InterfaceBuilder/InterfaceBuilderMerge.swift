internal import DocumentEditing
internal import Findings
internal import MarkupReading
internal import Typography

/// A merge of versions of a storyboard or xib by object and attribute.
enum InterfaceBuilderMerge {
  /// A version of a document: its syntax, and its elements, which are read once for the merge and for the layouts.
  private struct ReadVersion {
    let source: XMLSource
    /// The root; nil for an empty ancestor.
    let root: XMLElement?
  }

  /// Returns the merged document.
  ///
  /// - Parameters:
  ///   - versions: The contents of the three versions.
  ///   - path: The path for messages.
  ///   - decisions: The sides to take if both contradict each other.
  ///   - measurer: Returns the engine that measures text, or nil if no frames are to be solved.
  /// - Throws: ``MergeRefusal`` if a version is not a document that can be merged.
  static func merged(
    _ versions: MergeInput<[UInt8]>, path: String, deciding decisions: MergeDecisions,
    measuringTextWith measurer: () -> (any TextMeasuring)?
  ) throws(MergeRefusal) -> MergeResult {
    let endings = LineEndings(of: versions.ours)
    let unified = versions.map(endings.unified)
    let read = MergeInput(
      base: unified.base.isEmpty
        ? ReadVersion(source: XMLSource(recovering: []), root: nil)
        : try version(in: unified.base, path, "the common ancestor"),
      ours: try version(in: unified.ours, path, "ours"), theirs: try version(in: unified.theirs, path, "theirs"))
    let sources = read.map(\.source)
    try refuseDifferentKinds(sources, path)
    if let winner = unified.winner { return MergeResult(bytes: endings.restored(unified[winner])) }
    let trees = MergeTrees(sources)
    try refuseDuplicates(trees, path)
    var presence = PresenceMerge(trees, deciding: decisions)
    let tags = TagMerge(trees, presence, deciding: decisions)
    let resources = UsedResources(trees, presence, tags)
    presence.bringBack(resources)
    var writer = MergedDocumentWriter(trees, presence, tags, resources, deciding: decisions)
    let written = writer.written()
    let notes = DuplicateNames(trees, presence, tags).lines + CanvasPositions(trees, presence).lines
    let scenes = trees.scenesChangedTwice
    guard !scenes.isEmpty, let measurer = measurer() else {
      return MergeResult(bytes: endings.restored(written.bytes), undecided: written.undecided, notes: notes)
    }
    let layouts = MergedLayouts(
      of: Set(scenes), in: written.bytes, mergedFrom: read.map(\.root), unified, path: path,
      measuringTextWith: measurer)
    return MergeResult(
      bytes: endings.restored(layouts.bytes), undecided: written.undecided, notes: notes + layouts.faults)
  }

  // MARK: - What is refused

  private static func version(in bytes: [UInt8], _ path: String, _ version: String) throws(MergeRefusal) -> ReadVersion
  {
    let root: XMLElement
    do throws(DocumentError) { root = try XMLElementParser.root(of: XMLText(bytes, path: path)) } catch {
      let finding = error.findings.first
      throw MergeRefusal(
        "\(version): \(finding.map { "\($0.message)" } ?? "not a document")", hint: finding?.hint.map { "\($0)" },
        source: finding?.source)
    }
    do throws(XMLSourceError) { return ReadVersion(source: try XMLSource(bytes), root: root) } catch {
      let line = bytes[..<error.offset].count { $0 == 0x0A } + 1
      throw MergeRefusal(
        "\(version): the document has \(error.what)", hint: "open and save it in Xcode",
        source: SourceLocation(path: path, line: line, column: 1))
    }
  }

  private static func refuseDifferentKinds(_ sources: MergeInput<XMLSource>, _ path: String) throws(MergeRefusal) {
    let named = [("the common ancestor", sources.base), ("ours", sources.ours), ("theirs", sources.theirs)]
    for (name, source) in named where !source.elements.isEmpty {
      switch source.elements[0].name {
      case "document": continue
      case "archive":
        throw MergeRefusal(
          "\(name): the document has the format of Xcode 4",
          hint: "open and save it in Xcode on both branches, then merge",
          source: SourceLocation(path: path, line: 1, column: 1))
      default:
        throw MergeRefusal(
          "\(name): not a storyboard or xib", hint: nil, source: SourceLocation(path: path, line: 1, column: 1))
      }
    }
    let kinds = named.filter { !$0.1.elements.isEmpty }.map { name, source in
      (name, "\(source.value("type", of: 0) ?? "") for \(platform(of: source))")
    }
    for (name, kind) in kinds where kind != kinds[kinds.count - 1].1 {
      throw MergeRefusal("\(name) is \(kind), theirs \(kinds[kinds.count - 1].1)", hint: "merge by hand")
    }
  }

  /// Returns the platform of a document. Xcode 7 and earlier have separate ones for iPad and iPhone, which the same
  /// document can be converted between.
  private static func platform(of source: XMLSource) -> String {
    guard let runtime = source.value("targetRuntime", of: 0) else { return "no platform" }
    return runtime.hasSuffix(".iPad") ? String(runtime.dropLast(5)) : runtime
  }

  /// Refuses an id that a side gave to a second object, since it is unknown which of them the other side changed.
  private static func refuseDuplicates(_ trees: MergeTrees, _ path: String) throws(MergeRefusal) {
    for (name, version) in [("ours", trees.versions.ours), ("theirs", trees.versions.theirs)] {
      let found = version.duplicates.filter { trees.versions.base.duplicates[$0.key] == nil }
      guard let first = found.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { continue }
      let line = version.source.line(of: version.source.elements[first.value].startTag.lowerBound)
      throw MergeRefusal(
        "\(name): more than one object has the id '\(first.key)'", hint: "open and save the document in Xcode",
        source: SourceLocation(path: path, line: line, column: 1))
    }
  }
}
