import DocumentTestSupport
import Glibc
import LayoutTestSupport
import Testing

@testable import HostFiles

/// Writing to a folder without following symbolic links in it.
@Suite struct FolderTreeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tree() throws -> FolderTree { try FolderTree(at: "\(folder.path)/Output", creates: true) }

  @Test func `files are written with their folders and read back`() throws {
    let tree = try tree()
    try tree.write(Array("a".utf8), to: "renders/card/a.svg")
    try tree.write(Array("b".utf8), to: "renders/card/a.svg")
    expect(folder.files, is: ["Output/renders/card/a.svg"])
    try expect(tree.contents(of: "renders/card/a.svg", limit: 10), is: Array("b".utf8))
    try expect(tree.names(in: "renders"), is: ["card"])
  }

  @Test func `a link in place of a folder is an error, and nothing is written through it`() throws {
    let tree = try tree()
    folder.add("elsewhere/kept.txt")
    symlink("../elsewhere", "\(folder.path)/Output/renders")
    let error = FileError(path: "\(folder.path)/Output/renders", reason: .isLink)
    #expect(throws: error) { try tree.write([1], to: "renders/a.svg") }
    #expect(throws: error) { try tree.createFolder("renders/card") }
    #expect(throws: error) { try tree.contents(of: "renders/kept.txt", limit: 10) }
    tree.removeFolder("renders")
    expect(folder.files, is: ["Output/renders", "elsewhere/kept.txt"])
  }

  @Test func `a link in place of a file is replaced by the file`() throws {
    let tree = try tree()
    folder.add("elsewhere.txt", "kept")
    symlink("../elsewhere.txt", "\(folder.path)/Output/index.html")
    #expect(throws: FileError.self) { try tree.contents(of: "index.html", limit: 10) }
    try tree.write(Array("page".utf8), to: "index.html")
    try expect(tree.contents(of: "index.html", limit: 10), is: Array("page".utf8))
    try expect(FileSystem.contents(of: "\(folder.path)/elsewhere.txt", limit: 10), is: Array("kept".utf8))
  }

  @Test func `a folder that is replaced by a link while it is open stays the same folder`() throws {
    let tree = try tree()
    folder.add("elsewhere/kept.txt")
    rename("\(folder.path)/Output", "\(folder.path)/moved")
    symlink("elsewhere", "\(folder.path)/Output")
    try tree.write([1], to: "index.html")
    expect(folder.files, is: ["Output", "elsewhere/kept.txt", "moved/index.html"])
  }

  @Test(arguments: ["../a", "a/../../b", "..", ".", ""])
  func `no name leads out of the folder`(name: String) throws {
    let tree = try tree()
    #expect(throws: FileError.self) { try tree.write([1], to: name) }
    expect(folder.files, is: [])
  }

  @Test func `removing a folder with its contents follows no link`() throws {
    let tree = try tree()
    folder.add("elsewhere/kept.txt")
    try tree.write([1], to: "renders/card/a.svg")
    try tree.link("renders/card/out", to: "\(folder.path)/elsewhere")
    tree.removeFolder("renders")
    expect(folder.files, is: ["elsewhere/kept.txt"])
  }

  // MARK: - Leftovers of killed writers

  /// A process ID that no process has: the system assigns smaller numbers only.
  private static let goneProcess = 4_194_400

  private func age(_ name: String, byHours hours: Int) {
    let then = timespec(tv_sec: time(nil) - hours * 3600, tv_nsec: 0)
    utimensat(AT_FDCWD, "\(folder.path)/\(name)", [then, then], 0)
  }

  @Test func `temporary files of ended processes are removed after an hour, and no others`() throws {
    let names = [
      ".index.html.\(Self.goneProcess).tmp", ".young.html.\(Self.goneProcess).tmp", ".index.html.1.tmp", ".hidden.tmp",
      ".a.b.c.tmp", "index.\(Self.goneProcess).tmp", ".index.html.\(Self.goneProcess).txt",
    ]
    for name in names {
      folder.add("Output/\(name)")
      if !name.contains("young") { age("Output/\(name)", byHours: 2) }
    }
    let tree = try tree()
    tree.removeLeftovers(in: "")
    #expect(folder.files == names.dropFirst().map { "Output/\($0)" }.sorted())
  }

  @Test func `writing a scene removes only temporary files of the same file`() throws {
    for name in [".A.scene.yaml", ".B.scene.yaml"] {
      folder.add("\(name).\(Self.goneProcess).tmp")
      age("\(name).\(Self.goneProcess).tmp", byHours: 2)
    }
    try FileSystem.writeDurably([(Array("scene".utf8), "\(folder.path)/A.scene.yaml")])
    #expect(folder.files == [".B.scene.yaml.\(Self.goneProcess).tmp", "A.scene.yaml"])
  }

  @Test func `names of any length and script can be written`() throws {
    let tree = try tree()
    let names = [String(repeating: "x", count: 240), String(repeating: "日本", count: 40)]
    for name in names { try tree.write([1], to: name) }
    #expect(folder.files == names.map { "Output/\($0)" }.sorted())
  }
}
