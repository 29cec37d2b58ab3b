import DocumentTestSupport
import Glibc
import LayoutTestSupport
import Testing

@testable import HostFiles

@Suite struct DocumentSearchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names(_ paths: String...) -> [String] {
    DocumentSearch(paths: paths.map { "\(folder.path)/\($0)" }).documents.map(\.name)
  }

  @Test func `documents are sorted by path`() {
    for name in ["b.xib", "a/z.storyboard", "a/b/c.scene.yml", "A.scene.yaml", "notes.txt", "plain.yaml"] {
      folder.add(name)
    }
    expect(names(""), is: ["A.scene.yaml", "a/b/c.scene.yml", "a/z.storyboard", "b.xib"])
  }

  @Test func `hidden folders and those of package managers are skipped`() {
    for name in [".git/a.xib", "Output/a.xib", "Pods/x/a.xib", "Carthage/a.xib", "DerivedData/a.xib", ".a.xib"] {
      folder.add(name)
    }
    expect(names(""), is: [])
    expect(names("Output"), is: ["a.xib"])
  }

  @Test func `copies of documents in exported localization catalogs are skipped, unless the user names them`() {
    for name in ["de.xcloc/Source Contents/App/a.xib", "de.xcloc/Source Contents/b.xib", "App/a.xib"] {
      folder.add(name)
    }
    expect(names(""), is: ["App/a.xib", "de.xcloc/Source Contents/b.xib"])
    expect(DocumentSearch(paths: [folder.path]).copies, is: ["de.xcloc/Source Contents/App/a.xib"])
    expect(DocumentSearch(paths: [folder.path], keepsCopies: true).documents.count, is: 3)
    expect(names("App", "de.xcloc/Source Contents/App/a.xib"), is: ["a.xib", "a.xib"])
    expect(names("de.xcloc"), is: ["Source Contents/App/a.xib", "Source Contents/b.xib"])
  }

  @Test func `a document that the user names is named after its file`() {
    folder.add("a/b.xib")
    expect(names("a/b.xib"), is: ["b.xib"])
    #expect(DocumentSearch(paths: ["\(folder.path)/a/b.xib"]).documents.map(\.path) == ["\(folder.path)/a/b.xib"])
  }

  @Test func `no document is found twice`() {
    folder.add("a/b.xib")
    symlink("b.xib", "\(folder.path)/a/c.xib")
    expect(names("a", "a/b.xib", ""), is: ["b.xib"])
  }

  @Test func `a search of folders that link to each other terminates`() {
    folder.add("a/b.xib")
    symlink("..", "\(folder.path)/a/up")
    symlink(".", "\(folder.path)/same")
    expect(names(""), is: ["a/b.xib"])
  }

  @Test func `broken links are reported if their name is that of a document`() {
    for (target, link) in [("gone", "gone.xib"), ("round.xib", "round.xib"), ("gone", "gone.txt")] {
      symlink(target, "\(folder.path)/\(link)")
    }
    let nowhere = FileError(path: "\(folder.path)/gone.xib", reason: .notFound)
    let circle = FileError(path: "\(folder.path)/round.xib", reason: .linkLoop)
    expect(DocumentSearch(paths: [folder.path]).failures, is: [nowhere, circle])
    #expect(DocumentSearch(paths: ["\(folder.path)/round.xib"]).failures == [circle])
  }

  @Test func `unknown files, empty folders and missing paths are listed separately`() {
    folder.add("notes.txt")
    folder.add("empty/.hidden.xib")
    let search = DocumentSearch(paths: ["notes.txt", "empty", "missing"].map { "\(folder.path)/\($0)" })
    expect(search.documents, is: [])
    #expect(search.unknownFiles == ["\(folder.path)/notes.txt"])
    #expect(search.emptyDirectories == ["\(folder.path)/empty"])
    #expect(search.failures == [FileError(path: "\(folder.path)/missing", reason: .notFound)])
  }

  @Test(.enabled(if: geteuid() != 0)) func `a folder without permission is reported, and the others are searched`() {
    folder.add("a/a.xib")
    folder.add("b/b.xib")
    chmod("\(folder.path)/a", 0)
    let search = DocumentSearch(paths: [folder.path])
    expect(search.documents.map(\.name), is: ["b/b.xib"])
    #expect(search.failures == [FileError(path: "\(folder.path)/a", reason: .notPermitted)])
  }

  @Test func `folders nested too deeply are skipped`() {
    folder.add(String(repeating: "d/", count: 63) + "near.xib")
    folder.add(String(repeating: "d/", count: 64) + "far.xib")
    expect(names("").map { $0.suffix(8) }, is: ["near.xib"])
  }

  @Test func `links that lead out of the folder are skipped and reported, unless the user asks to follow them`() {
    folder.add("S/a.xib")
    folder.add("outside/b.xib")
    folder.add("outside/c.scene.yaml")
    symlink("/", "\(folder.path)/S/root")
    symlink("../outside", "\(folder.path)/S/more")
    symlink("../outside/c.scene.yaml", "\(folder.path)/S/c.scene.yaml")
    let search = DocumentSearch(paths: ["\(folder.path)/S"])
    expect(search.documents.map(\.name), is: ["a.xib"])
    #expect(search.skippedLinks == ["S/c.scene.yaml", "S/more", "S/root"].map { "\(folder.path)/\($0)" })
    unlink("\(folder.path)/S/root")
    let followed = DocumentSearch(paths: ["\(folder.path)/S"], followsLinks: true)
    expect(followed.documents.map(\.name), is: ["a.xib", "c.scene.yaml", "more/b.xib"])
    expect(followed.skippedLinks, is: [])
  }

  @Test func `links to another folder that the user named are followed`() {
    folder.add("A/a.xib")
    folder.add("B/b.xib")
    symlink("../B", "\(folder.path)/A/more")
    expect(names("A", "B"), is: ["a.xib", "more/b.xib"])
  }
}
