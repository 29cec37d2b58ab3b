/// The error of reading the files of a revision.
package enum GitError: Error, Sendable, Hashable {
  /// Git is not installed.
  case notInstalled
  /// The path is not in a working tree.
  case noRepository(path: String)
  /// The repository does not have the revision. `fetch` is the command that gets it in a shallow clone.
  case unknownRevision(String, path: String, fetch: String?)
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
  /// Git failed, with its own message.
  case refused(String)
  /// A file or folder could not be read or written.
  case file(FileError)

  /// The problem, without a full stop.
  package var message: String {
    switch self {
    case .notInstalled: "there is no 'git' to ask for the files of a revision"
    case .noRepository(let path): "\(path): lies in no working tree of git"
    case .noCommonCommit(let name, let path, _):
      "\(path): '\(name)' has no first commit: the branches have none in common"
    case .otherEnd(let name, _, let end, let path):
      "\(path): '\(name)' ends at '\(end)', and the files here are those of another commit"
    case .unknownRevision(let name, let path, _): "\(path): its repository has no revision '\(name)'"
    case .noRevision(let name, let path, let reason): "\(path): '\(name)' \(reason), not a revision"
    case .foreignRepository(let path, _): "\(path): its repository belongs to somebody else"
    case .missingContents(let count, let first):
      "\(first): its repository was cloned without the contents of "
        + (count == 1 ? "this file" : "this and \(count - 1) more files")
    case .severalRepositories(let first, let second): "\(first) and \(second) lie in different repositories"
    case .overLimit(let limits):
      "git needs more than \(Int(limits.seconds)) seconds or \(limits.fileSize >> 20) MiB to read the repository"
    case .tooLarge(let megabytes, let limit):
      "the documents of the revision have \(megabytes) MiB, and up to \(limit) MiB are read"
    case .refused(let words): "git: \(words)"
    case .file(let error): "\(error)"
    }
  }

  /// What to do about the problem, or nil.
  package var hint: String? {
    switch self {
    case .notInstalled: "install git, or compare with approved layouts: leave out '--against'"
    case .noRepository: "'--against' compares with a revision of git; leave it out to compare with approved layouts"
    case .unknownRevision(_, _, nil): "branches, tags and commits are revisions"
    case .unknownRevision(_, _, let fetch?): "only the last commits were fetched: \(fetch)"
    case .noCommonCommit(_, _, nil): "compare with a branch that this one began on"
    case .noCommonCommit(_, _, let fetch?): "only the last commits were fetched: \(fetch)"
    case .otherEnd(_, let start, let end, _):
      "check out '\(end)', or compare what is here with the commit where it left '\(start)': '\(start)...'"
    case .noRevision:
      "name one commit by itself: main, v1.2, HEAD~1; or 'main...' for the one where this branch left main"
    case .foreignRepository(_, let folder):
      "if you trust it: git config --global --add safe.directory '\(folder)'"
    case .missingContents: "nothing is fetched here; 'git fetch --refetch --no-filter' completes the clone"
    case .severalRepositories: "compare the paths of each repository by themselves"
    case .overLimit: "'git fsck' shows whether the repository is damaged"
    case .tooLarge: "name the folders to compare"
    case .refused, .file: nil
    }
  }
}
