import Foundation
import LayoutTestSupport
import Testing

/// Commands of pages that name an app, a scene or a merge of the reader. They run in order in a small repository.
@Suite(.disabled(if: isSanitized, "the other suites run the same code"))
struct PageCommandsTests {
  /// A page, and what its commands need in addition to the repository.
  struct Page: Sendable, CustomTestStringConvertible {
    let name: String
    var preparation = "true"
    /// The files that exist afterwards.
    var files: [String] = []

    var testDescription: String { name }

    /// The rule that it explains, whose finding its command prints; nil for other pages.
    var rule: Substring? { name.hasPrefix("rules/") ? name.dropFirst("rules/".count) : nil }
  }

  private static let pages = guides + rules

  private static let guides = [
    Page(name: "clusters"), Page(name: "findings", preparation: explained), Page(name: "install"),
    Page(name: "pictures"), Page(name: "reference/cache"), Page(name: "reference/logs", preparation: explained),
    Page(name: "sizes"), Page(name: "xcode-documents"),
    Page(
      name: "ci",
      preparation: """
        git update-ref refs/remotes/origin/main main
        render-layouts approve App && render-layouts App -o build --report json || [ $? = 1 ]
        """,
      files: ["Output/junit.xml", "Output/report.sarif", "quality.json", "junit.xml", "comment.md"]),
    Page(name: "first-app", preparation: #"echo '{"format": 1, "decisions": []}' > decisions.json"#),
    Page(name: "gallery", preparation: "cp Scenes/Login/Login.scene.yaml ."),
    // Both sides change the height of the card, which leaves the three versions in git and a list with one place.
    Page(
      name: "version-control",
      preparation: """
        cp App/Main.storyboard BASE
        sed 's/constant="148" id="crd-hg/constant="150" id="crd-hg/' BASE > OURS
        sed 's/constant="148" id="crd-hg/constant="152" id="crd-hg/' BASE > THEIRS
        git checkout -qb theirs; cp THEIRS App/Main.storyboard; git commit -qam Theirs
        git checkout -q main; cp OURS App/Main.storyboard; git commit -qam Ours
        git merge theirs || [ $? = 1 ]
        render-layouts merge-file -o list BASE OURS THEIRS App/Main.storyboard || [ $? = 1 ]
        sed 's/"decision": *\\(null\\|""\\)/"decision":"ours"/' \
          .git/render-layouts/undecided/App/Main.storyboard.json > list.json
        """),
  ]

  /// The documents that the pages on findings and logs explain, and the log of an app.
  private static let explained = """
    cp Cars.scene.yaml App
    sed s/crd-vw-001/aB3-xY-9zQ/g App/Main.storyboard > Main.storyboard
    render-layouts check --log Cars.scene.yaml 2> console.txt || [ $? = 1 ]
    """

  /// The pages of rules that show a command. Each preparation makes the mistake.
  private static let rules = [
    Page(
      name: "rules/changed",
      preparation: """
        cp App/Main.storyboard Login.storyboard
        git add Login.storyboard && git commit -qm Login
        sed -i 's/constant="148" id="crd-hg/constant="150" id="crd-hg/' Login.storyboard
        """),
    Page(
      name: "rules/design-deviation",
      preparation: #"""
        cat > Login.scene.yaml <<'END'
        format: 1
        scene: Login
        devices: [iPhone 8]
        orientations: [portrait]
        views:
          user: { fill: "#0a5fd6" }
        constraints:
          - user: { leading: superview + 24, top: superview + 60, width: 120, height: 44 }
        END
        render-layouts Login.scene.yaml --format png --overlay none
        mv Output/renders/login/*.png Login.png
        sed -i 's/^scene: Login/&\ndesign: Login.png/; s/+ 60/+ 64/' Login.scene.yaml
        """#),
    Page(
      name: "rules/misplaced",
      preparation: """
        sed 's/id="pho-vw-001"/misplaced="YES" &/; s/y="40" width="335"/y="60" width="335"/' App/Main.storyboard \
          > Main.storyboard
        """),
    Page(name: "rules/missing-baseline", preparation: "cp Scenes/Login/Login.scene.yaml ."),
    Page(name: "rules/moved", preparation: approved("s/center: safeArea/centerX: safeArea, top: safeArea/")),
    Page(name: "rules/resized", preparation: approved("s/text: Hello,/text: Hello, width: 200,/")),
    Page(name: "rules/restyled", preparation: approved("s/text: Hello/text: Goodbye/")),
  ]

  /// Returns the preparation of a scene that differs from its approved layouts by an edit of sed.
  private static func approved(_ edit: String) -> String {
    """
    cp Scenes/Login/Login.scene.yaml .
    render-layouts approve Login.scene.yaml
    sed -i '\(edit)' Login.scene.yaml
    """
  }

  /// The attempt whose faults a page shows, which replaces the start of an exercise.
  private static let attempt = """
    sed -i '/^constraints:/,$d' three-buttons.scene.yaml
    cat >> three-buttons.scene.yaml <<'END'
    constraints:
      - H:[l]-20-[m]-20-[r]: { align: centerY }
      - m: { leading: superview + 137, centerY: superview }
    END
    """

  private static let settings = """
    format: 1
    devices: [iPhone SE (1st gen)]
    orientations: [portrait]
    views:
      toggle: { type: switch }
      title: { type: label, text: Sound }
    constraints:
      - toggle: { center: superview }
      - title: { before: toggle - 8, centerY: toggle }

    """

  /// A repository with a small scene and a storyboard with findings, under the names that the pages give them.
  private static func repository() throws -> Tool {
    let tool = Tool()
    try tool.add("Scenes/Login/Login.scene.yaml", helloScene)
    try tool.add("Settings.scene.yaml", settings)
    try tool.add("Cars.scene.yaml", TraceAndLogTests.mistake)
    let sample = SharedFolder.packagePath("Tests/Samples/Documents/Mending.storyboard")
    for folder in ["App", "Documents"] {
      try tool.add("\(folder)/Main.storyboard", Data(contentsOf: URL(filePath: sample)))
    }
    try tool.makeRepository()
    return tool
  }

  private static func examples(of page: String) -> [DocumentationTests.Example] {
    DocumentationTests.Example.tried(on: "docs/\(page).md").filter { !DocumentationTests.isRun($0) }
  }

  @Test(arguments: pages)
  func `commands of a page can be run in order`(page: Page) throws {
    let tool = try Self.repository()
    let prepared = try tool.runShown("set -e\n\(page.preparation)")
    try #require(prepared.code == 0, "\(prepared.output)")
    let examples = Self.examples(of: page.name)
    #expect(!examples.isEmpty)
    for example in examples {
      let command = example.command.replacing("THEIRS PATH", with: "THEIRS App/Main.storyboard")
      if command.hasSuffix("three-buttons three-buttons.scene.yaml") {
        try expect(tool.shell(Self.attempt).code, is: 0)
      }
      let run = try tool.runShown(command)
      // Only the tool ends with 1: a finding, a difference or an open decision.
      #expect(run.code == 0 || run.code == 1 && command.hasPrefix("render-layouts "), "\(example): \(run.output)")
      if let rule = page.rule { #expect(run.output.contains(" [\(rule)]\n"), "\(example): \(run.output)") }
      if page.name == "version-control" || command.hasPrefix("render-layouts learn ") {
        DocumentationTests.compare(run.output, with: example)
      }
    }
    for file in page.files { #expect(FileManager.default.fileExists(atPath: "\(tool.folder.path)/\(file)"), "\(file)") }
  }

  @Test func `every command of the pages is run by a suite or needs another program`() throws {
    let folder = SharedFolder.packagePath("docs")
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let names = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(".md".count)) }
    #expect(names.contains("rules/moved"))
    let run = Set(
      (Self.pages.flatMap { Self.examples(of: $0.name) } + WalkthroughTests.pages.flatMap(WalkthroughTests.examples))
        .map(\.command))
    for name in names {
      #expect(Self.examples(of: name).map(\.command).filter { !run.contains($0) } == [], "\(name)")
    }
  }
}
