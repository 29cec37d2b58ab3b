import Findings
import Foundation
import HostFiles
import LayoutReview
import LayoutRules
import LayoutTestSupport
import MarkupReading
import SceneDocuments
import SceneLayouts
import Scenes
import Testing

@testable import LayoutReview
@testable import ReviewPlans

/// The codes of findings and their pages: in the tool, in `docs/rules`, and in the sources.
@Suite struct FindingCodeTests {
  @Test func `codes are unique, and misspelled ones are recognized`() {
    let names = FindingCode.names
    #expect(Set(names).count == names.count && names == names.sorted())
    #expect(FindingCode.suggestion(for: "confict") == "conflict" && FindingCode.suggestion(for: "xyzzyplugh") == nil)
    let page = FindingCode.named("conflict").page
    #expect(page?.markdown.hasPrefix("# conflict\n\nRequired constraints conflict.\n") == true)
    #expect(FindingCode.named("confict").page == nil)
  }

  @Test func `ISS-03: the documentation has exactly the pages of codes that the tool prints`() throws {
    let folder = SharedFolder.packagePath("docs/rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == (FindingCode.names.map { "\($0).md" } + ["README.md"]).sorted())
    for code in FindingCode.all {
      let text = try String(contentsOfFile: "\(folder)/\(code).md", encoding: .utf8)
      #expect(text == code.page?.markdown, "scripts/rule-pages writes docs/rules/\(code).md anew")
    }
    let index = try String(contentsOfFile: "\(folder)/README.md", encoding: .utf8)
    expect(index, is: FindingCode.index)
  }

  @Test func `the documentation has the rules of Interface Builder that the tool prints`() throws {
    let path = SharedFolder.packagePath("docs/reference/interface-builder-rules.md")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == RuleTablePage.markdown, "scripts/rule-pages writes docs/reference/interface-builder-rules.md anew")
    #expect(RuleTablePage.text(of: "cell-margin.narrow-cell")?.contains("72 of 72 constraints") == true)
    #expect(RuleTablePage.text(of: "cell-margin.none") == nil)
  }

  /// The text of each source, by its path in `Sources`.
  private static func sources() throws -> [String: String] {
    let root = SharedFolder.packagePath("Sources")
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("LayoutTestSupport") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOfFile: "\(root)/\($1)", encoding: .utf8)
    }
  }

  @Test func `every code declared in the sources is listed and used`() throws {
    let sources = try Self.sources()
    let declarations = sources.values.flatMap { $0.matches(of: /static let (\w+) = FindingCode\(\s*"([a-z0-9-]+)"/) }
    expect(declarations.map { String($0.output.2) }.sorted(), is: FindingCode.names)
    let finders = sources.filter { !$0.key.contains("FindingCode+") }.values.joined()
    let found = Set(finders.matches(of: /\.(\w+)\b/).map(\.output.1))
    expect(declarations.map(\.output.1).filter { $0 != "code" && !found.contains($0) }, is: [])
  }

  @Test func `every rule is in the list of rules`() throws {
    let rules = try Self.sources().flatMap { path, text in
      text.matches(of: /enum (\w+): (LayoutRule|SceneRule) {/).map { "\($0.output.1).self" }
    }
    let list = try String(
      contentsOfFile: SharedFolder.packagePath("Sources/Scenes/LayoutRules/Rules/RuleList.swift"), encoding: .utf8)
    let listed = list.matches(of: /\w+Rule\.self/).map { String($0.output) }
    #expect(listed.sorted() == rules.sorted(), "scripts/rule-pages adds rules to the list")
    expect(RuleList.codes.count, is: rules.count)
  }

  /// The pages whose example is a complete scene file. A document that exceeds a limit would be too long to print, and
  /// settings are in a configuration.
  static let scenes = FindingCode.all.filter {
    $0.page?.markdown.contains("\n```yaml\n") == true && !["document-limit", "invalid-setting"].contains($0.name)
  }
  .map(\.name)

  @Test(arguments: scenes)
  func `an example causes its finding`(code: String) throws {
    let page = try #require(FindingCode.named(code).page)
    #expect(Self.codes(in: page.example).contains(code), "\(Self.codes(in: page.example))")
  }

  /// Returns the codes of all findings and errors in a scene file.
  private static func codes(in text: String) -> Set<String> {
    let contents: ReviewDocument.Contents
    do throws(DocumentError) {
      contents = .scenes(try SceneDocument.yaml.scenes(in: Array(text.utf8), path: "example.scene.yaml"))
    } catch {
      return Set(error.findings.map(\.code.name))
    }
    var selection = ReviewSelection()
    selection.hasLints = true
    let document = ReviewDocument(path: "example.scene.yaml", name: "example.scene.yaml", contents: contents)
    let plan = ReviewPlan(documents: [document], selection: selection)
    let layouts = plan.layouts.map { plan.resolved($0).layout() }
    return Set((plan.scenes.flatMap(\.scene.findings) + layouts.flatMap(\.findings)).map(\.code.name))
  }
}
