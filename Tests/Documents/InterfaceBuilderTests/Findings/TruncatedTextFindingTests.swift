import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@Suite struct TruncatedTextFindingTests {
  /// Returns the codes of the findings about a string in a frame of a size. Letters are 8 points wide and lines 21
  /// points high.
  private func codes(
    _ element: String, _ attributes: String, content: String = "", width: Double, height: Double,
    outlet: String? = nil, hasLints: Bool = false
  ) throws -> [String] {
    let frame = (20.0, 40.0, width, height)
    return try DocumentFindings(
      subviews: DocumentFindings.view(element, "v", frame, attributes, content),
      constraints: DocumentFindings.frame("v", frame), outlets: outlet.map { [("v", $0)] } ?? [], hasLints: hasLints
    ).codes()
  }

  private func codesOfLabel(
    _ text: String, width: Double = 30, height: Double = 30, outlet: String? = nil, hasLints: Bool = false
  ) throws -> [String] {
    try codes(
      "label", "text=\"\(text)\"", width: width, height: height, outlet: outlet, hasLints: hasLints)
  }

  private func codesOfButton(_ title: String, width: Double, height: Double, outlet: String? = nil) throws -> [String] {
    try codes(
      "button", #"buttonType="system""#, content: "<state key=\"normal\" title=\"\(title)\"/>", width: width,
      height: height, outlet: outlet)
  }

  @Test func `AUD-05: a truncated fixed text is a warning, and one that code may set is a note`() throws {
    #expect(try codesOfLabel("Department Name") == ["truncated: warning"])
    #expect(try codesOfLabel("Department Name", outlet: "departmentLabel") == ["truncated: note"])
  }

  @Test(arguments: [("IBUITableViewCellStyleValue2", 1, 0), ("", 1, 1), ("IBUITableViewCellStyleValue2", 20, 1)])
  func `a label that its cell sizes is reported if its text is wider than the cell`(
    style: String, repetitions: Int, count: Int
  ) throws {
    let text = Array(repeating: "Department", count: repetitions).joined(separator: " ")
    let label = """
      <label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" id="detail">
      <rect key="frame" x="112" y="13" width="40" height="18"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/></label>
      """
    let cell = """
      <tableViewCell contentMode="scaleToFill" detailTextLabel="detail" style="\(style)" id="cell">
      <rect key="frame" x="0" y="0" width="375" height="44"/><tableViewCellContentView key="contentView" \
      tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections><tableViewSection id="section"><cells>\(cell)</cells></tableViewSection></sections></tableView>
      """
    let found = try DocumentFindings(subviews: table).findings().filter { $0.code == "truncated" }
    #expect(found.count == count)
  }

  @Test(arguments: ["Label", "Lorem ipsum dolor sit amet", "Title label"])
  func `a truncated filler text is reported by lints only`(text: String) throws {
    #expect(try codesOfLabel(text, width: 10) == [])
    #expect(try codesOfLabel(text, width: 10, hasLints: true).contains("truncated: note"))
  }

  @Test func `a localization key is not reported, because code replaces it`() throws {
    for key in ["login_title", "LOGIN_TITLE_2", "settings.about.title"] {
      #expect(try codesOfLabel(key, width: 10) == [], "\(key)")
      #expect(try codesOfButton(key, width: 40, height: 30) == [], "\(key)")
    }
    for text in ["Log in_now please", "www.example", "Version 1.2.3", "_hidden", "12_34"] {
      #expect(try codesOfLabel(text, width: 10) == ["truncated: warning"], "\(text)")
    }
  }

  @Test(arguments: [
    ("MM/DD/YYYY", "date"), ("1,234.00", "amount"), ("Departments", "departments"), ("Country", "countryLabel"),
    ("UserNameLabel", "name"),
  ])
  func `a text that describes what code shows is not reported`(text: String, outlet: String) throws {
    #expect(try codesOfLabel(text, width: 10, outlet: outlet) == [])
    #expect(try codesOfLabel(text, width: 10) == ["truncated: warning"])
  }

  @Test func `a line in an unavailable font may have more air around its letters`() throws {
    func codes(_ font: String, saved: Double) throws -> [String] {
      try self.codes(
        "label", "text=\"EXTRA\"", content: "<fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/>",
        width: 100, height: saved)
    }
    // 21 points of line in 11 points: 5 are missing on each side, and the system font has 3.6 points of air there.
    #expect(try codes("type=\"system\"", saved: 11) == ["truncated: warning"])
    let avenir = "name=\"AvenirNext-Medium\" family=\"Avenir Next\""
    #expect(try codes(avenir, saved: 11) == [])
    #expect(try codes(avenir, saved: 8) == ["truncated: warning"])
  }

  @Test func `the padding of a button shrinks before letters are truncated`() throws {
    // The button prefers 33 points, but its line needs only 21.
    #expect(try codesOfButton("Red", width: 60, height: 19) == [])
    #expect(try codesOfButton("Red", width: 60, height: 8) == ["truncated: warning"])
  }

  @Test func `a symbol beside a title may be narrower than estimated`() throws {
    func codes(_ room: Double) throws -> [String] {
      let state = "<state key=\"normal\" title=\"Red\" image=\"arrow.left\" catalog=\"system\"/>"
      let natural = DocumentFindings.view("button", "v", (0, 0, 60, 30), "", state)
      let size = try #require(
        try DocumentFindings(subviews: natural, constraints: DocumentFindings.place("v", "leading", 0)).width(of: "v"))
      return try self.codes("button", "", content: state, width: size + room, height: 30)
    }
    #expect(try codes(0) == [])
    #expect(try codes(-3) == [])
    #expect(try codes(-6) == ["truncated: warning"])
  }

  @Test(arguments: [
    (17.0, 117.0, ["truncated: warning"]), (24, 118, []), (24, 116, ["truncated: warning"]), (34, 117, []),
  ])
  func `large letters may be measured too wide`(size: Double, width: Double, codes: [String]) throws {
    // 15 letters of 8 points at any size.
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    #expect(try self.codes("label", "text=\"Department Name\"", content: font, width: width, height: 60) == codes)
  }

  @Test func `a button without a title has no text`() throws {
    #expect(try codesOfButton("", width: 4, height: 4) == [])
  }

  @Test func `a truncated title of a button with an outlet is still a warning`() throws {
    #expect(try codesOfButton("Delete the account", width: 40, height: 30, outlet: "delete") == ["truncated: warning"])
  }

  @Test func `a line loses the space above and below its letters first`() throws {
    // Without descenders, the letters leave 3.5 points empty on both sides.
    #expect(try codesOfLabel("Red", width: 100, height: 16) == [])
    #expect(try codesOfLabel("Edgy", width: 100, height: 16) == ["truncated: warning"])
    #expect(try codesOfLabel("Red", width: 100, height: 6) == ["truncated: warning"])
  }

  @Test(arguments: [
    ("string", "fontName"), ("string", "labelStyle"), ("number", "appearance.textSize"), ("string", "typography"),
  ])
  func `a truncated text is only a note if run-time attributes may set another font`(type: String, path: String)
    throws
  {
    func codes(_ path: String) throws -> [String] {
      let attribute = #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)" value="a"/>"#
      return try self.codes(
        "label", #"text="Department Name""#,
        content: "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>", width: 30, height: 30)
    }
    #expect(try codes(path) == ["truncated: note"])
    for other in ["borderStyle", "wheels", "styleColor"] { #expect(try codes(other) == ["truncated: warning"]) }
  }

  @Test func `a text with too few lines is truncated at its last line`() throws {
    // 30 letters of 8 points in a frame 100 points wide.
    let text = "A long title of thirty letters"
    func codes(lines: Int, width: Double) throws -> [String] {
      try self.codes("label", "text=\"\(text)\" numberOfLines=\"\(lines)\"", width: width, height: 100)
    }
    #expect(try codes(lines: 2, width: 100) == ["truncated: warning"])
    #expect(try codes(lines: 0, width: 100) == [])
    #expect(try codes(lines: 3, width: 100) == [])
    #expect(try codes(lines: 2, width: 160) == [])
  }

  @Test func `a placeholder that may shrink needs only the width of its smallest letters`() throws {
    func codes(_ rest: String) throws -> [String] {
      try self.codes(
        "textField", "placeholder=\"Department Name\" borderStyle=\"roundedRect\" minimumFontSize=\"17\" \(rest)",
        content: #"<fontDescription key="fontDescription" type="system" pointSize="30"/>"#, width: 100, height: 34)
    }
    #expect(try codes("") == [])
    #expect(try codes(#"adjustsFontSizeToFit="NO""#) == ["truncated: warning"])
  }

  @Test func `a text that may tighten its letters needs less width`() throws {
    func codes(_ rest: String, width: Double) throws -> [String] {
      try self.codes("label", "text=\"Department Name\" \(rest)", width: width, height: 30)
    }
    let width = 115.0
    #expect(try codes("", width: width) == ["truncated: warning"])
    #expect(try codes(#"adjustsLetterSpacingToFitWidth="YES""#, width: width) == [])
    #expect(try codes(#"adjustsLetterSpacingToFitWidth="YES""#, width: 60) == ["truncated: warning"])
  }
}
