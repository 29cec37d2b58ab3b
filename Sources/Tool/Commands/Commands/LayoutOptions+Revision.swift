internal import Baselines
internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import SceneFiles
internal import Scenes

extension LayoutOptions {
  /// Returns the scenes of a git revision that correspond to the selected ones.
  ///
  /// - Parameters:
  ///   - revision: The revision as the user named it.
  ///   - folder: The folder into which the files of the revision are written.
  ///   - current: The documents of the working tree with their projects. Nil to lay out the revision with the code of
  ///     the working tree.
  ///   - console: The console for messages.
  /// - Throws: ``GitError`` if the revision cannot be read.
  func layouts(
    of revision: String, in folder: String,
    besides current: (documents: [ReviewDocument], projects: DocumentProjects)? = nil, _ console: Console
  ) async throws -> RevisionLayouts {
    let files = try RevisionFiles(of: revision, for: paths, in: folder)
    console.reportPointers(files.pointers, in: revision)
    console.reportOversized(files.oversized, in: revision)
    console.reportMissing(
      files.missingArtwork, in: revision,
      hint: "images are laid out as if their size were unknown; nothing is fetched")
    console.reportMissing(
      files.missingLinks, in: revision, hint: "links outside the given paths are skipped; nothing is fetched")
    let folders = zip(paths, files.paths).map { (here: $0, there: $1) }
    let code = current.flatMap { current -> RevisionCode? in
      let used = current.projects.codeFolders(of: current.documents) { Self.formerPath(of: $0, in: folders) }
      return self.code(of: files.sources, in: revision, below: used, current.projects, console)
    }
    return try await RevisionLayouts(
      revision, folders: folders, devices: devices, selection: selection, followsLinks: followsLinks,
      workers: workers, code: code)
  }

  /// Returns the path of the former state of a document, which need not exist.
  private static func formerPath(of path: String, in folders: [(here: String, there: String)]) -> String? {
    for (here, there) in folders {
      if path == here { return there }
      let start = FolderPath.join(here, "")
      if path.hasPrefix(start) { return FolderPath.join(there, String(path.dropFirst(start.count))) }
    }
    return nil
  }

  /// Returns the code of a revision. Nil if no document uses code, or if it cannot be read completely, which is reported.
  private func code(
    of sources: RevisionSources, in revision: String, below folders: [String], _ projects: DocumentProjects,
    _ console: Console
  ) -> RevisionCode? {
    guard !folders.isEmpty else { return nil }
    do throws(GitError) {
      return RevisionCode(before: try sources.changes(below: folders), in: projects)
    } catch {
      console.reportUnreadCode(error, in: revision)
      return nil
    }
  }

  /// Returns the accepted findings together with all findings of a revision.
  ///
  /// - Throws: ``GitError`` if the revision cannot be read.
  func known(withFindingsOf revision: String, _ console: Console) async throws -> AcceptedFindings {
    let top = paths.first.flatMap(AcceptedFindingsFile.repository) ?? "."
    let accepted = selection.known ?? AcceptedFindings(folder: FileSystem.realPath(of: top) ?? top)
    return try await FileSystem.withTemporaryFolder { folder in
      let before = try await layouts(of: revision, in: folder, console)
      let found = try await before.plan.findings(
        measuringTextWith: Engines.makeTextMeasurer(for: before.plan), workers: workers,
        shouldStop: Interruption.isRequested,
        pathOfDocument: { before.path(ofDocument: $0).flatMap(accepted.path) })
      return accepted.adding(found.new)
    }
  }
}

extension Console {
  /// Reports once which files of the revision are only git LFS pointers.
  fileprivate func reportPointers(_ paths: [String], in revision: String) {
    guard let first = paths.first, !isQuiet else { return }
    let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    printText(
      Console.text(ofMessage: [
        "\(first):1:1: note: '\(revision)' has a git LFS pointer here\(others), which is not followed",
        "images are laid out as if their size were unknown; nothing is fetched",
      ]))
  }

  /// Reports once which files of the revision exceed the size limit.
  fileprivate func reportOversized(_ paths: [String], in revision: String) {
    guard let first = paths.first, !isQuiet else { return }
    let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    printNote("\(first)\(others): too large in '\(revision)'; the limit is 64 MiB")
  }

  /// Reports once which files of the revision a partial clone lacks.
  fileprivate func reportMissing(_ paths: [String], in revision: String, hint: String) {
    guard let first = paths.first, !isQuiet else { return }
    let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    printNote(
      "\(first)\(others): the repository was cloned without the contents that '\(revision)' has here", hint)
  }

  /// Reports once why the source files of the revision are not read.
  fileprivate func reportUnreadCode(_ error: GitError, in revision: String) {
    guard !isQuiet else { return }
    let reason =
      switch error {
      case .tooManyFiles(let count, let limit): "\(count) source files, the limit is \(limit)"
      case .tooLarge(let megabytes, let limit): "\(megabytes) MiB of source files differ, the limit is \(limit) MiB"
      default: error.message
      }
    printNote(
      "the code of '\(revision)' is not read: \(reason)", "both sides are laid out with the code of the working tree")
  }

  /// Reports why a revision cannot be read.
  ///
  /// - Returns: The exit code for it.
  func code(of error: GitError) -> ExitCode {
    printError(error.message, hint: error.hint)
    return error == .notInstalled ? .engineMissing : .noInput
  }
}
