package import HostFiles
package import ReviewPlans
package import ReviewReports

/// Makes the present layouts the approved ones. Nothing else writes baselines.
package struct BaselineApproval: Sendable {
  /// The file of one scene before and after.
  package struct Change: Sendable, Hashable {
    /// The file.
    package var path: String
    /// The number of layouts that were approved.
    package var approved: Int
    /// The number of approved layouts that were new or different.
    package var changed: Int
    /// The number of layouts that were removed because the plan no longer has them.
    package var removed: Int
    /// The new text of the file; nil if it does not change.
    var text: String?
  }

  /// The layouts to approve; nil for all.
  let decisions: ApprovalDecisions?
  /// Whether to remove approved layouts that the plan no longer has.
  let prunes: Bool

  /// An approval of all layouts, or of those that were accepted.
  package init(decisions: ApprovalDecisions? = nil, prunes: Bool = false) {
    self.decisions = decisions
    self.prunes = prunes
  }

  /// The change that approving makes to the baseline of a scene.
  ///
  /// - Throws: ``BaselineFileError`` if there is a baseline that cannot be read. It is not overwritten.
  package func change(
    of scene: ReviewPlan.PlannedScene, _ records: [LayoutRecord], baselineAt path: String
  ) throws(BaselineFileError) -> Change {
    let before = try BaselineFiles.baseline(at: path)
    let approved = records.filter { decisions?.accepts($0, of: scene) ?? true }.map(\.written)
    var after = (before ?? []).replacing(approved)
    let there = Set(records.map(\.variant))
    let stale = prunes ? after.filter { !there.contains($0.variant) } : []
    after.removeAll { stale.contains($0) }
    let changed = approved.count { before?.contains($0) != true }
    let isWritten = (before != nil || !after.isEmpty) && after != before
    return Change(
      path: path, approved: approved.count, changed: changed, removed: stale.count,
      text: isWritten ? BaselineText.text(of: after) : nil)
  }

  // MARK: - Files

  /// The folder that keeps the files that the last approval replaced.
  private static let undoFolder = ".undo"

  /// Writes the files that change, and keeps the former ones for ``undo(_:)``.
  package static func write(_ changes: [Change]) throws(FileError) {
    let written = changes.filter { $0.text != nil }
    for folder in Set(written.map { FolderPath.folder(of: $0.path) }).sorted() {
      try FileSystem.createDirectory(at: folder)
      try clearUndo(in: folder)
    }
    // Former files are on the disk before the first one is replaced, so that a crash loses none.
    try keep(written.map(\.path))
    let texts = written.map { (path: $0.path, text: $0.text ?? "") }
    try FileSystem.writeDurably(texts.filter { !$0.text.isEmpty }.map { (Array($0.text.utf8), $0.path) })
    for change in texts where change.text.isEmpty { try FileSystem.remove(change.path, isDurable: true) }
  }

  /// Removes baselines whose scenes are gone, and keeps them for ``undo(_:)``.
  package static func remove(_ paths: [String]) throws(FileError) {
    try keep(paths)
    for path in paths { try FileSystem.remove(path, isDurable: true) }
  }

  /// Restores the files that the last approval replaced in the folders of the given baselines.
  ///
  /// - Returns: The restored files, in order.
  package static func undo(_ paths: [String]) throws(FileError) -> [String] {
    var restored: [String] = []
    for folder in Set(paths.map { FolderPath.folder(of: $0) }).sorted() {
      let kept = FolderPath.join(folder, undoFolder)
      guard FileSystem.kind(of: kept) == .directory else { continue }
      for name in try FileSystem.names(in: kept).sorted() where name.hasSuffix(BaselineFiles.ending) {
        let path = FolderPath.join(folder, name)
        let bytes = try FileSystem.contents(of: FolderPath.join(kept, name), limit: BaselineFiles.sizeLimit)
        // An empty file means that there was none before.
        if bytes.isEmpty {
          try FileSystem.remove(path, isDurable: true)
        } else {
          try FileSystem.writeDurably([(bytes, path)])
        }
        try FileSystem.remove(FolderPath.join(kept, name))
        restored.append(path)
      }
    }
    return restored
  }

  private static func keep(_ paths: [String]) throws(FileError) {
    var files: [(bytes: [UInt8], path: String)] = []
    for path in paths {
      let folder = FolderPath.join(FolderPath.folder(of: path), undoFolder)
      try FileSystem.createDirectory(at: folder)
      try FileSystem.write(Array("*\n".utf8), to: FolderPath.join(folder, ".gitignore"))
      let bytes =
        FileSystem.kind(of: path) == nil ? [] : try FileSystem.contents(of: path, limit: BaselineFiles.sizeLimit)
      files.append((bytes, FolderPath.join(folder, FolderPath.name(of: path))))
    }
    try FileSystem.writeDurably(files)
  }

  private static func clearUndo(in folder: String) throws(FileError) {
    let kept = FolderPath.join(folder, undoFolder)
    for leftover in [folder, kept] { FileSystem.removeLeftovers(in: leftover) }
    guard FileSystem.kind(of: kept) == .directory else { return }
    for name in try FileSystem.names(in: kept) where name.hasSuffix(BaselineFiles.ending) {
      try FileSystem.remove(FolderPath.join(kept, name))
    }
  }
}
