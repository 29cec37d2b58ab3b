import DocumentTestSupport
import Glibc
import LayoutTestSupport
import Testing

@testable import HostFiles

@Suite struct FileSystemTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func contents(of name: String, limit: Int = 1_000) throws(FileError) -> String {
    String(decoding: try FileSystem.contents(of: "\(folder.path)/\(name)", limit: limit), as: UTF8.self)
  }

  @Test func `written bytes are read back`() throws {
    try FileSystem.write(Array("frame".utf8), to: "\(folder.path)/a.txt")
    try FileSystem.write(Array("bounds".utf8), to: "\(folder.path)/a.txt")
    try expect(contents(of: "a.txt"), is: "bounds")
    expect(folder.files, is: ["a.txt"])
  }

  @Test func `an empty file has no bytes`() throws {
    folder.add("empty.xib")
    try expect(contents(of: "empty.xib"), is: "")
  }

  @Test func `a missing file is reported as not found`() {
    #expect(throws: FileError(path: "\(folder.path)/a.xib", reason: .notFound)) { try contents(of: "a.xib") }
  }

  @Test func `a folder is not a file`() throws {
    try FileSystem.createDirectory(at: "\(folder.path)/a.xib")
    #expect(throws: FileError(path: "\(folder.path)/a.xib", reason: .isDirectory)) { try contents(of: "a.xib") }
    #expect(throws: FileError(path: "\(folder.path)/a.xib", reason: .isDirectory)) {
      try FileSystem.write([1], to: "\(folder.path)/a.xib")
    }
    expect(folder.files, is: [])
  }

  @Test func `reading a pipe without a writer does not block`() {
    mkfifo("\(folder.path)/a.xib", 0o600)
    #expect(throws: FileError(path: "\(folder.path)/a.xib", reason: .notRegularFile)) { try contents(of: "a.xib") }
  }

  @Test(.enabled(if: geteuid() != 0)) func `a file without permission is an error`() {
    folder.add("a.xib", "x")
    chmod("\(folder.path)/a.xib", 0)
    #expect(throws: FileError(path: "\(folder.path)/a.xib", reason: .notPermitted)) { try contents(of: "a.xib") }
  }

  @Test func `a file at the limit is read, and one byte more is too large`() throws {
    folder.add("a.xib", "12345")
    try expect(contents(of: "a.xib", limit: 5), is: "12345")
    #expect(throws: FileError(path: "\(folder.path)/a.xib", reason: .tooLarge(limit: 4))) {
      try contents(of: "a.xib", limit: 4)
    }
  }

  @Test func `a cycle of links is an error`() {
    symlink("b.xib", "\(folder.path)/a.xib")
    symlink("a.xib", "\(folder.path)/b.xib")
    #expect(throws: FileError.self) { try contents(of: "a.xib") }
  }

  @Test func `a file in place of a folder is an error`() throws {
    folder.add("Output", "x")
    #expect(throws: FileError(path: "\(folder.path)/Output", reason: .notDirectory)) {
      try FileSystem.createDirectory(at: "\(folder.path)/Output/renders/login")
    }
    #expect(throws: FileError(path: "\(folder.path)/Output/a.png", reason: .notDirectory)) {
      try FileSystem.write([1], to: "\(folder.path)/Output/a.png")
    }
  }

  @Test func `folders are created with their parents, and again without an error`() throws {
    try FileSystem.createDirectory(at: "\(folder.path)/a/b//c/")
    try FileSystem.createDirectory(at: "\(folder.path)/a/b/c")
    #expect(FileSystem.kind(of: "\(folder.path)/a/b/c") == .directory)
  }

  @Test func `a full disk is reported`() throws {
    let full = try FileDescriptor(opening: "/dev/full", flags: O_WRONLY)
    #expect(throws: FileError(path: "/dev/full", reason: .noSpace)) { try full.write([1, 2, 3]) }
  }

  @Test func `a failed write leaves no file behind`() {
    #expect(throws: FileError.self) { try FileSystem.write([1], to: "/proc/render-layouts-test") }
  }

  @Test func `names are sorted and exclude the entries '.' and '..'`() throws {
    for name in ["b", "a", ".hidden", "C"] { folder.add(name) }
    try expect(FileSystem.names(in: folder.path), is: [".hidden", "C", "a", "b"])
  }

  @Test(arguments: [
    (ENOENT, "no such file or folder"), (EACCES, "permission denied"), (EISDIR, "is a folder, not a file"),
    (ENOTDIR, "part of the path is a file, not a folder"), (ENOSPC, "no space left on the device"),
    (EDQUOT, "no space left on the device"), (EFBIG, "no space left on the device"), (EROFS, "read-only file system"),
    (EPIPE, "the reader has closed it"), (ELOOP, "too many symbolic links"), (ENAMETOOLONG, "File name too long"),
  ])
  func `system errors are described in words`(code: Int32, words: String) {
    #expect(FileError(path: "a", errno: code).description == "a: \(words)")
  }
}
