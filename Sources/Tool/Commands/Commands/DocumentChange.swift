internal import AutoLayout
internal import CommandArguments
internal import DocumentEditing
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import ReviewPlans
internal import SceneDocuments
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// Changes to scenes of one document, printed as a difference or written.
struct DocumentChange {
  private let document: ReviewDocument
  private let words: String
  private let console: Console
  /// The changes of scenes; empty for a change of a different kind.
  private var edits: [(edit: SceneEdit, scene: Scene)] = []
  private let edit: (_ bytes: [UInt8], _ kind: SceneDocument) throws(EditRefusal) -> [UInt8]

  /// Creates changes to scenes of a document.
  ///
  /// `equation` is a function that returns a constraint as an equation.
  init(
    document: ReviewDocument, edits: [(edit: SceneEdit, scene: Scene)], _ console: Console,
    _ equation: @escaping (LayoutConstraint) -> String
  ) {
    self.init(document: document, Self.words(for: edits.map(\.edit)), console) { bytes, kind throws(EditRefusal) in
      try DocumentEdit.bytes(bytes, of: kind, path: document.path, changedBy: edits, equation: equation)
    }
    self.edits = edits
  }

  /// Creates a change to the bytes of a document.
  ///
  /// `words` describes the change.
  init(
    document: ReviewDocument, _ words: String, _ console: Console,
    _ edit: @escaping (_ bytes: [UInt8], _ kind: SceneDocument) throws(EditRefusal) -> [UInt8]
  ) {
    self.document = document
    self.words = words
    self.console = console
    self.edit = edit
  }

  /// Writes the changes, or prints the difference.
  func finish(writes: Bool) throws -> ExitCode {
    guard writes else { return try change(nil) }
    // Locked, so that a concurrent run does not add the same change and an editor's save is not lost.
    return try FileSystem.whileLocked(document.path) {
      try change(FileSystem.realPath(of: document.path) ?? document.path)
    }
  }

  /// Makes the changes, and writes them to a path if one is given.
  private func change(_ path: String?) throws -> ExitCode {
    let bytes = try FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit)
    guard document.wasRead(from: bytes), let kind = SceneDocument(path: document.path) else {
      console.printError(
        "\(document.path): the file has changed in the meantime; nothing was written", hint: "run the command again")
      return .cannotWrite
    }
    let edited: [UInt8]
    do throws(EditRefusal) {
      edited = try edit(bytes, kind)
    } catch {
      // Reading that was canceled is not a fault of the document.
      if let code = Interruption.codes.first { return code }
      let place = error.source.map { "\($0): " } ?? "\(document.path): "
      console.printError(place + error.message, hint: error.hint)
      return .invalidDocument
    }
    guard edited != bytes else {
      if !console.isQuiet { console.printNote("\(document.path): nothing to change") }
      return .success
    }
    if let code = refusal(of: edited, from: bytes, kind) { return code }
    guard let path else { return try printDifference(from: bytes, to: edited) }
    try FileSystem.writeDurably([(edited, path)])
    if !console.isQuiet { try console.printLine("written to \(document.path): \(words)") }
    return .success
  }

  /// Returns the exit code for a change that must not replace a readable document. Nil if the result can be read and
  /// has the intended changes.
  private func refusal(of edited: [UInt8], from bytes: [UInt8], _ kind: SceneDocument) -> ExitCode? {
    do throws(DocumentError) {
      let after = try kind.scenes(in: edited, path: document.path)
      // One list or format in a scene file can describe any number of constraints, so their number is not checked.
      guard kind == .interfaceBuilder, !edits.isEmpty else { return nil }
      let before = try kind.scenes(in: bytes, path: document.path)
      guard let differences = differences(in: before),
        let fault = WrittenEdit.fault(before: before, after: after, moreConstraints: differences)
      else { return nil }
      console.printError(
        "\(document.path): the edited document does not read back as intended; nothing was written: \(fault)",
        hint: "this is a bug in render-layouts: please report it with the document")
      return .internalError
    } catch {
      if let code = Interruption.codes.first { return code }
      for finding in error.findings { console.printText(console.text(of: finding) + PrintedText("\n")) }
      return .invalidDocument
    }
  }

  /// Returns the number of constraints that each of the given scenes gains, by position, or nil if a changed scene is
  /// missing.
  private func differences(in scenes: [Scene]) -> [Int: Int]? {
    var differences: [Int: Int] = [:]
    for (edit, scene) in edits {
      let position = scenes.firstIndex {
        $0.identifier == scene.identifier && $0.source.line == scene.source.line && $0.views.count == scene.views.count
      }
      guard let position else { return nil }
      differences[position, default: 0] += edit.added.count - edit.removed.count
    }
    return differences
  }

  private func printDifference(from bytes: [UInt8], to edited: [UInt8]) throws -> ExitCode {
    var path = document.path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasPrefix("/") { path = path.dropFirst() }
    try console.printResult(UnifiedDiff.text(from: bytes, to: edited, path: String(path)))
    if !console.isQuiet {
      console.printNote("nothing was written", "'--write' applies this change to \(document.path)")
    }
    return .success
  }

  /// Returns the change as text: `2 constraints added, 1 removed, 3 frames changed`.
  private static func words(for all: [SceneEdit]) -> String {
    func count(_ number: Int, _ one: String, _ many: String? = nil) -> String? {
      number == 0 ? nil : number.counted(one, many)
    }
    let parts = [
      count(all.map(\.added.count).reduce(0, +), "constraint").map { "\($0) added" },
      count(all.map(\.changed.count).reduce(0, +), "constraint").map { "\($0) changed" },
      count(all.map(\.removed.count).reduce(0, +), "constraint").map { "\($0) removed" },
      count(all.map(\.priorities.count).reduce(0, +), "content priority", "content priorities").map { "\($0) changed" },
      count(all.map(\.installations.count).reduce(0, +), "installation").map { "\($0) changed" },
      count(all.map(\.constrained.count).reduce(0, +), "view").map { "\($0) without a mask" },
      count(all.map(\.moved.count).reduce(0, +), "frame").map { "\($0) changed" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
