import DocumentTestSupport
import LayoutTestSupport
import Testing

@testable import HostFiles
@testable import MarkupReading
@testable import SceneFiles

/// Scenes that the schema rejects, with the full messages of the reader.
enum WrongScenes {
  static let all = scenes + views + controls + variations
}

@Suite struct SceneSchemaTests {
  private let validator = SchemaValidator(SceneSchema.value)

  private func root(of text: String) throws -> YAMLNode {
    var builder = YAMLTreeBuilder(try YAMLEventReader.events(in: Array(text.utf8)))
    return try #require(try builder.root())
  }

  @Test(arguments: WrongScenes.all)
  func `files that the schema rejects are errors for the reader`(_ example: WrongFile) throws {
    try expect(validator.accepts(root(of: example.text)), is: false)
    expect(SceneFile.messages(example.text), is: example.messages)
  }

  @Test func `there are at least 60 invalid scenes`() {
    #expect(WrongScenes.all.count >= 60)
  }

  @Test func `the schema accepts every scene of the repository`() throws {
    let paths = DocumentSearch(paths: [SharedFolder.packagePath("Scenes")]).documents.map(\.path)
    #expect(paths.count >= 50)
    for path in paths {
      let text = String(decoding: try FileSystem.contents(of: path, limit: 1 << 20), as: UTF8.self)
      try expect(validator.accepts(root(of: text)), is: true, "\(path)")
      #expect(text.contains("# yaml-language-server: $schema=../scene.schema.json"), "\(path)")
    }
  }

  @Test func `the schema file beside the scenes is the one that the tool prints`() throws {
    let path = SharedFolder.packagePath("Scenes/scene.schema.json")
    let text = String(decoding: try FileSystem.contents(of: path, limit: 1 << 20), as: UTF8.self)
    #expect(text == SceneSchema.text, "render-layouts schema > Scenes/scene.schema.json")
  }
}
