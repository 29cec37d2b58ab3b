import Foundation
import LayoutTestSupport
import MarkupReading
import SceneDocuments
import Scenes
import Testing

@testable import HostFiles
@testable import LayoutReview
@testable import ReviewReports

/// What is said of rules: in the tool, in `docs/rules`, and by the rules themselves.
@Suite struct RulePageTests {
  @Test func `no code has two pages, and what is misspelt is recognized`() {
    let codes = RulePage.all.map(\.code)
    #expect(Set(codes).count == codes.count && codes == codes.sorted())
    #expect(RulePage.suggestion(for: "confict") == "conflict" && RulePage.suggestion(for: "xyzzyplugh") == nil)
    #expect(
      RulePage.page(of: "conflict")?.markdown.hasPrefix("# conflict\n\nRequired constraints cannot all hold.\n") == true
    )
    #expect(RulePage.page(of: "confict") == nil)
  }

  @Test func `docs has every page as the tool prints it`() throws {
    let folder = SharedFolder.packagePath("docs/rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == (RulePage.all.map { "\($0.code).md" } + ["README.md"]).sorted())
    for page in RulePage.all {
      let text = try String(contentsOfFile: "\(folder)/\(page.code).md", encoding: .utf8)
      #expect(text == page.markdown, "scripts/rule-pages writes docs/rules/\(page.code).md anew")
    }
    let index = try String(contentsOfFile: "\(folder)/README.md", encoding: .utf8)
    #expect(index == RulePage.index)
  }

  /// The words that sources give as codes of findings.
  private static func codesInSources() throws -> Set<String> {
    let root = SharedFolder.packagePath("Sources")
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let form =
      /(?:code: |[cC]ode = |(?:error|warning|refuse|add|finding)\(\s*|, range, "there is no metric '\\\(name\)'", )"([a-z0-9]+(?:-[a-z0-9]+)*)"/
    var codes: Set<String> = []
    for name in names where name.hasSuffix(".swift") && !name.hasPrefix("LayoutTestSupport") {
      let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
      codes.formUnion(text.matches(of: form).map { String($0.output.1) })
    }
    return codes
  }

  @Test func `every finding that the sources make has a page, and every page a finding`() throws {
    // A log is printed as a finding, and has no code that anybody sees.
    let codes = try Self.codesInSources().subtracting(["conflict-log"])
    #expect(codes.count > 60)
    let pages = Set(RulePage.all.map(\.code))
    #expect(codes.subtracting(pages).sorted() == [])
    #expect(pages.subtracting(codes).sorted() == [])
  }

  /// The pages whose example is a whole scene file; that of a limit would be too long to print, and a setting stands in a configuration.
  static let scenes = RulePage.all.filter {
    $0.markdown.contains("\n```yaml\n") && !["document-limit", "invalid-setting"].contains($0.code)
  }
  .map(\.code)

  @Test(arguments: scenes)
  func `an example leads to its finding`(code: String) throws {
    let page = try #require(RulePage.page(of: code))
    #expect(Self.codes(in: page.example).contains(code), "\(Self.codes(in: page.example))")
  }

  /// The codes of everything that there is to say of a scene file.
  private static func codes(in text: String) -> Set<String> {
    let contents: ReviewDocument.Contents
    do throws(DocumentError) {
      contents = .scenes(try SceneDocument.yaml.scenes(in: Array(text.utf8), path: "example.scene.yaml"))
    } catch {
      return Set(error.findings.map(\.code))
    }
    var selection = ReviewSelection()
    selection.hasLints = true
    let document = ReviewDocument(path: "example.scene.yaml", name: "example.scene.yaml", contents: contents)
    let plan = ReviewPlan(documents: [document], selection: selection)
    let layouts = plan.layouts.map { plan.resolved($0).layout(measuringTextWith: FixedPitchTextMeasurer()) }
    return Set((plan.scenes.flatMap(\.scene.findings) + layouts.flatMap(\.findings)).map(\.code))
  }
}
