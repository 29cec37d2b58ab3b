import Foundation
import LayoutTestSupport
import Testing

/// Which source files differ from a revision. A file of which that is not certain is the same on both sides.
@Suite struct RevisionSourcesTests {
  let tool = Tool()

  /// The code of a controller whose rows have a height.
  private func code(_ points: Int, _ declaration: String = "class ListController: UITableViewController") -> String {
    """
    \(declaration) {
      override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { \(points) }
    }

    """
  }

  /// A table with a prototype.
  private func storyboard(class name: String? = "ListController") -> String {
    tool.storyboard(
      """
      <tableViewController id="one-00-001" \(name.map { "customClass=\"\($0)\" " } ?? "")sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" rowHeight="44" id="tbl-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="row" id="cel-00-001"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="cnt-00-001">
      <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></tableViewController>
      """)
  }

  /// Runs lines of a shell in the folder, which must succeed.
  private func shell(_ lines: String) throws {
    let run = try tool.shell("set -e\ngit() { command git -c user.name=a -c user.email=a@b.c \"$@\"; }\n\(lines)")
    expect(run.code, is: 0)
  }

  private func compare(_ path: String = ".", with revision: String = "HEAD") throws -> Tool.Run {
    try tool.run(
      arguments: ["compare", path, "--against", revision, "-d", "iPhone 8", "--orientation", "portrait"])
  }

  /// Expects that a comparison finds neither a change nor a difference, and reports nothing.
  private func expectEqual(
    _ path: String = ".", with revision: String = "HEAD", at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let run = try compare(path, with: revision)
    #expect(run.code == 0, "\(run.output)\(run.messages)", sourceLocation: location)
    #expect(run.output.contains(" as in '\(revision)'"), "\(run.output)", sourceLocation: location)
    #expect(!run.messages.contains("is not read"), "\(run.messages)", sourceLocation: location)
  }

  @Test func `a new file that git would add is a change`() throws {
    try tool.add("Main.storyboard", storyboard())
    try tool.add("List.swift", "class ListController: UITableViewController {}\n")
    try shell("git init -q . && git add -A && git commit -q -m first")
    try tool.add("Rows.swift", code(60, "extension ListController"))
    let output = try compare().output
    #expect(output.contains("Rows.swift:2:"), "\(output)")
    #expect(output.contains("the code of 'ListController' now sets 'heightForRowAt' [changed]"), "\(output)")
  }

  @Test func `ignored files are the same on both sides`() throws {
    try tool.add(".gitignore", "Generated\n")
    try tool.add("Main.storyboard", storyboard())
    try tool.add("List.swift", "class ListController: UITableViewController {}\n")
    try tool.add("Generated/Rows.swift", code(60, "extension ListController"))
    try shell("git init -q . && git add -A && git commit -q -m first")
    try expectEqual()
  }

  @Test func `a file that was committed and is ignored now may be made by each build`() throws {
    try tool.add("Main.storyboard", storyboard())
    try tool.add("Generated/List.swift", code(60))
    try shell(
      """
      git init -q . && git add -A && git commit -q -m first
      git rm -q -r Generated && echo Generated > .gitignore && git add -A && git commit -q -m second
      """)
    try expectEqual(with: "HEAD~1")
  }

  @Test func `linked files are the same on both sides`() throws {
    try tool.add("App/Main.storyboard", storyboard())
    try tool.add("App/App.xcodeproj/project.pbxproj", "")
    try tool.add("Shared/List.swift", code(60))
    try shell(
      "ln -s ../Shared/List.swift App/List.swift && git init -q . && git add -A && git commit -q -m first")
    try expectEqual("App")
    // The search for sources enters no linked folders, so the file is not new either.
    try shell(
      """
      rm App/List.swift && ln -s ../Shared App/Code && git add -A && git commit -q -m second
      rm App/Code && mv Shared App/Code
      """)
    try expectEqual("App")
  }

  @Test func `files that a sparse checkout omits are the same on both sides`() throws {
    try tool.add("App/Main.storyboard", storyboard())
    try tool.add("Code/List.swift", code(60))
    try shell("git init -q . && git add -A && git commit -q -m first")
    try tool.add("Code/List.swift", code(80))
    try shell("git add -A && git commit -q -m second && git sparse-checkout set App && test ! -e Code/List.swift")
    try expectEqual()
    let run = try compare(with: "HEAD~1")
    #expect(run.code == 0, "\(run.output)")
    #expect(
      run.messages.contains(
        "the code of 'HEAD~1' is not read: Code/List.swift: the sparse checkout omits this file, which differs"),
      "\(run.messages)")
  }

  @Test func `files that are too large on one side are the same on both`() throws {
    let padding = String(repeating: "// generated, as most files of this size\n", count: 60_000)
    try tool.add("Main.storyboard", storyboard())
    try tool.add("List.swift", code(60) + padding)
    try shell("git init -q . && git add -A && git commit -q -m first")
    try tool.add("List.swift", code(60))
    try expectEqual()
    try shell("git add -A && git commit -q -m second")
    try tool.add("List.swift", code(60) + padding)
    try expectEqual()
  }

  @Test func `files that the search for sources does not reach are the same on both sides`() throws {
    let deep = Array(repeating: "a", count: 17).joined(separator: "/")
    try tool.add("Main.storyboard", storyboard())
    try tool.add("\(deep)/List.swift", code(60))
    try shell("git init -q . && git add -A && git commit -q -m first")
    try tool.add("\(deep)/List.swift", code(80))
    try expectEqual()
  }

  @Test func `files that a filter encrypts are the same on both sides`() throws {
    try tool.add("Main.storyboard", storyboard())
    try tool.add("List.swift", Data("\0GITCRYPT\0".utf8) + Data([1, 2, 3]))
    try shell("git init -q . && git add -A && git commit -q -m first")
    try tool.add("List.swift", code(60))
    try expectEqual()
  }

  @Test(arguments: [nil, "ListController"] as [String?])
  func `sources of a revision are only read for documents that use code`(name: String?) throws {
    try tool.add("Main.storyboard", storyboard(class: name))
    try tool.add("List.swift", code(60))
    try shell("git init -q . && git add -A && git commit -q -m first")
    // As in a partial clone, the former contents are missing.
    try shell(
      """
      object=$(git rev-parse HEAD:List.swift)
      rm -f .git/objects/$(echo $object | cut -c 1-2)/$(echo $object | cut -c 3-)
      """)
    try tool.add("List.swift", code(80))
    let run = try compare()
    #expect(run.code == 0, "\(run.output)")
    #expect(run.messages.contains("the code of 'HEAD' is not read: List.swift: ") == (name != nil), "\(run.messages)")
  }
}
