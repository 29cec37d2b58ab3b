/// The branch into which the changes of a repository go.
package enum DefaultBranch {
  /// Returns the default branch of the remote `origin`, else the branch that is checked out.
  ///
  /// A new repository has its branch before the first commit.
  ///
  /// - Parameter folder: An existing folder.
  /// - Returns: The name without `refs/heads/`. Nil outside a working tree, if no branch is checked out, or if git gives
  ///   no answer: it is not installed, refuses the repository or takes too long.
  package static func name(at folder: String) -> String? {
    guard TrackedFolder.isInWorkingTree(folder) else { return nil }
    return try? FileSystem.withTemporaryFolder { own throws(GitError) -> String? in
      let git = Git(folder: own)
      let ofRemote = try git.target(of: "refs/remotes/origin/HEAD", below: "refs/remotes/origin/", at: folder)
      return try ofRemote == nil ? git.target(of: "HEAD", below: "refs/heads/", at: folder) : ofRemote
    } otherwise: {
      GitError.file($0)
    }
  }
}
