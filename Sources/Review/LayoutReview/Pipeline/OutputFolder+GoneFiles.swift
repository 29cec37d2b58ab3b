internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

extension OutputFolder {
  /// A scene, by the name of its document and its own name in files; the sheet of all scenes has neither.
  private struct ListedScene: Hashable {
    var document = ""
    var slug = ""
  }

  /// A file of a scene.
  private struct ListedFile: Hashable {
    var scene: ListedScene
    var path: String

    /// The line of the list.
    var line: String { "\(scene.document)\t\(scene.slug)\t\(path)\n" }
    /// The path without its extension.
    var stem: Substring { path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }
  }

  /// The list of the files that this review shows, each with its scene.
  private static let listName = ".written"
  /// The list of those that earlier reviews wrote and that are not gone; it is there only where there are some. Nothing that
  /// is on neither list is ever removed.
  private static let otherListName = "data/.others"
  /// The folders with the files of scenes.
  private static let sceneFolders = ["renders", "sheets", "data", "live", "systems", "maps"]
  /// More bytes than the list of a million files has.
  private static let listLimit = 1 << 28

  /// Removes the files of scenes and layouts that are gone, with the folders that are empty then, and what killed writers
  /// left.
  ///
  /// A scene is gone where its document was looked at and has it no more, or is there no more. What a review has left out
  /// is not gone, nor are the scenes of a document that cannot be read.
  ///
  /// - Parameter isWatched: Whether there will be another review soon, which has no time to lose.
  func removeGoneFiles(after review: FinishedReview, isWatched: Bool) {
    if !isWatched { removeLeftovers() }
    let files = files(of: review)
    let list = Array(files.map(\.line).joined().utf8)
    let (before, others) = (contents(of: Self.listName), contents(of: Self.otherListName))
    // Mostly the same scenes are there again.
    guard before != list || others != nil else { return }
    let present = Set(files)
    var kept = listedFiles(before).union(listedFiles(others))
    if review.looksAtAllScenes {
      let gone = kept.filter(goneFiles(besides: present, in: review))
      kept.subtract(gone)
      remove(Set(gone.map(\.path)).subtracting(kept.map(\.path)))
    }
    kept.subtract(present)
    // A list that cannot be written costs some files that nobody looks at.
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

  /// The files that a review shows, scene by scene.
  private func files(of review: FinishedReview) -> [ListedFile] {
    let sheets = review.report.sheets.flatMap { [$0.pngPath, $0.svgPath, $0.pdfPath].compactMap(\.self) }
    let maps = review.maps.flatMap { map in
      map.files.map { ListedFile(scene: ListedScene(document: map.report.documentPath), path: $0.path) }
    }
    return sheets.map { ListedFile(scene: ListedScene(), path: $0) } + maps
      + review.scenes.flatMap { item in
        let scene = ListedScene(document: review.plan.documents[item.document].name, slug: item.scene.slug)
        // Which layout is the last of a scene, with which the others' files are, depends on the workers.
        return item.scene.files.map(\.path).sorted().map { ListedFile(scene: scene, path: $0) }
      }
  }

  private func contents(of list: String) -> [UInt8]? { try? tree.contents(of: list, limit: Self.listLimit) }

  /// The files on a list of an earlier review; nothing but files of scenes, whatever the list says.
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

  /// Tells the files of what is gone from others.
  private func goneFiles(besides present: Set<ListedFile>, in review: FinishedReview) -> (ListedFile) -> Bool {
    // The other formats of a picture are as true as the ones that were written now.
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
  /// True where the review looked at every scene of the documents that it could read.
  fileprivate var looksAtAllScenes: Bool { isComplete && failures.isEmpty && plan.selection.filters.isEmpty }

  /// True where it drew its scenes as they are drawn unless somebody chooses.
  fileprivate var looksAtAllVariants: Bool {
    let selection = plan.selection
    return selection.variants == VariantSelection() && selection.windows.isEmpty && !selection.hasAllLanguages
      && !selection.isAsSaved && plan.scenes.allSatisfy(\.sweeps.isEmpty)
  }

  /// Returns whether a document that was not looked at is there: below one of the folders of those that were, or above,
  /// where an earlier review may have begun.
  fileprivate func finds(_ name: String) -> Bool {
    folders.contains { FileSystem.kind(of: FolderPath.join($0, name)) == .file }
  }

  /// The folders that the names of the documents begin at, and those above them.
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
