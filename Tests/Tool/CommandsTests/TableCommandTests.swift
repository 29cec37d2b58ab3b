import Foundation
import Testing

/// The tables that help to design constraints.
@Suite struct TableCommandTests {
  let tool = Tool()

  init() throws { try tool.add("cars.scene.yaml", Self.scene) }

  static let scene = """
    format: 1
    scene: Cars
    devices: [iPhone 5s]
    views:
      box: { views: { name: { type: label, text: Name, contentSize: 42x21 } } }
    constraints:
      - box: { leading: superview + 20, trailing: superview - 20, top: superview + 8 }
      - name: { leading: box, top: box }
    variants:
      landscape:
        constraints: [box.height == 100]

    """

  @Test func `TAB-01: the table lists what determines each view and what is missing`() throws {
    try tool.expect(
      "table", "cars.scene.yaml",
      prints: """
        Cars: iPhone 5s, portrait, 320 × 568 pt
          view      horizontally                vertically               complete
          box       leading 20, trailing 20     top 8                    needs height
          box/name  leading 0, intrinsic width  top 0, intrinsic height  yes
        1 more constraint is needed


        """)
    let sideways = try tool.run("table", "cars.scene.yaml", "--orientation", "landscape").output
    #expect(sideways.contains("\n  box       leading 20, trailing 20     top 8, height 100        yes\n"))
  }

  @Test func `CAR-02: the author's sentences are in every table and in explanations`() throws {
    try tool.add(
      "line.scene.yaml",
      """
      format: 1
      scene: Line
      devices: [iPhone 5s]
      views: { line: }
      constraints:
        - line: { leading: superview, trailing: superview, top: superview }
        - line.height == 2: { describe: line thickness 2 pt }

      """)
    let line = try tool.run("table", "line.scene.yaml").output
    #expect(line.contains("  top 0, height 2 (line thickness 2 pt)  yes\n"))
    let json = try tool.run("table", "line.scene.yaml", "-f", "json").output
    #expect(json.contains(#""sentences":{"height 2":"line thickness 2 pt"}"#))
    let owners = try tool.run("table", "line.scene.yaml", "--owners").output
    #expect(owners.contains("  line.height == 2                     line       7     line thickness 2 pt\n"))
    let compared = try tool.run("table", "line.scene.yaml", "--compare").output
    #expect(compared.contains("  line  height 2 (line thickness 2 pt)  height 2 (line thickness 2 pt)  keep\n"))
    let explained = try tool.run("explain", "line.scene.yaml", "line").output
    #expect(explained.contains("(line 7, line thickness 2 pt)"))
    #expect(explained.contains("    alignment   same as frame\n"))
  }

  @Test func `TAB-03: the Markdown table lists the changes of a rotation`() throws {
    let run = try tool.run("table", "cars.scene.yaml", "--compare", "-f", "markdown")
    #expect(
      run.output == """
        ### Cars: iPhone 5s, portrait and landscape

        | view | portrait | landscape | change |
        | --- | --- | --- | --- |
        | box | leading 20 | leading 20 | keep |
        | box | trailing 20 | trailing 20 | keep |
        | box | top 8 | top 8 | keep |
        | box | – | height 100 | add |
        | box/name | leading 0 | leading 0 | keep |
        | box/name | top 0 | top 0 | keep |

        0 to remove, 1 to add


        """)
  }

  @Test func `OWN-02: the JSON table lists the owner of each constraint`() throws {
    let run = try tool.run("table", "cars.scene.yaml", "--owners", "-f", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["table"] as? String == "owners" && object["device"] as? String == "iphone-5s")
    let rows = try #require(object["rows"] as? [[String: Any]])
    #expect(rows.map { $0["owner"] as? String } == ["superview", "superview", "superview", "box", "box"])
    #expect(rows[0]["constraint"] as? String == "box.leading == superview.leading + 20")
    #expect(rows[0]["line"] as? Int == 7)
  }

  @Test(arguments: [
    (
      ["table", ".", "--owners", "--compare"], "'--owners' and '--compare' cannot be combined",
      "print one table after the other"
    ),
    (
      ["table", ".", "--compare", "--orientation", "portrait"], "'--compare' covers both orientations",
      "omit '--orientation' and '--as-saved'"
    ),
    (["table", ".", "-f", "html"], "invalid value 'html' for '--format'", "use one of text, markdown, json"),
  ])
  func `wrong arguments are reported with advice`(words: [String], message: String, hint: String) throws {
    try tool.expect(words, message, hint)
  }
}
