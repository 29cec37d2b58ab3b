/// The error of reading the files of a revision.
package enum GitError: Error, Sendable, Hashable {
  case notInstalled
  /// The path is not in a working tree.
  case noRepository(path: String)
  /// The repository does not have the revision. `branches` are some that exist, and `fetch` is the command that gets
  /// the revision in a shallow clone.
  case unknownRevision(String, path: String, branches: [String], fetch: String?)
  /// The revisions have no common ancestor in the fetched history.
  case noCommonCommit(String, path: String, fetch: String?)
  /// The range ends at a commit other than the one that is checked out.
  case otherEnd(String, start: String, end: String, path: String)
  /// The name does not denote a single commit.
  case noRevision(String, path: String, reason: String)
  /// The repository belongs to another user, and git refuses to open it.
  case foreignRepository(path: String, folder: String)
  /// The repository is a partial clone without some of the contents.
  case missingContents(count: Int, first: String)
  /// Two paths are in different repositories.
  case severalRepositories(String, String)
  /// Git exceeded its limits of time or size.
  case overLimit(ExternalProgram.Limits)
  /// The files of the revision exceed the total size limit.
  case tooLarge(megabytes: Int, limit: Int)
  /// The revision has more files that layouts depend on than are written.
  case tooManyFiles(Int, limit: Int)
  /// A sparse checkout omits a source file that the revision has in another state.
  case omitted(path: String)
  /// Git failed, with its own message.
  case refused(String)
  /// A file or folder could not be read or written.
  case file(FileError)

  /// The problem, without a full stop.
  package var message: String {
    switch self {
    case .notInstalled: "'git' was not found, so the files of a revision cannot be read"
    case .noRepository(let path): "\(path): not in a git working tree"
    case .noCommonCommit(let name, let path, _):
      "\(path): '\(name)' has no merge base: the branches have no common commit"
    case .otherEnd(let name, _, let end, let path):
      "\(path): '\(name)' ends at '\(end)', but another commit is checked out"
    case .unknownRevision(let name, let path, _, _): "\(path): unknown revision '\(name)'"
    case .noRevision(let name, let path, let reason): "\(path): '\(name)' \(reason), not a revision"
    case .foreignRepository(let path, _): "\(path): the repository belongs to another user"
    case .missingContents(let count, let first):
      "\(first): the repository was cloned without the contents of "
        + (count == 1 ? "this file" : "this and \(count - 1) more files")
    case .severalRepositories(let first, let second): "\(first) and \(second) are in different repositories"
    case .overLimit(let limits):
      "reading the repository exceeds \(Int(limits.seconds)) seconds or \(limits.fileSize >> 20) MiB"
    case .tooLarge(let megabytes, let limit):
      "the documents of the revision have \(megabytes) MiB; the limit is \(limit) MiB"
    case .tooManyFiles(let count, let limit):
      "layouts may depend on \(count) files of the revision; the limit is \(limit)"
    case .omitted(let path): "\(path): the sparse checkout omits this file, which differs"
    case .refused(let words): "git: \(words)"
    case .file(let error): "\(error)"
    }
  }

  /// The advice on how to solve the problem, or nil.
  package var hint: String? {
    switch self {
    case .notInstalled: "install git, or compare with approved layouts: omit '--against'"
    case .noRepository: "'--against' compares with a git revision; omit it to compare with approved layouts"
    case .unknownRevision(_, _, let branches, nil):
      "a revision is a branch, a tag or a commit"
        + (branches.isEmpty
          ? "" : "; \(branches.count == 1 ? "a branch is" : "branches are") \(branches.joined(separator: ", "))")
    case .unknownRevision(_, _, _, let fetch?): "only the most recent commits were fetched: \(fetch)"
    case .noCommonCommit(_, _, nil): "compare with a branch that shares history with this one"
    case .noCommonCommit(_, _, let fetch?): "only the most recent commits were fetched: \(fetch)"
    case .otherEnd(_, let start, let end, _):
      "check out '\(end)', or compare the working tree with its merge base: '\(start)...'"
    case .noRevision:
      "name a single commit: main, v1.2, HEAD~1; or 'main...' for the merge base with main"
    case .foreignRepository(_, let folder):
      "if you trust it: git config --global --add safe.directory '\(folder)'"
    case .missingContents: "nothing is fetched automatically; 'git fetch --refetch --no-filter' completes the clone"
    case .severalRepositories: "compare the paths of each repository separately"
    case .overLimit: "'git fsck' shows whether the repository is damaged"
    case .tooLarge, .tooManyFiles: "name the folders to compare"
    case .omitted: "'git sparse-checkout add' writes the files of a folder"
    case .refused, .file: nil
    }
  }
}
