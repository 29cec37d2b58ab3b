internal import HostFiles
package import ReviewPlans
package import ReviewReports
internal import Scenes

/// The paths of the baselines of a plan's scenes: `__layouts__/<scene>.layout.jsonl` next to each document.
package struct BaselineFiles: Sendable, Hashable {
  /// The folder next to the documents.
  package static let folderName = "__layouts__"
  /// The suffix of the file names.
  static let ending = ".layout.jsonl"
  /// The largest baseline that is read, in bytes.
  static let sizeLimit = 256 << 20

  /// The path of the baseline of each scene, in the order of the plan.
  package let paths: [String]
  /// All baselines that the documents of the plan can have, including those of scenes that were not selected.
  private let allPaths: Set<String>

  package init(of plan: ReviewPlan) {
    let names = plan.documents.map(Self.names)
    paths = plan.scenes.map { scene in
      let document = plan.documents[scene.document]
      let position = document.scenes.firstIndex { $0.identifier == scene.scene.identifier } ?? 0
      return Self.path(names[scene.document][position], beside: document)
    }
    allPaths = Set(
      zip(plan.documents, names).flatMap { document, names in names.map { Self.path($0, beside: document) } })
  }

  /// Returns the baselines in the folders of the plan's documents that belong to none of their scenes, in order. Empty
  /// if a document could not be read, since its baselines would be reported as stale.
  package func strayFiles(of plan: ReviewPlan) -> [String] {
    guard !plan.documents.contains(where: { $0.scenes.isEmpty }) else { return [] }
    let folders = Set(plan.documents.map { Self.folder(beside: $0) }).sorted()
    return folders.flatMap { folder in
      ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(Self.ending) }.sorted()
        .map { FolderPath.join(folder, $0) }
    }
    .filter { !allPaths.contains($0) }
  }

  private static func folder(beside document: ReviewDocument) -> String {
    FolderPath.join(FolderPath.folder(of: document.path), folderName)
  }

  private static func path(_ name: String, beside document: ReviewDocument) -> String {
    FolderPath.join(folder(beside: document), name + ending)
  }

  /// Returns a name for each scene of a document. It depends on the document alone, not on the selection.
  private static func names(of document: ReviewDocument) -> [String] {
    let file = FolderPath.stem(of: document.path)
    let stem = file.hasSuffix(".scene") ? String(file.dropLast(".scene".count)) : file
    guard document.scenes.count > 1 else { return document.scenes.map { _ in stem } }
    return OutputName.distinctNames(
      for: document.scenes.map { [OutputName.name(for: $0.name), OutputName.name(for: "\($0.name)-\($0.identifier)")] }
    )
    .map { "\(stem)-\($0)" }
  }

  // MARK: - Contents

  /// Returns the baseline in a file, or nil if the file does not exist.
  ///
  /// - Throws: ``BaselineFileError`` if the file cannot be read.
  package static func baseline(at path: String) throws(BaselineFileError) -> [LayoutRecord]? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    do {
      return try BaselineText.layouts(in: FileSystem.contents(of: path, limit: sizeLimit))
    } catch let error as BaselineError {
      throw BaselineFileError(path: path, line: error.line, message: error.message)
    } catch {
      throw BaselineFileError(path: path, line: 1, message: "the file cannot be read: \(error)")
    }
  }
}

/// A baseline that could not be read, with the reason.
package struct BaselineFileError: Error, Sendable, Hashable {
  package var path: String
  /// The line, counted from 1.
  package var line: Int
  /// The reason, without a full stop.
  package var message: String
}
