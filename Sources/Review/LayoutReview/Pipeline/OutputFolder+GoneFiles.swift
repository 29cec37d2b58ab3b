internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

extension OutputFolder {
  /// A scene, by its document's name and its name in files. Both are empty for the index sheet.
  private struct ListedScene: Hashable {
    var document = ""
    var slug = ""
  }

  /// A file of a scene.
  private struct ListedFile: Hashable {
    var scene: ListedScene
    var path: String

    var line: String { "\(scene.document)\t\(scene.slug)\t\(path)\n" }
    /// The path without its extension.
    var stem: Substring { path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }
  }

  /// The list of the files that this review shows, each with its scene.
  private static let listName = ".written"
  /// The list of files that earlier reviews wrote and that are still valid. It exists only if there are any. Files on
  /// neither list are never removed.
  private static let otherListName = "data/.others"
  private static let sceneFolders = ["renders", "sheets", "data", "live", "systems", "maps"]
  /// The largest list that is read, in bytes: more than a million files need.
  private static let listLimit = 1 << 28

  /// Removes the files of scenes and layouts that are gone, their empty folders, and the temporary files of killed
  /// runs.
  ///
  /// A scene is gone if its document was read and no longer has it, or if the document was removed. Scenes that were
  /// not selected are not gone, nor are scenes of a document that cannot be read.
  ///
  /// `isWatched` specifies whether another review follows soon, so that cleaning up temporary files would cost time.
  func removeGoneFiles(after review: FinishedReview, isWatched: Bool) {
    if !isWatched { removeLeftovers() }
    let files = files(of: review)
    let list = Array(files.map(\.line).joined().utf8)
    let (before, others) = (contents(of: Self.listName), contents(of: Self.otherListName))
    // Usually, the scenes are the same as before.
    guard before != list || others != nil else { return }
    let present = Set(files)
    var kept = listedFiles(before).union(listedFiles(others))
    if review.looksAtAllScenes {
      let gone = kept.filter(goneFiles(besides: present, in: review))
      kept.subtract(gone)
      remove(Set(gone.map(\.path)).subtracting(kept.map(\.path)))
    }
    kept.subtract(present)
    // If a list cannot be written, the only harm is that some obsolete files stay.
    try? tree.write(list, to: Self.listName)
    if kept.isEmpty {
      try? tree.remove(Self.otherListName)
    } else {
      try? tree.write(Array(kept.map(\.line).sorted().joined().utf8), to: Self.otherListName)
    }
  }

  private func remove(_ paths: Set<String>) {
    for path in paths { try? tree.remove(path) }
    for folder in Set(paths.map { FolderPath.folder(of: $0) }).subtracting(Self.sceneFolders) {
      tree.removeLeftovers(in: folder)
      tree.removeEmptyFolder(folder)
    }
  }

  private func removeLeftovers() {
    for folder in ["", "assets"] + Self.sceneFolders { tree.removeLeftovers(in: folder) }
    for folder in (try? tree.names(in: "renders")) ?? [] { tree.removeLeftovers(in: "renders/\(folder)") }
  }

  // MARK: - Files

  /// Returns the files that a review shows, scene by scene.
  private func files(of review: FinishedReview) -> [ListedFile] {
    let sheets = review.report.sheets.flatMap { [$0.pngPath, $0.svgPath, $0.pdfPath].compactMap(\.self) }
    let maps = review.maps.flatMap { map in
      map.files.map { ListedFile(scene: ListedScene(document: map.report.documentPath), path: $0.path) }
    }
    return sheets.map { ListedFile(scene: ListedScene(), path: $0) } + maps
      + review.scenes.flatMap { item in
        let scene = ListedScene(document: review.plan.documents[item.document].name, slug: item.scene.slug)
        // Sorted, since the files of a scene belong to its last finished layout, which depends on the timing of the
        // workers.
        return item.scene.files.map(\.path).sorted().map { ListedFile(scene: scene, path: $0) }
      }
  }

  private func contents(of list: String) -> [UInt8]? { try? tree.contents(of: list, limit: Self.listLimit) }

  /// Returns the files on a list of an earlier review. Paths outside the scenes' folders are ignored, since anyone can
  /// edit the list.
  private func listedFiles(_ list: [UInt8]?) -> Set<ListedFile> {
    Set(
      String(decoding: list ?? [], as: UTF8.self).split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let folder = parts[2].split(separator: "/").first,
          Self.sceneFolders.contains(String(folder))
        else { return nil }
        return ListedFile(scene: ListedScene(document: parts[0], slug: parts[1]), path: parts[2])
      })
  }

  /// Returns a test for listed files whose scene or layout is gone.
  private func goneFiles(besides present: Set<ListedFile>, in review: FinishedReview) -> (ListedFile) -> Bool {
    // Files of the same picture in other formats are still valid.
    let stems = Set(present.map(\.stem))
    let scenes = Set(present.map(\.scene))
    let read = Set(review.plan.documents.filter { !$0.isUnread }.map(\.name))
    return { file in
      guard !stems.contains(file.stem) else { return false }
      guard !scenes.contains(file.scene), !file.scene.document.isEmpty else { return review.looksAtAllVariants }
      return read.contains(file.scene.document) || !review.finds(file.scene.document)
    }
  }
}

extension FinishedReview {
  /// Whether the review includes every scene of the documents that could be read.
  fileprivate var looksAtAllScenes: Bool { isComplete && failures.isEmpty && plan.selection.filters.isEmpty }

  /// Whether the review drew the default variants of its scenes.
  fileprivate var looksAtAllVariants: Bool {
    let selection = plan.selection
    return selection.variants == VariantSelection() && selection.windows.isEmpty && !selection.hasAllLanguages
      && !selection.isAsSaved && plan.scenes.allSatisfy(\.sweeps.isEmpty)
  }

  /// Whether a document that was not part of the review exists below a folder of a reviewed document or one of its
  /// parents. An earlier review may have started from any of them.
  fileprivate func finds(_ name: String) -> Bool {
    folders.contains { FileSystem.kind(of: FolderPath.join($0, name)) == .file }
  }

  /// The folders that document names are relative to, and their parents.
  private var folders: Set<String> {
    var folders: Set<String> = ["."]
    for document in plan.documents where document.path.hasSuffix(document.name) {
      var folder = String(document.path.dropLast(document.name.count))
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      while !folder.isEmpty, folder != "/", !folder.hasSuffix(".."), folders.insert(folder).inserted {
        folder = FolderPath.folder(of: folder)
      }
    }
    return folders
  }
}
