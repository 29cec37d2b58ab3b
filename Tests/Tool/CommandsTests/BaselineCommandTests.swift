import Foundation
import LayoutTestSupport
import Testing

/// Approved layouts, and the reports about their changes.
@Suite struct BaselineCommandTests {
  let tool = Tool()

  private static let file = "__layouts__/Card.layout.jsonl"

  /// The text of the approved layouts.
  private func baseline() throws -> String {
    String(decoding: try tool.files(in: ".")[Self.file] ?? Data(), as: UTF8.self)
  }

  @Test func `before an approval every layout is new, and afterwards none`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    let first = try tool.run("compare", ".")
    #expect(first.code == 1)
    #expect(
      first.output == """
        Card.scene.yaml:2:8: error: 'Card' is not approved yet [missing-baseline]
            look at its pictures before you approve it
            if this is intended: render-layouts approve Card.scene.yaml
            on all 2 layouts
        1 scene, 2 layouts: 0 as approved, 2 not
        Differences: Output/diff/index.html

        """)
    try expect(tool.files(in: "__layouts__"), is: [:])
    let approval = try tool.run("approve", ".")
    #expect(approval.code == 0)
    #expect(
      approval.output
        == "__layouts__/Card.layout.jsonl: 2 of 2 layouts new or changed\n2 layouts approved, 2 new or changed\n")
    let second = try tool.run("compare", ".")
    #expect(second.code == 0 && second.output == "1 scene, 2 layouts: 2 as approved\n" && second.messages == "")
    try expect(tool.run("approve", ".").output, is: "2 layouts approved, none of them new or changed\n")
    try expect(baseline().split(separator: "\n").count, is: 6)
  }

  @Test func `a change is reported by view, once for all layouts, with its location`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    _ = try tool.run("approve", ".")
    try tool.add(
      "Card.scene.yaml",
      cardScene.replacingOccurrences(of: "title.bottom + 8", with: "title.bottom + 12")
        .replacingOccurrences(of: "text: Buy", with: "text: Get"))
    let run = try tool.run("compare", ".")
    #expect(run.code == 1)
    expect(
      run.output,
      contains: "Card.scene.yaml:7:3: error: 'buy' moved by 0, +4 [moved]\n"
        + "    if this is intended: render-layouts approve Card.scene.yaml\n    on all 2 layouts\n")
    #expect(
      run.output.contains(
        "error: 'buy' looks different: button \"Get\", 15 regular, system; before: button \"Buy\", 15 regular, system [restyled]"
      ))
    #expect(run.output.hasSuffix("1 scene, 2 layouts: 0 as approved, 2 not\nDifferences: Output/diff/index.html\n"))
    let lenient = try tool.run("compare", ".", "--warn", "moved", "--ignore", "restyled")
    #expect(lenient.code == 0 && lenient.output.contains("warning: 'buy' moved by 0, +4 [moved]"))
    #expect(lenient.output.contains("\n1 scene, 2 layouts: 0 as approved, 2 not\n"))
    let tolerant = try tool.run("compare", ".", "--tolerance", "4")
    #expect(!tolerant.output.contains("[moved]") && tolerant.output.contains("[restyled]"))
  }

  @Test func `a missing file of decisions is reported with where the browser saves it`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    let run = try tool.run("approve", ".", "--from", "decisions.json")
    #expect(run.code == 66 && run.output == "")
    expect(
      run.messages,
      is: """
        render-layouts: error: decisions.json: no such file or folder
            the browser saves it in its downloads folder, such as ~/Downloads/decisions.json

        """)
  }

  @Test func `only the decisions accepted in a file are approved`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    _ = try tool.run("approve", ".")
    let before = try baseline()
    try tool.add("Card.scene.yaml", cardScene.replacingOccurrences(of: "safeArea + 20", with: "safeArea + 24"))
    func decision(_ device: String, _ accept: Bool) -> String {
      "{\"document\":\"Card.scene.yaml\",\"scene\":\"Card\",\"layout\":\"\(device).portrait.en.L.light\",\"accept\":\(accept)}"
    }
    try tool.add(
      "decisions.json",
      "{\"format\":1,\"decisions\":[\(decision("iphone-8", true)),\(decision("iphone-16-pro", false))]}")
    let run = try tool.run("approve", ".", "--from", "decisions.json")
    #expect(run.output.hasSuffix("1 layout approved, 1 new or changed\n"))
    let compared = try tool.run("compare", ".")
    expect(
      compared.output,
      contains: "'title' moved by 0, +4 [moved]\n    if this is intended: render-layouts approve Card.scene.yaml\n"
        + "    on iPhone 16 Pro, portrait\n")
    #expect(compared.output.contains("1 as approved, 1 not\n"))

    let again = try tool.shell("$tool approve . --from - <decisions.json")
    #expect(again.output == "1 layout approved, none of them new or changed\n")

    let undone = try tool.run("approve", ".", "--undo")
    #expect(
      undone.output + undone.messages
        == "__layouts__/Card.layout.jsonl: restored to the state before the last approval\n")
    try expect(baseline(), is: before)
    let nothing = try tool.run("approve", ".", "--undo")
    #expect(nothing.code == 66 && nothing.messages.contains("there is no approval to undo"))
  }

  @Test(arguments: [
    ("[]", "the file is not a list of decisions in format 1"),
    ("{\"format\":1,\"decisions\":[{}]}", "decision 1 lacks 'document', 'scene' or 'layout'"),
    (
      "{\"format\":1,\"decisions\":[{\"document\":\"a\",\"scene\":\"b\",\"layout\":\"c\",\"accept\":1}]}",
      "'accept' of decision 1 must be true or false"
    ),
    (
      "{\"format\":1,\"decisions\":[{\"document\":\"a\",\"scene\":\"b\",\"layout\":\"c\",\"accept\":true}]}",
      "1 accepted layout is not in this selection: a b c"
    ),
  ])
  func `an invalid file of decisions approves nothing`(text: String, message: String) throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.add("decisions.json", text)
    let run = try tool.run("approve", ".", "--from", "decisions.json")
    #expect(run.code == 66 && run.messages.contains(message))
    try expect(tool.files(in: "__layouts__"), is: [:])
  }

  @Test func `removed layouts are reported, and pruned on request`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.add("Other.scene.yaml", cardScene)
    _ = try tool.run("approve", ".")
    try tool.add("Card.scene.yaml", cardScene.replacingOccurrences(of: "iPhone 8, ", with: ""))
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/Other.scene.yaml")
    let run = try tool.run("compare", ".")
    #expect(run.code == 0)
    #expect(
      run.output == """
        Card.scene.yaml:2:8: warning: 1 approved layout is no longer laid out: iphone-8.portrait.en.L.light [stale-baseline]
            'render-layouts approve --prune' removes layouts that no longer exist
        __layouts__/Other.layout.jsonl:1:1: warning: the scene of this baseline no longer exists [stale-baseline]
            'render-layouts approve --prune' removes it
        1 scene, 1 layout: 1 as approved

        """)
    try expect(tool.run("compare", ".", "--strict").code, is: 1)
    try expect(tool.run("approve", ".", "--prune").code, is: 0)
    try expect(tool.run("compare", ".", "--strict").output, is: "1 scene, 1 layout: 1 as approved\n")
    try expect(tool.run("approve", ".", "--prune", "-d", "iPhone 8").code, is: 64)
  }

  @Test func `an unreadable baseline is reported with its line and never overwritten`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    _ = try tool.run("approve", ".")
    let merged = "<<<<<<< HEAD\n" + (try baseline())
    try tool.add(Self.file, merged)
    let run = try tool.run("compare", ".")
    #expect(run.code == 1 && run.output.contains("__layouts__/Card.layout.jsonl:1:1: error: "))
    #expect(run.output.contains("[unreadable-baseline]"))
    try expect(tool.run("approve", ".").code, is: 65)
    try expect(baseline(), is: merged)
    try tool.add("Screens/Card.scene.yaml", cardScene)
    try tool.add("Screens/\(Self.file)", merged)
    let inside = try tool.run("compare", "Screens")
    #expect(inside.output.hasPrefix("Screens/__layouts__/Card.layout.jsonl:1:1: error: "), "\(inside.output)")
  }
}
