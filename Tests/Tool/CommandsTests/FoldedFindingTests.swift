import Foundation
import LayoutTestSupport
import Testing

/// One finding for each cause, in reports for people and programs.
@Suite struct FoldedFindingTests {
  let tool = Tool()

  /// The height of the notes is ambiguous, so the height of the card and the positions below it are too.
  private static let form = """
    format: 1
    scene: Form
    devices: [iPhone SE (3rd gen)]
    orientations: [portrait]
    views:
      card:
        views:
          title: { height: 20 }
          notes: {}
          send: { height: 30 }
    constraints:
      - card: { leading: superview + 20, trailing: superview - 20, top: superview + 40 }
      - title: { leading: superview, trailing: superview, top: superview + 8 }
      - notes: { leading: superview, trailing: superview }
      - notes.top == title.bottom + 8
      - send: { leading: superview, trailing: superview, bottom: superview - 8 }
      - send.top == notes.bottom + 8

    """

  @Test func `check reports one finding with its views, and counts findings by rule`() throws {
    try tool.add("Form.scene.yaml", Self.form)
    let run = try tool.run("check", "Form.scene.yaml")
    #expect(run.code == 1 && run.messages == "")
    expect(
      run.output,
      is: """
        Form.scene.yaml:6:3: error: 'card' needs constraints for: height [ambiguous]
            card.height can be 82 or more
            also 'notes' (line 9), 'send' (line 10)
            for example 'card.height == 82'
            fix with: render-layouts resolve Form.scene.yaml --write
            on iPhone SE (3rd gen), portrait

        Findings by rule:
            ambiguous  1 error  2 folded
        1 scene, 1 layout: 0 fine, 1 with errors

        """)
    let plain = try tool.run("check", "--plain", "Form.scene.yaml").output
    #expect(plain.contains("\nambiguous\t1 error\t2 folded\n1 scene, "))
    let quiet = try tool.run("check", "-q", "Form.scene.yaml").output
    #expect(!quiet.contains("by rule"))
  }

  @Test func `every view of a finding is a location in SARIF`() throws {
    try tool.add("Form.scene.yaml", Self.form)
    let run = try tool.run("check", "-q", "Form.scene.yaml", "--report", "sarif=found.sarif,json=report.json")
    #expect(run.code == 1)
    let sarif = try #require(try tool.files(in: ".")["found.sarif"])
    let log = try #require(try JSONSerialization.jsonObject(with: sarif) as? [String: Any])
    let results = ((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
    let locations = results.flatMap { $0["locations"] as? [[String: Any]] ?? [] }
    let lines = locations.map {
      (($0["physicalLocation"] as? [String: Any])?["region"] as? [String: Any])?["startLine"] as? Int
    }
    let names = locations.map {
      ($0["logicalLocations"] as? [[String: Any]])?.first?["fullyQualifiedName"] as? String
    }
    #expect(results.count == 1 && lines == [6, 9, 10] && names == ["Form/card", "Form/notes", "Form/send"])
    // A report that is created from the report file is the same.
    let again = try tool.run("report", "report.json", "--format", "sarif")
    #expect(again.code == 0 && again.output == String(decoding: sarif, as: UTF8.self))
  }

  @Test func `all other reports contain the names of the views too`() throws {
    try tool.add("Form.scene.yaml", Self.form)
    for format in ["junit", "github", "gitlab", "markdown"] {
      let output = try tool.run("check", "-q", "Form.scene.yaml", "--report", "\(format)=-").output
      #expect(output.replacing("&apos;", with: "'").contains("also 'notes' "), "\(format)")
      #expect(output.contains("'send' "), "\(format)")
    }
    let lines = try tool.run("check", "-q", "Form.scene.yaml", "--report", "gcc=-").output
    #expect(lines.contains("Form.scene.yaml:9:7: note: also 'notes'\nForm.scene.yaml:10:7: note: also 'send'\n"))
  }

  @Test func `explain names the missing constraint, also if it belongs to another view`() throws {
    try tool.add("Form.scene.yaml", Self.form)
    try tool.expect(
      "explain", "Form.scene.yaml", "card.height", "send.top",
      prints: """
        Form: iPhone SE (3rd gen), portrait, 375 × 667 pt
        card.height is open: 82 or more
            needs a constraint, for example 'card.height == 82'
        send.top is open in card: 44 or more
            follows card.height (line 6), which needs a constraint, for example 'card.height == 82'


        """)
  }

  @Test func `explain names the conflict that makes a size ambiguous`() throws {
    try tool.add(
      "Box.scene.yaml",
      """
      format: 1
      devices: [iPhone SE (3rd gen)]
      orientations: [portrait]
      views: { box: { height: 20 } }
      constraints:
        - box: { leading: superview, top: superview + 20 }
        - box.width == 50
        - box.width >= 80

      """)
    let text = try tool.run("explain", "Box.scene.yaml", "box.width").output
    let ending = "box.width is open: 80 or more\n    'box.width == 50'   (line 7) is ignored because of a conflict\n\n"
    #expect(text.hasSuffix(ending), "\(text)")
    let check = try tool.run("check", "Box.scene.yaml").output
    #expect(check.contains("    so 'box' needs constraints for: width [ambiguous] (line 4)\n"), "\(check)")
  }

  @Test func `a finding is accepted with everything folded below it`() throws {
    try tool.add("Form.scene.yaml", Self.form)
    try tool.add(
      "render-layouts.yml", "accept: [{ rule: ambiguous, view: card, reason: the app sets a height }]\n")
    let run = try tool.run("check", "--config", "render-layouts.yml", "Form.scene.yaml")
    #expect(run.code == 0)
    #expect(run.output.contains("    ambiguous  1 note  2 folded, 1 demoted\n"), "\(run.output)")
  }
}
