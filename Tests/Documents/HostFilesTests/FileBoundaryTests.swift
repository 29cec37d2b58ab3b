import DocumentTestSupport
import Glibc
import LayoutTestSupport
import Testing

@testable import HostFiles

/// The folders that a reader of untrusted files may not leave.
@Suite struct FileBoundaryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["S/a.xib", "S/inner/b.xib", "outside/c.xib", "outside/deep/d.xib"] { folder.add(name, name) }
  }

  private func link(_ name: String, to target: String) { symlink(target, "\(folder.path)/\(name)") }

  private func boundary(_ names: String..., withRepositories: Bool = false) -> FileBoundary {
    FileBoundary(of: names.map { "\(folder.path)/\($0)" }, includesRepositories: withRepositories)
  }

  private func admits(_ boundary: FileBoundary, _ names: String...) -> [Bool] {
    names.map { boundary.admits("\(folder.path)/\($0)") }
  }

  @Test func `files without links in their path are admitted, and links that stay inside`() {
    link("S/again.xib", to: "inner/b.xib")
    link("S/same", to: "inner")
    link("S/round", to: "..")
    let boundary = boundary("S")
    expect(admits(boundary, "S/a.xib", "S/again.xib", "S/same/b.xib", "S/round/S/a.xib"), is: [true, true, true, true])
    expect(boundary.omitted, is: [])
  }

  @Test func `links that lead out are skipped and reported by the path of the link`() {
    link("S/root", to: "/")
    link("S/c.xib", to: "../outside/c.xib")
    link("S/chain", to: "inner/out")
    link("S/inner/out", to: "../../outside")
    let boundary = boundary("S")
    #expect(
      admits(boundary, "S/root/etc/passwd", "S/c.xib", "S/chain/c.xib", "S/inner/out/deep/d.xib")
        == [false, false, false, false])
    #expect(boundary.omitted == ["S/c.xib", "S/chain", "S/inner/out", "S/root"].map { "\(folder.path)/\($0)" })
  }

  @Test func `a path that the user named is followed to any target`() {
    link("named", to: "outside")
    link("S/named.xib", to: "../outside/c.xib")
    expect(admits(boundary("named"), "named/c.xib", "named/deep/d.xib"), is: [true, true])
    expect(admits(boundary("S/named.xib"), "S/named.xib"), is: [true])
    #expect(boundary("S/named.xib").contains("\(folder.path)/S/named.xib") == false)
  }

  @Test func `a link that differs from a folder only in Unicode normalization is a link`() {
    folder.add("S/caf\u{E9}/a.xib")
    link("S/cafe\u{301}", to: "../outside")
    let boundary = boundary("S")
    expect(admits(boundary, "S/caf\u{E9}/a.xib", "S/cafe\u{301}/c.xib"), is: [true, false])
    expect(admits(self.boundary("S/caf\u{E9}"), "S/cafe\u{301}/c.xib"), is: [false])
  }

  @Test func `the repository of a folder is inside the boundary if requested`() {
    folder.add("repository/.git/HEAD")
    folder.add("repository/App/a.xib")
    folder.add("repository/Shared/b.xib")
    link("repository/App/Shared", to: "../Shared")
    link("repository/App/outside", to: "../../outside")
    expect(admits(boundary("repository/App"), "repository/App/Shared/b.xib"), is: [false])
    let wide = boundary("repository/App", withRepositories: true)
    expect(admits(wide, "repository/App/Shared/b.xib", "repository/App/outside/c.xib"), is: [true, false])
  }

  @Test func `no file is read or written through a link that leads out of the boundary`() throws {
    link("S/c.xib", to: "../outside/c.xib")
    link("S/__layouts__", to: "../outside")
    let path = folder.path
    let leadsOut = FileError.Reason.leadsOut
    try FileBoundary.hold(boundary("S")) {
      #expect(throws: FileError(path: "\(path)/S/c.xib", reason: leadsOut)) {
        try FileSystem.contents(of: "\(path)/S/c.xib", limit: 100)
      }
      #expect(throws: FileError(path: "\(path)/S/c.xib", reason: leadsOut)) {
        try FileSystem.beginning(of: "\(path)/S/c.xib", count: 100)
      }
      #expect(throws: FileError(path: "\(path)/S/__layouts__", reason: leadsOut)) {
        try FileSystem.names(in: "\(path)/S/__layouts__")
      }
      #expect(FileSystem.kind(of: "\(path)/S/c.xib") == nil)
      #expect(throws: FileError(path: "\(path)/S/__layouts__/x", reason: leadsOut)) {
        try FileSystem.write([1], to: "\(path)/S/__layouts__/x")
      }
      #expect(throws: FileError.self) { try FileSystem.writeDurably([([1], "\(path)/S/__layouts__/x")]) }
      #expect(throws: FileError.self) { try FileSystem.remove("\(path)/S/__layouts__/c.xib") }
      #expect(throws: FileError.self) { try FileSystem.createDirectory(at: "\(path)/S/__layouts__/new") }
      try FileSystem.write([1], to: "\(path)/S/x")
    }
    #expect(FileSystem.kind(of: "\(path)/S/c.xib") == .file)
    expect(folder.files.filter { $0.hasPrefix("outside") }, is: ["outside/c.xib", "outside/deep/d.xib"])
  }

  @Test func `a path in a document reaches the folders that the user named, and no others`() {
    let path = folder.path
    #expect(FileBoundary.reaches("/etc/passwd"))
    FileBoundary.hold(boundary("S")) {
      #expect(FileBoundary.reaches("\(path)/S/inner/../a.xib"))
      #expect(FileBoundary.reaches("\(path)/S/not/there/yet.strings"))
      #expect(!FileBoundary.reaches("\(path)/S/../outside/c.xib"))
      #expect(!FileBoundary.reaches("\(path)/S/inner/../../../../../../../../etc/passwd"))
      #expect(!FileBoundary.reaches("\(path)/S/not/there/../../../outside/new"))
    }
  }
}
