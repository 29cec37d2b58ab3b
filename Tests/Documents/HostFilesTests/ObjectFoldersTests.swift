import DocumentTestSupport
import LayoutTestSupport
import Testing

@testable import HostFiles

/// Looks for pipes, for which git would wait, where a repository borrows its objects.
@Suite struct ObjectFoldersTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the error of reading a revision of a clone. Nil if it is read.
  private func error(of clone: String) throws -> GitError? {
    let written = try TemporaryFolder()
    defer { withExtendedLifetime(written) {} }
    do throws(GitError) {
      _ = try RevisionFiles(of: "HEAD", for: ["\(folder.path)/\(clone)"], in: written.path)
      return nil
    } catch {
      return error
    }
  }

  /// Commits a document, and clones the repository twice, each without own objects.
  private func borrow() throws {
    folder.add("Store/Main.xib", "a\n")
    try folder.commit("Store")
    try folder.shell("git clone -q --shared Store Middle; git clone -q --shared Middle Copy")
  }

  /// Replaces a file of the first repository by a pipe.
  private func block(_ file: String) throws -> GitError {
    try folder.shell("rm -f Store/.git/objects/\(file); mkfifo Store/.git/objects/\(file)")
    let path = try #require(FileSystem.realPath(of: folder.path))
    return .file(FileError(path: "\(path)/Store/.git/objects/\(file)", reason: .notRegularFile))
  }

  @Test(arguments: ["Middle", "Copy"])
  func `borrowed objects are read, and a pipe in place of one is reported`(clone: String) throws {
    try borrow()
    expect(try error(of: clone), is: nil)
    // The contents are those of the only document, which git names by them.
    let error = try block("78/981922613b2afb6025042ff6bd878ac1994e85")
    expect(try self.error(of: clone), is: error)
  }

  @Test func `a pipe in place of a borrowed pack is reported, also by a relative path`() throws {
    try borrow()
    try folder.shell("printf '../../../Store/.git/objects/\\n' > Middle/.git/objects/info/alternates")
    expect(try error(of: "Middle"), is: nil)
    let error = try block("pack/pack-0.pack")
    expect(try self.error(of: "Middle"), is: error)
  }

  @Test func `files that git does not open may be pipes`() throws {
    try borrow()
    try folder.shell("cd Store/.git/objects; mkfifo pipe; mkdir own; mkfifo own/pipe")
    expect(try error(of: "Copy"), is: nil)
  }

  @Test func `folders that borrow from each other are found once`() throws {
    try folder.shell(
      """
      mkdir -p A/info B/info; printf '# own\\n../B\\n\\n../missing\\n' > A/info/alternates
      printf '%s/A\\n' "$PWD" > B/info/alternates
      """)
    let path = try #require(FileSystem.realPath(of: folder.path))
    expect(ObjectFolders(of: "\(path)/A").paths, is: ["\(path)/A", "\(path)/B"])
  }

  @Test(arguments: [(511, ["A", "B"]), (512, ["A"])])
  func `only the first 512 listed paths are searched`(missing: Int, found: [String]) throws {
    try folder.shell(
      """
      mkdir -p A/info B/info
      { echo '# own'; yes ../missing | head -n \(missing); echo ../B; } > A/info/alternates
      """)
    let path = try #require(FileSystem.realPath(of: folder.path))
    expect(ObjectFolders(of: "\(path)/A").paths, is: found.map { "\(path)/\($0)" })
  }
}
