import DocumentTestSupport
import Findings
import LayoutTestSupport
import Scenes
import Testing

@testable import DocumentResources
@testable import HostFiles

/// The files that are found next to documents on disk.
@Suite struct SiblingResourcesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func siblings(_ path: String) throws -> SiblingResources {
    let documents = DocumentSearch(paths: ["\(folder.path)/\(path)"]).documents
    return SiblingResources(of: try #require(documents.first))
  }

  @Test func `string tables are in the folders of the other languages`() throws {
    for name in [
      "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings", "App/pt_BR.lproj/Main.strings",
      "App/Base.lproj/Main.strings", "App/German.lproj/Other.strings", "App/no language.lproj/Main.strings",
      "App/mul.lproj/Main.xcstrings", "App/Main.xcstrings", "App/fr.lproj/Main.strings/a",
    ] {
      folder.add(name)
    }
    let found = try siblings("App")
    #expect(
      found.tables.map(\.path) == [
        "de.lproj/Main.strings", "pt_BR.lproj/Main.strings", "mul.lproj/Main.xcstrings", "Main.xcstrings",
      ])
    #expect(found.tables.map(\.language) == ["de", "pt-BR", nil, nil] && found.language == nil)
    let alone = try siblings("App/Base.lproj/Main.storyboard")
    #expect(alone.tables.first?.path == "../de.lproj/Main.strings")
  }

  @Test func `the document of a language contains its own texts`() throws {
    for name in ["Base.lproj/A.xib", "de.lproj/A.xib", "fr.lproj/A.strings", "es.lproj/B.xib", "fr.lproj/B.strings"] {
      folder.add(name)
    }
    let german = try siblings("de.lproj/A.xib")
    #expect(german.language == "de" && german.tables == [])
    // Without a base localization, the other tables translate from the language of the document.
    let spanish = try siblings("es.lproj/B.xib")
    #expect(spanish.language == "es" && spanish.tables.map(\.language) == ["fr"])
  }

  @Test func `scene files have only the folder in which they name files`() throws {
    for name in ["A.scene.yaml", "A.xcstrings", "B.xcassets/a"] { folder.add(name) }
    var expected = SiblingResources()
    expected.folder = folder.path
    try expect(siblings("A.scene.yaml"), is: expected)
  }

  @Test func `a string table that is too large is a warning`() throws {
    folder.add("A.xib")
    folder.add("A.xcstrings", String(repeating: "x", count: 8 << 20 + 1))
    try expect(
      siblings("A.xib").findings.map(\.text),
      is: [
        "A.xcstrings:1:1: warning: the translations cannot be read: larger than 8 MiB [unreadable]"
      ])
  }

  @Test func `asset catalogs are in the folder of the document or beside it`() throws {
    for name in [
      "App/UI/Base.lproj/Main.storyboard", "App/Assets.xcassets/a", "App/UI/B.xcassets/a", "App/UI/A.xcassets/a",
      "App/UI/Views/Cell.xib", "Far.xcassets/a",
    ] {
      folder.add(name)
    }
    let names = ["App/UI/A.xcassets", "App/UI/B.xcassets", "App/Assets.xcassets"].map { "\(folder.path)/\($0)" }
    try expect(siblings("App/UI/Base.lproj").catalogues, is: names)
    try expect(siblings("App/UI/Views").catalogues, is: Array(names.prefix(2)))
  }

  @Test func `the parent of a path is found without reading the disk`() {
    let folders = ["a/b", "a", ".", "..", "../..", "/a", "/", "/a/b/", "../a", ""].map(FolderPath.folder)
    #expect(folders == ["a", ".", "..", "../..", "../../..", "/", "/", "/a", "..", ".."])
  }
}
