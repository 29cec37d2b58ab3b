import Foundation
import LayoutTestSupport
import Scenes
import Testing

/// The codes by which a scene may expect that a rule finds nothing.
@Suite struct RuleCodeTests {
  @Test func `they are those of all rules for layouts`() throws {
    let folder = URL(fileURLWithPath: SharedFolder.packagePath("Sources/Scenes/Rules"))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let rules = files.filter { $0.lastPathComponent.hasSuffix("Rule.swift") }
    var codes: Set<String> = [Finding.misplacedCode]
    for rule in rules {
      for part in try String(contentsOf: rule, encoding: .utf8).components(separatedBy: "code: \"").dropFirst() {
        codes.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    #expect(rules.count > 9)
    #expect(codes.symmetricDifference(SceneRules.codes).sorted() == [])
  }
}
