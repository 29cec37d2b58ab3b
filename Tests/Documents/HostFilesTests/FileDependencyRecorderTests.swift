import DocumentTestSupport
import Glibc
import LayoutTestSupport
import Testing

@testable import HostFiles

@Suite struct FileDependencyRecorderTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  /// Makes every kind of query about a file and a folder.
  private func look(_ folder: String) {
    _ = try? FileSystem.contents(of: "\(folder)/a.txt", limit: 100)
    _ = try? FileSystem.beginning(of: "\(folder)/a.txt", count: 2)
    _ = FileSystem.kind(of: "\(folder)/b")
    _ = try? FileSystem.names(in: folder, endingWith: ".txt")
    _ = try? FileSystem.contents(of: "\(folder)/a.txt", limit: 100)
  }

  @Test func `each query is recorded once, in the order of the calls`() throws {
    let queries = FileDependencyRecorder.recording { look(folder) }.dependencies.list.map(\.query)
    #expect(
      queries == [
        FileQuery(subject: .contents(limit: 100), path: "\(folder)/a.txt"),
        FileQuery(subject: .beginning(count: 2), path: "\(folder)/a.txt"),
        FileQuery(subject: .kind, path: "\(folder)/b"),
        FileQuery(subject: .names(ending: ".txt"), path: folder),
      ])
  }

  @Test func `a result is valid until the files of its queries change`() throws {
    func dependencies() -> [FileDependency] { FileDependencyRecorder.recording { look(folder) }.dependencies.list }
    /// Returns the positions of the queries whose results differ after a change.
    func changed(_ change: () throws -> Void) throws -> [Int] {
      let before = dependencies()
      #expect(FileQueryResults().confirm(before))
      try change()
      return before.indices.filter { !FileQueryResults().confirm([before[$0]]) }
    }
    try expect(changed { try FileSystem.write(Array("text".utf8), to: "\(folder)/a.txt") }, is: [0, 1, 3])
    try expect(changed { try FileSystem.write(Array("tent".utf8), to: "\(folder)/a.txt") }, is: [0])
    try expect(changed { try FileSystem.write([], to: "\(folder)/other.png") }, is: [])
    try expect(changed { try FileSystem.createDirectory(at: "\(folder)/b") }, is: [2])
    try expect(changed { try FileSystem.write([], to: "\(folder)/c.txt") }, is: [3])
    try expect(changed { try FileSystem.write(Array(repeating: 65, count: 101), to: "\(folder)/a.txt") }, is: [0, 1])
    try expect(changed { try FileSystem.remove("\(folder)/a.txt") }, is: [0, 1, 3])
  }

  @Test func `a file with the text of an error is not confused with a missing file`() throws {
    let missing = FileDependencyRecorder.recording { look(folder) }.dependencies.list
    try FileSystem.write(Array("\(FileError.Reason.notFound)".utf8), to: "\(folder)/a.txt")
    #expect(!FileQueryResults().confirm([missing[0]]))
  }

  @Test func `system errors are recorded, but not missing files or missing permissions`() throws {
    func faults(errno code: Int32) -> [FileError?] {
      FileDependencyRecorder.recording {
        _ = try? FileDependencyRecorder.record(.kind, of: "a") { () throws(FileError) in
          throw FileError(path: "a", errno: code)
        }
      }.dependencies.list.map(\.fault)
    }
    for code in [EIO, EMFILE, ENFILE, ENOMEM] { #expect(faults(errno: code) == [FileError(path: "a", errno: code)]) }
    for code in [ENOENT, ENOTDIR, EACCES, ENAMETOOLONG, ELOOP, EINVAL] { #expect(faults(errno: code) == [nil]) }
  }

  @Test func `query results are a snapshot of one moment`() throws {
    let results = FileQueryResults()
    let dependencies = FileDependencyRecorder.recording { look(folder) }.dependencies.list
    #expect(results.confirm(dependencies))
    try FileSystem.write([], to: "\(folder)/a.txt")
    #expect(results.confirm(dependencies) && !FileQueryResults().confirm(dependencies))
  }

  @Test func `the digest of a file is the digest of its bytes`() throws {
    for count in [0, 1, 240, 241, 262_144, 262_145, 1_000_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try FileSystem.write(bytes, to: "\(folder)/a")
      try expect(ContentDigest(ofFile: "\(folder)/a"), is: ContentDigest(of: bytes), "\(count)")
    }
    #expect(throws: FileError(path: folder, reason: .isDirectory)) { try ContentDigest(ofFile: folder) }
    #expect(throws: FileError(path: "\(folder)/b", reason: .notFound)) { try ContentDigest(ofFile: "\(folder)/b") }
  }

  @Test func `a digest has 32 hexadecimal digits and depends on its purpose`() {
    // The XXH3 hash of zero bytes, from the test vectors of the library.
    expect(ContentDigest(of: "").text, is: "99aa06d3014798d86001c324468d497f")
    #expect(ContentDigest(of: "a".utf8) != ContentDigest(of: "a".utf8, as: .failure))
    expect(ContentDigest(high: 1, low: 2).text, is: "00000000000000010000000000000002")
  }
}
