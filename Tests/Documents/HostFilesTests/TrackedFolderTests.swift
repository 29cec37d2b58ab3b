import DocumentTestSupport
import Foundation
import LayoutTestSupport
import Testing

@testable import HostFiles

/// Separates files of a repository from those that a run has written into it.
@Suite struct TrackedFolderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func git(_ words: String...) throws { try folder.shell("git \(words.joined(separator: " "))") }

  private func answer(_ name: String) -> TrackedFolder { TrackedFolder(at: "\(folder.path)/\(name)") }

  @Test func `a folder outside a working tree is not tracked`() {
    folder.add("cache/a.entry")
    #expect(answer("cache") == .no && answer("missing") == .no)
  }

  @Test func `a folder is tracked if the index has a file in it`() throws {
    folder.add("cache/deep/a.entry")
    folder.add("own/b.entry")
    try git("init", "-q", ".")
    expect(answer("cache"), is: .no)
    try git("add", "cache")
    #expect(answer("cache") == .yes && answer("own") == .no)
  }

  @Test func `a tracked link is tracked, and so is its target`() throws {
    folder.add("stored/a.entry")
    try git("init", "-q", ".")
    for link in ["tracked", "plain"] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: "stored")
    }
    try git("add", "tracked")
    #expect(answer("tracked") == .yes && answer("plain") == .no)
    try git("add", "stored")
    expect(answer("plain"), is: .yes)
  }

  @Test func `a repository that git cannot open gives no answer`() {
    folder.add(".git", "no repository\n")
    folder.add("cache/a.entry")
    expect(answer("cache"), is: .unknown)
  }

  @Test(arguments: [(0o777, true), (0o1777, true), (0o755, false), (0o775, false)])
  func `a folder that everyone may write to is recognized`(permissions: Int, isOpen: Bool) throws {
    folder.add("cache/a.entry")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: "\(folder.path)/cache")
    #expect(FileSystem.isOpenToAll("\(folder.path)/cache") == isOpen)
    #expect(!FileSystem.isOpenToAll("\(folder.path)/missing"))
  }
}
