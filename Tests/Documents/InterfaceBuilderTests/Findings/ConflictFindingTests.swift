import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Testing

@Suite struct ConflictFindingTests {
  /// Returns the findings about a box with two contradicting constraints for its width and two for its height.
  private func findings(outlets: [String]) throws -> [Finding] {
    try DocumentFindings(
      subviews: DocumentFindings.view("view", "v", (20, 40, 50, 50)),
      constraints: DocumentFindings.frame("v", (20, 40, 50, 50))
        + #"<constraint firstItem="v" firstAttribute="width" constant="60" id="w"/>"#
        + #"<constraint firstItem="v" firstAttribute="height" constant="60" id="h"/>"#,
      outlets: outlets.map { ($0, "\($0)Constraint") }
    ).findings().filter { $0.code == "conflict" }
  }

  @Test func `CNF-06: conflicting constraints that no code refers to are one error per conflict`() throws {
    #expect(try findings(outlets: []).map(\.severity) == [.error, .error])
  }

  @Test func `a conflict that code may resolve is a note that names the outlet`() throws {
    let found = try findings(outlets: ["w"])
    #expect(found.map(\.severity) == [.error, .note])
    #expect(
      found.last?.message.text
        == "2 constraints conflict as saved, but code may resolve this through 'wConstraint'")
  }

  @Test func `consequences of a conflict that code may resolve are listed below its note`() throws {
    let pushed = DocumentFindings.view("label", "l", (300, 40, 75, 21), "text=\"Department Name\"")
    let found = try DocumentFindings(
      subviews: DocumentFindings.view("view", "v", (20, 40, 50, 50)) + pushed,
      constraints: DocumentFindings.frame("v", (0, 40, 60, 50))
        + #"<constraint firstItem="v" firstAttribute="width" constant="360" id="w"/>"#
        + #"<constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="trailing" id="l1"/>"#
        + DocumentFindings.place("l", "top", 40) + DocumentFindings.place("l", "trailing", 0),
      outlets: [("w", "widthConstraint")]
    ).findings()
    #expect(found.map(\.code) == ["conflict"] && found.map(\.severity) == [.note])
    #expect(found.flatMap(\.consequences).map(\.code) == ["truncated"])
  }

  @Test func `several conflicts that code may resolve are one note for the scene`() throws {
    let found = try findings(outlets: ["w", "h"])
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.message.text
        == "2 sets of constraints conflict as saved, but code may resolve this through 'wConstraint' and 'hConstraint'"
    )
    #expect(
      found.first?.notes.last?.text
        == "'v.height == 50' (v-height) is ignored too: it conflicts with 'v.height == 60' (h)")
  }

  @Test func `a conflict below another conflict names all of its constraints with object ids`() throws {
    // Both labels keep 32 points from each side of a box that is 20 points wide.
    let inner = ["a", "b"].map { id in
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="32" \
      id="\(id)-start"/><constraint firstAttribute="trailing" secondItem="\(id)" secondAttribute="trailing" \
      constant="32" id="\(id)-end"/>
      """
    }
    let views = ["a", "b"].map { DocumentFindings.view("view", $0, (32, 0, 0, 10)) }
    let box = DocumentFindings.view(
      "view", "box", (20, 40, 20, 50), "",
      "<subviews>\(views.joined())</subviews><constraints>\(inner.joined())"
        + "<constraint firstAttribute=\"width\" constant=\"20\" id=\"box-width\"/></constraints>")
    let place = DocumentFindings.place("box", "leading", 20) + DocumentFindings.place("box", "top", 40)
    let found = try DocumentFindings(subviews: box, constraints: place + DocumentFindings.size("box", "height", 50))
      .findings().filter { $0.code == "conflict" }
    #expect(found.map(\.severity) == [.error])
    let conflict = try #require(found.first)
    let followers = conflict.consequences.filter { $0.code == "conflict" }
    #expect(
      followers.map(\.message.text) == [
        """
        'a.leading == box.leading + 32' (a-start) is ignored too: it conflicts with \
        'box.trailing == a.trailing + 32' (a-end) and 'box.width == 20' (box-width)
        """
      ])
    #expect(conflict.notes.map(\.text).contains { $0.contains("(b-start)") })
  }

  @Test func `an incompressible text of several lines breaks instead of a required width`() throws {
    func codes(lines: Int) throws -> [String] {
      let label = DocumentFindings.view(
        "label", "v", (20, 40, 50, 80),
        "text=\"Department Name\" numberOfLines=\"\(lines)\" horizontalCompressionResistancePriority=\"1000\"")
      return try DocumentFindings(
        subviews: label,
        constraints: DocumentFindings.place("v", "leading", 20) + DocumentFindings.place("v", "top", 40)
          + DocumentFindings.size("v", "width", 100)
      ).codes()
    }
    #expect(try codes(lines: 0) == [])
    #expect(try codes(lines: 1).contains("conflict: error"))
  }

  /// A table gives its cells fixed sizes, so their contents never move the table.
  @Test func `a conflict between a cell and the width of its table breaks a constraint in the cell`() throws {
    let box = DocumentFindings.view("view", "box", (255, 0, 12, 20))
    let edges = [("leading", "box", "content"), ("trailing", "content", "box")].map { attribute, first, second in
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
      secondAttribute="\(attribute)" constant="200" id="\(attribute)"/>
      """
    }
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/><tableViewCellContentView \
      key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(box)</subviews>
      <constraints>\(edges.joined())</constraints></tableViewCellContentView></tableViewCell>
      """
    let table = DocumentFindings.view(
      "tableView", "table", (0, 0, 375, 667), #"style="plain" rowHeight="44""#, "<prototypes>\(cell)</prototypes>")
    let pins = ["leading", "top"].map { DocumentFindings.place("table", $0, 0) }
    let ends = ["trailing", "bottom"].map { attribute in
      """
      <constraint firstAttribute="\(attribute)" secondItem="table" secondAttribute="\(attribute)" id="end-\(attribute)"/>
      """
    }
    let found = try DocumentFindings(subviews: table, constraints: (pins + ends).joined()).findings()
    let conflict = try #require(found.first { $0.code == "conflict" })
    #expect(conflict.hint?.text.hasPrefix("'box.leading == content.leading + 200' was ignored") == true)
  }

  @Test func `a button without content yet requires no size`() throws {
    let button = DocumentFindings.view(
      "button", "v", (20, 40, 50, 30), #"buttonType="system" horizontalHuggingPriority="1000""#)
    let found = try DocumentFindings(
      subviews: button,
      constraints: DocumentFindings.place("v", "leading", 20) + DocumentFindings.place("v", "top", 40)
        + DocumentFindings.size("v", "width", 100)
    ).codes()
    #expect(found == ["conflict: note"])
  }
}
