import Testing

/// Findings that a project accepts, by a file or by a revision. After that only new ones are reported.
@Suite struct AcceptedFindingsTests {
  private let tool = Tool()

  /// A scene with a conflict, an ambiguous width, and a truncated label.
  private static let scene = """
    format: 1
    scene: Old
    devices: [iPhone SE (3rd gen), iPhone 16 Pro]
    views:
      box: { height: 20 }
      name: { type: label, text: A rather long text that is cut off }
    constraints:
      - box: { leading: superview + 20, top: superview + 20 }
      - box.height == 40
      - name: { leading: superview + 20, top: box.bottom + 8 }
      - name.width == 40

    """
  private static let file = ".render-layouts.accepted.jsonl"

  private func check(_ arguments: String...) throws -> Tool.Run { try tool.run(arguments: ["check", "."] + arguments) }

  private func accept() throws {
    let run = try tool.run("approve", "--findings", ".")
    #expect(run.code == 0 && run.messages == "")
  }

  @Test func `accepted findings are not reported, and each has a line in the file`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    #expect(try check().code == 1)
    let run = try tool.run("approve", "--findings", ".")
    #expect(run.output == "\(Self.file): 3 accepted findings, 3 new\n")
    let checked = try check()
    #expect(checked.code == 0 && checked.messages == "")
    #expect(
      checked.output == """
        1 scene, 4 layouts: 4 fine
        3 accepted findings remain, listed in \(Self.file)

        """)
    let lines = try tool.files(in: ".")[Self.file].map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(lines.split(separator: "\n").count == 3)
    #expect(lines.contains(#""rule":"truncated""#))
    #expect(
      try tool.run("approve", "--findings", ".").output == "\(Self.file): 3 accepted findings, none of them new\n")
  }

  @Test func `skipped documents are accepted like findings, and others are reported`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    for name in ["a", "b"] {
      try tool.add("Mac/\(name).xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
    }
    try tool.add("Old/a.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
    try tool.add("Old/c.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
    let first = try check()
    #expect(first.code == 65)
    #expect(
      first.messages == """
        warning: 2 documents are for macOS and skipped: Mac/a.xib, Mac/b.xib [foreign-platform]
        error: 2 documents are in the format of Xcode 4 and earlier, and skipped: Old/a.xib, Old/c.xib [old-format]

        """)
    let accepted = try tool.run("approve", "--findings", ".")
    #expect(accepted.code == 0 && accepted.messages == "")
    #expect(accepted.output == "\(Self.file): 4 accepted findings, 4 new\n")
    let second = try check("--strict")
    #expect(second.code == 0 && second.messages == "")
    #expect(second.output.hasSuffix("\n4 accepted findings remain, listed in \(Self.file)\n"))
    try tool.add("Old/new.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
    let third = try check()
    #expect(third.code == 65)
    #expect(
      third.messages
        == "Old/new.xib:1:1: error: the document is in the format of Xcode 4 and earlier [old-format]\n")
    let pruned = try tool.shell("rm -r Mac && \"$tool\" approve --findings --prune .")
    #expect(pruned.output == "\(Self.file): 3 accepted findings, 1 new, 2 removed that were gone\n")
  }

  @Test func `documents that the revision cannot read either are not new`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.add("Old/a.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
    let git = "git -c user.name=a -c user.email=a@b.c"
    _ = try tool.shell("git init -q . && git add -A && \(git) commit -q -m first")
    #expect(try check("--new-since", "HEAD").code == 0)
    try tool.add("Old/b.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
    let run = try check("--new-since", "HEAD")
    #expect(run.code == 65 && run.messages.hasPrefix("Old/b.xib:1:1: error: "))
  }

  @Test func `accepted findings apply to both sides of a comparison`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    _ = try tool.run("approve", ".")
    let git = "git -c user.name=a -c user.email=a@b.c"
    _ = try tool.shell("git init -q . && git add -A && \(git) commit -q -m first")
    try accept()
    let revision = try tool.run("compare", ".", "--against", "HEAD")
    #expect(revision.code == 0 && revision.output == "1 scene, 4 layouts: 4 as in 'HEAD'\n")
    let approved = try tool.run("compare", ".")
    #expect(approved.code == 0 && approved.output == "1 scene, 4 layouts: 4 as approved\n")
    try tool.add("Old.scene.yaml", Self.scene.replacing("  - box.height == 40\n", with: ""))
    let fixed = try tool.run("compare", ".", "--against", "HEAD")
    #expect(fixed.output.contains("no longer found: conflict at 'box' [fixed]"), "\(fixed.output)")
  }

  @Test(arguments: [
    ("moved lines", "views:", "# A word.\n\nviews:"),
    ("another device", "[iPhone SE (3rd gen), iPhone 16 Pro]", "[iPhone 16e, iPad mini (6th gen)]"),
    ("another name of a view", "name", "heading"),
    ("other numbers", "superview + 20, top: box.bottom + 8", "superview + 24, top: box.bottom + 12"),
  ])
  func `an accepted finding is recognized after an edit`(edit: String, before: String, after: String) throws {
    try tool.add("Old.scene.yaml", Self.scene)
    try accept()
    try tool.add("Old.scene.yaml", Self.scene.replacing(before, with: after))
    let run = try check()
    #expect(run.code == 0, "\(edit): \(run.output)")
    #expect(run.output.contains("3 accepted findings remain, listed in \(Self.file)\n"), "\(edit): \(run.output)")
  }

  @Test func `only the findings that an edit causes are reported`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    try accept()
    try tool.add("Old.scene.yaml", Self.scene + "  - name.width == 60\n")
    let run = try check()
    #expect(run.code == 1)
    #expect(run.output.split(separator: "\n").count { $0.hasSuffix("]") } == 1)
    #expect(run.output.contains("name.width == 60"))
  }

  @Test func `accepted findings that no longer occur are counted and pruned`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    try accept()
    try tool.add("Old.scene.yaml", Self.scene.replacing("  - name.width == 40\n", with: ""))
    #expect(
      try check().output == """
        1 scene, 4 layouts: 4 fine
        2 accepted findings remain, listed in \(Self.file); 1 is gone: 'approve --findings --prune' removes it

        """)
    let run = try tool.run("approve", "--findings", "--prune", ".")
    #expect(run.output == "\(Self.file): 2 accepted findings, none of them new, 1 removed that was gone\n")
    #expect(try check().output.hasSuffix("2 accepted findings remain, listed in \(Self.file)\n"))
  }

  @Test func `a run of one folder neither reports nor prunes the accepted findings of others`() throws {
    try tool.add("App/Old.scene.yaml", Self.scene)
    try tool.add("Kit/Old.scene.yaml", Self.scene)
    try accept()
    #expect(try tool.run("check", "App").output.hasSuffix("3 accepted findings remain, listed in \(Self.file)\n"))
    try tool.add("App/Old.scene.yaml", Self.scene.replacing("  - name.width == 40\n", with: ""))
    let pruned = try tool.run("approve", "--findings", "--prune", "App")
    #expect(pruned.output == "\(Self.file): 5 accepted findings, none of them new, 1 removed that was gone\n")
    let rest = try tool.shell("rm Kit/Old.scene.yaml && \"$tool\" approve --findings --prune App")
    #expect(rest.output == "\(Self.file): 2 accepted findings, none of them new, 3 removed that were gone\n")
  }

  @Test func `findings that a scene expects are not accepted and stay as expected`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    try accept()
    let former = String(decoding: try #require(tool.files(in: ".")[Self.file]), as: UTF8.self)
    let expectations = "expect: [finding: conflict, finding: ambiguous, finding: truncated]\n"
    try tool.add("Old.scene.yaml", Self.scene + expectations)
    let totals = "1 scene, 4 layouts: 0 fine, 4 as expected\n"
    let checked = try check()
    #expect(checked.code == 0 && checked.output.contains(totals), "\(checked.output)")
    let run = try tool.run("approve", "--findings", "--prune", ".")
    #expect(run.output == "\(Self.file): 0 accepted findings, none of them new, 3 removed that were gone\n")
    try tool.add(Self.file, former)
    let added = try tool.run("approve", "--findings", ".")
    #expect(added.output == "\(Self.file): 3 accepted findings, none of them new\n")
    let again = try check()
    #expect(again.output.contains(totals), "\(again.output)")
  }

  @Test func `a run of some layouts does not report accepted findings as gone`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    try accept()
    #expect(try check("--filter", "Old").output.hasSuffix("3 accepted findings remain, listed in \(Self.file)\n"))
    try tool.expect(
      ["approve", "--findings", "--prune", "--filter", "Old", "."],
      "'--prune' removes findings that are gone, which a selection cannot determine",
      "omit '--filter' and the options that select variants")
  }

  @Test func `accepted findings apply to pictures, reports and other folders`() throws {
    try tool.add("App/Old.scene.yaml", Self.scene)
    try tool.add(".render-layouts.yml", "lint: false\n")
    try accept()
    #expect(try tool.run("render", "App", "--format", "svg").code == 0)
    #expect(try tool.run("check", "App/Old.scene.yaml", "--report", "gitlab").code == 0)
    #expect(try tool.shell("cd App && $tool check .").code == 0)
  }

  @Test func `an unreadable file is reported with its line and not changed`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    try tool.add(Self.file, "{\"document\":\"Old.scene.yaml\"}\n")
    let run = try tool.run("approve", "--findings", ".")
    #expect(run.code == 78)
    #expect(
      run.messages == """
        \(Self.file):1:1: error: not an accepted finding: the line needs 'document', 'scene', 'rule', 'kind' and 'views' [unreadable]
            restore the file, or delete it and accept the findings again: 'approve --findings'

        """)
  }

  /// Lines of format 1, which earlier versions wrote, with the messages of that time.
  private static let formerLines = """
    {"document":"Old.scene.yaml","scene":"Old","rule":"ambiguous","message":"'box' needs constraints for: width","views":[["box","superview/box","0","view"]]}
    {"document":"Old.scene.yaml","scene":"Old","rule":"conflict","message":"2 constraints cannot hold together","views":[["box","superview/box","0","view"]],"constraints":["0.height =="]}
    {"document":"Old.scene.yaml","scene":"Old","rule":"truncated","message":"the text of 'name' is cut off: 197 points of 237 are missing in width","views":[["name","superview/name","1","label"]]}

    """

  @Test func `lines of format 1 accept the same findings and are rewritten with kinds`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    try tool.add(Self.file, Self.formerLines)
    let checked = try check()
    #expect(checked.code == 0)
    #expect(checked.output == "1 scene, 4 layouts: 4 fine\n3 accepted findings remain, listed in \(Self.file)\n")
    #expect(
      try tool.run("approve", "--findings", ".").output == "\(Self.file): 3 accepted findings, none of them new\n")
    let lines = try tool.files(in: ".")[Self.file].map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(lines.split(separator: "\n").count == 3)
    #expect(lines.split(separator: "\n").allSatisfy { $0.contains(#""kind":"usual""#) })
    #expect(try check().code == 0)
    try tool.add("Old.scene.yaml", Self.scene + "  - name.width == 60\n")
    #expect(try check().code == 1)
  }

  @Test func `a line with unknown wording accepts by rule and views only`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    let lines = Self.formerLines.replacing("needs constraints for", with: "lacks constraints for")
    try tool.add(Self.file, lines.replacing("cannot hold together", with: "exclude each other"))
    #expect(try check().output.hasSuffix("3 accepted findings remain, listed in \(Self.file)\n"))
  }

  @Test func `a revision can replace the file of accepted findings`() throws {
    try tool.add("Old.scene.yaml", Self.scene)
    let committed = try tool.shell(
      "git init -q . && git add . && git -c user.name=A -c user.email=a@example.org commit -qm One")
    #expect(committed.code == 0)
    let same = try check("--new-since", "HEAD")
    #expect(same.code == 0 && same.output == "1 scene, 4 layouts: 4 fine\n")
    try tool.add("Old.scene.yaml", Self.scene + "  - name.width == 60\n")
    let changed = try check("--new-since", "HEAD")
    #expect(changed.code == 1 && changed.output.contains("name.width == 60"))
    let unknown = try check("--new-since", "nowhere")
    #expect(unknown.code == 66)
  }
}
