import Foundation
import LayoutTestSupport
import Testing

/// Commands of pages that name an app, a scene or a merge of the reader. They run in order in a small repository.
@Suite struct PageCommandsTests {
  /// A page, what its commands need in addition to the repository, and the folder in which they run.
  struct Page: Sendable, CustomTestStringConvertible {
    let name: String
    var preparation = "true"

    var testDescription: String { name }
  }

  /// Commands that need another program, a package, a server or a build, and those that other suites run.
  private static let untried = [
    "sudo ", "cp -r /usr/share/", "podman ", "scripts/", ".build/", "HOSTS=", "LAYOUTS_TOKEN=", "lp ", "pdfunite ",
    "cd YourApp", "render-layouts run ",
  ]

  private static let pages = [
    Page(name: "cache"), Page(name: "clusters"), Page(name: "findings"), Page(name: "install"), Page(name: "pictures"),
    Page(name: "sizes"), Page(name: "xcode-documents"),
    Page(
      name: "ci",
      preparation: """
        git update-ref refs/remotes/origin/main main
        render-layouts approve App && render-layouts App -o build --report json || true
        """),
    Page(
      name: "explaining",
      preparation: """
        cp Cars.scene.yaml App
        sed s/crd-vw-001/aB3-xY-9zQ/g App/Main.storyboard > Main.storyboard
        render-layouts check --log Cars.scene.yaml 2> console.txt || true
        """),
    Page(name: "first-app", preparation: #"echo '{"format": 1, "decisions": []}' > decisions.json"#),
    Page(name: "gallery", preparation: "cp Scenes/Login/Login.scene.yaml ."),
    Page(name: "learn"),
    // Both sides change the height of the card, which leaves the three versions in git and a list with one place.
    Page(
      name: "version-control",
      preparation: """
        cp App/Main.storyboard BASE
        sed 's/constant="148" id="crd-hg/constant="150" id="crd-hg/' BASE > OURS
        sed 's/constant="148" id="crd-hg/constant="152" id="crd-hg/' BASE > THEIRS
        git checkout -qb theirs; cp THEIRS App/Main.storyboard; git commit -qam Theirs
        git checkout -q main; cp OURS App/Main.storyboard; git commit -qam Ours
        git merge theirs; render-layouts merge-file -o list BASE OURS THEIRS App/Main.storyboard
        sed 's/"decision": *\\(null\\|""\\)/"decision":"ours"/' \
          .git/render-layouts/undecided/App/Main.storyboard.json > list.json
        """),
  ]

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

  private static let cars = """
    format: 1
    scene: Cars
    devices: [iPhone SE (1st gen)]
    bars: [navigation]
    views:
      add: { type: button, text: Add a car }
    constraints:
      - V:[topGuide]-[add]
      - V:|-20-[add]
      - H:|-20-[add]

    """

  /// A repository with a small scene and a storyboard with findings, under the names that the pages give them.
  private static func repository() throws -> Tool {
    let tool = Tool()
    try tool.add("Scenes/Login/Login.scene.yaml", helloScene)
    try tool.add("Settings.scene.yaml", settings)
    try tool.add("Cars.scene.yaml", cars)
    let sample = SharedFolder.packagePath("Tests/Samples/Documents/Mending.storyboard")
    for folder in ["App", "Documents"] {
      try tool.add("\(folder)/Main.storyboard", Data(contentsOf: URL(filePath: sample)))
    }
    let identity = "git config user.name a && git config user.email a@b.c"
    let made = try tool.shell("git init -q -b main && \(identity) && git add -A && git commit -qm Begin")
    #expect(made.code == 0, "\(made.messages)")
    return tool
  }

  private static func examples(of page: String) -> [DocumentationTests.Example] {
    DocumentationTests.examples(of: "docs/\(page).md").filter { example in
      !untried.contains { example.command.hasPrefix($0) } && !DocumentationTests.isRun(example)
    }
  }

  @Test(arguments: pages)
  func `commands of a page can be run in order`(page: Page) throws {
    let tool = try Self.repository()
    let path = "PATH=$(dirname \"$tool\"):$PATH"
    _ = try tool.shell("\(path)\n\(page.preparation)")
    let examples = Self.examples(of: page.name)
    #expect(!examples.isEmpty)
    for example in examples {
      let command = example.command.replacing("THEIRS PATH", with: "THEIRS App/Main.storyboard")
      if command.hasSuffix("three-buttons three-buttons.scene.yaml") { _ = try tool.shell(Self.attempt) }
      let run = try tool.shell("\(path)\n{ \(command)\n} 2>&1")
      // 1 is a finding, a difference or an open decision.
      #expect([0, 1].contains(run.code), "\(example): \(run.output)")
      if ["learn", "version-control"].contains(page.name) { DocumentationTests.compare(run.output, with: example) }
    }
  }

  @Test func `every command of the pages is run by a suite or needs another program`() throws {
    let folder = try FileManager.default.contentsOfDirectory(atPath: SharedFolder.packagePath("docs"))
    let tried = Set(Self.pages.map(\.name) + ["baselines", "commands"])
    for name in folder.compactMap({ $0.hasSuffix(".md") ? String($0.dropLast(3)) : nil }) where !tried.contains(name) {
      #expect(Self.examples(of: name).map(\.command) == [], "\(name)")
    }
  }
}
