import AutoLayout
import DocumentTestSupport
import LayoutTestSupport
import Scenes
import Testing

@testable import HostFiles
@testable import SceneFiles

/// The examples of `docs/scene-format.md`.
@Suite struct SceneGuideTests {
  private let guide: String

  init() throws {
    let bytes = try FileSystem.contents(of: SharedFolder.packagePath("docs/scene-format.md"), limit: 1_000_000)
    guide = String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the other examples of the guide are valid`() throws {
    let blocks = guide.split(separator: "```yaml\n", omittingEmptySubsequences: false).dropFirst(2)
      .map { $0.prefix(while: { $0 != "`" }) }
    let states = try #require(blocks.first { $0.hasPrefix("states:") })
    let expect = try #require(blocks.first { $0.hasPrefix("expect:") })
    let views = "format: 1\nviews: { name: { type: label }, signIn: , follow: , picture: }\n"
    let scene = try SceneFile.scene(views + states + expect)
    #expect(scene.findings == [])
    #expect(scene.selection.states == [nil, "signed in", "long name"])
    #expect(scene.expectations.count == 6)
  }

  @Test func `the first example of the guide is valid`() throws {
    let lines = guide.split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { $0 != "```yaml" }.dropFirst().prefix { $0 != "```" }
    let scene = try SceneFile.scene(example.joined(separator: "\n"))
    expect(scene.findings, is: [])
    #expect(scene.views.count == 8 && scene.variations.count == 2)
  }

  @Test func `the guide names every key, type, word and attribute`() {
    let words = [
      SceneFileReader.keys, ViewType.allCases.map(\.rawValue), ViewType.allCases.flatMap(\.keys),
      ShorthandWord.allCases.map(\.rawValue), ConditionReader.keys, VariantReader.keys, EquationNames.reserved,
      LayoutAttribute.equationNames, DeviceReader.keys, FontNodeReader.keys, FrameNodeReader.edges, ["in", "stretch"],
    ]
    #expect(words.joined().filter { !guide.contains("`\($0)`") && !guide.contains("`\($0):") } == [])
  }
}
