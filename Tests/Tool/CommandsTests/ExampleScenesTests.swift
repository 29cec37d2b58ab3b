import Foundation
import LayoutTestSupport
import Testing

/// The scenes of the repository, rendered by the tool with real fonts.
@Suite struct ExampleScenesTests {
  let tool = Tool()

  @Test(
    arguments: ["SignIn", "Settings", "ArticleCard", "Chat", "Checkout", "Profile", "MediaPlayer", "Calendar"])
  func `a screen has no findings in its languages, orientations and text sizes`(name: String) throws {
    let path = SharedFolder.packagePath("Scenes/Screens/\(name).scene.yaml")
    let run = try tool.run("check", "--strict", path, "-d", "iPhone SE (3rd gen),iPad Air 11")
    #expect(run.code == 0 && run.messages == "")
  }

  @Test func `a screen looks as in its design`() throws {
    let path = SharedFolder.packagePath("Scenes/Screens/SignIn.scene.yaml")
    let run = try tool.run("check", "--design", path, "-l", "en", "-d", "iPhone 15")
    #expect(run.code == 0)
    #expect(run.output.contains(": 24 edges of 8 views in 1 layout compared, the largest deviation is 0 points"))
  }

  @Test func `no example scene has an unexpected finding`() throws {
    let run = try tool.run("check", "--strict", SharedFolder.packagePath("Scenes"))
    #expect(run.code == 0 && run.messages == "", "\(run.output)\(run.messages)")
    #expect(!run.output.contains("warning: ") && run.output.contains("    conflict      5 expected"), "\(run.output)")
  }

  @Test func `only the scenes that show an error expect findings`() throws {
    let folder = SharedFolder.packagePath("Scenes")
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let expecting = try files.filter { $0.hasSuffix(".scene.yaml") }.filter { file in
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      return text.contains(#/finding: (?!left-to-code)/#)
    }
    let marked = try Set(readmeLines().filter { $0.contains("⚠︎") }.flatMap(Self.scenes))
    #expect(Set(expecting.compactMap { $0.split(separator: "/").last.map(String.init) }) == marked)
  }

  @Test func `the README lists every scene`() throws {
    let folder = SharedFolder.packagePath("Scenes")
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let scenes = files.filter { $0.hasSuffix(".scene.yaml") }
    let readme = try readmeLines().joined(separator: "\n")
    #expect(!scenes.isEmpty)
    #expect(scenes.filter { !readme.contains("(\($0))") } == [])
  }

  /// The lines of the README next to the scenes.
  private func readmeLines() throws -> [String] {
    try String(contentsOfFile: SharedFolder.packagePath("Scenes/README.md"), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// Returns the file names of the marked links of a line.
  private static func scenes(_ line: String) -> [String] {
    line.components(separatedBy: "⚠︎").dropLast().filter { $0.contains("](") }.compactMap { part in
      part.components(separatedBy: "](").last?.components(separatedBy: ")").first?.components(separatedBy: "/").last
    }
  }
}
