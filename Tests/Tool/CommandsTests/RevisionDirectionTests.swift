import Foundation
import LayoutTestSupport
import Testing

/// Changes below which only what they lead to is listed, and changes of what people see in use.
@Suite struct RevisionDirectionTests {
  let tool = Tool()

  private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"

  private func constraint(_ id: String, _ equation: String, _ constant: Double = 0) -> String {
    let sides = equation.components(separatedBy: " == ").map { side in
      side.split(separator: ".").map(String.init)
    }
    let second =
      sides.count > 1 ? #"secondItem="\#(sides[1][0])-00-001" secondAttribute="\#(sides[1][1])""# : ""
    return """
      <constraint firstItem="\(sides[0][0])-00-001" firstAttribute="\(sides[0][1])" \(second) \
      constant="\(constant)" id="\(id)-01-001"/>
      """
  }

  private func screen(_ views: String, _ constraints: [String] = [], outlets: String = "") -> String {
    tool.storyboard(
      """
      <viewController id="one-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">\(frame)
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="saf-00-001"/>
      <constraints>\(constraints.joined())</constraints></view>
      <connections>\(outlets)</connections></viewController>
      """)
  }

  private func label(_ id: String, _ text: String, _ attributes: String = "", size: Int = 17) -> String {
    """
    <label text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-00-001">
    <rect key="frame" x="16" y="40" width="100" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  @Test func `a change that works against a difference is not its cause`() throws {
    func card(gap: Double, height: Double) -> String {
      screen(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="card" id="crd-00-001">\(frame)<subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="box" id="box-00-001">\(frame)</view>
        </subviews></view>
        """,
        [
          constraint("c01", "crd.top == saf.top"), constraint("c02", "crd.leading == saf.leading"),
          constraint("c03", "crd.width", 200), constraint("c04", "box.top == crd.top", gap),
          constraint("c05", "box.leading == crd.leading"), constraint("c06", "box.width == crd.width"),
          constraint("c07", "box.height", height), constraint("c08", "crd.bottom == box.bottom"),
        ])
    }
    let entries = try tool.entries(of: card(gap: 20, height: 60), with: card(gap: 10, height: 100))
    let gap = try #require(entries.first { $0.contains("the constant is 20 instead of 10") })
    let height = try #require(entries.first { $0.contains("the constant is 60 instead of 100") })
    #expect(gap.contains("'box'") && gap.contains("moved by 0, +10") && !gap.contains("'card' is"), "\(entries)")
    #expect(height.contains("'card' is 200 × 80 instead of 200 × 110"), "\(entries)")
  }

  @Test func `a number of lines that moves nothing has no part in the effect of a font`() throws {
    func screen(_ attributes: String, _ size: Int) -> String {
      self.screen(
        label("lab", "Hi", attributes, size: size),
        [constraint("c01", "lab.top == saf.top", 8), constraint("c02", "lab.leading == saf.leading", 16)])
    }
    let entries = try tool.entries(of: screen(#"numberOfLines="2""#, 12), with: screen("", 17))
    let lines = try #require(entries.first { $0.contains("number of lines") })
    #expect(!lines.contains("[resized]"), "\(entries)")
    #expect(entries.contains { $0.contains("font of 'Hi'") && $0.contains("[resized]") }, "\(entries)")
  }

  @Test(
    arguments: [
      (#"<state key="highlighted" image="a"/>"#, #"<state key="highlighted" image="b"/>"#),
      (#"<state key="disabled" title="Wait"/>"#, #"<state key="disabled" title="Stop"/>"#),
    ])
  func `a picture or title that a button has in use is reported`(former: String, present: String) throws {
    func screen(_ state: String) -> String {
      self.screen(
        """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001">
        <rect key="frame" x="16" y="40" width="46" height="30"/><state key="normal" title="Play"/>\(state)</button>
        """,
        [constraint("c01", "btn.top == saf.top", 8), constraint("c02", "btn.leading == saf.leading", 16)])
    }
    let entries = try tool.entries(of: screen(present), with: screen(former))
    #expect(entries.contains { $0.contains("'Play'") && $0.contains("no view moves [changed]") }, "\(entries)")
  }

  @Test(
    arguments: [
      (#"enabled="NO""#, "disabled"), (#"selected="YES""#, "selected"), (#"highlighted="YES""#, "highlighted"),
    ])
  func `the title of the state that a button has in the document resizes it`(attribute: String, state: String) throws {
    func screen(_ title: String) -> String {
      self.screen(
        """
        <button buttonType="system" \(attribute) translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001">
        <rect key="frame" x="16" y="40" width="46" height="30"/><state key="normal" title="Send"/>
        <state key="\(state)" title="\(title)"/></button>
        """,
        [constraint("c01", "btn.top == saf.top", 8), constraint("c02", "btn.leading == saf.leading", 16)])
    }
    let entries = try tool.entries(of: screen("Please wait a moment"), with: screen("Wait"))
    let title = try #require(entries.first { $0.contains("Please wait a moment") && $0.contains("[changed]") })
    #expect(title.contains("the \(state) title of 'Send' is") && title.contains("[resized]"), "\(entries)")
    #expect(entries.filter { $0.contains("[resized]") }.count == 1, "\(entries)")
  }

  /// Another style of the table shows itself, and takes nothing from the rest.
  @Test(arguments: ["plain", "grouped"])
  func `rows that can no longer be selected and links in a text are reported`(style: String) throws {
    func table(_ attributes: String, _ types: String) -> String {
      screen(
        """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="tbl-00-001">\(frame)</tableView>
        <textView translatesAutoresizingMaskIntoConstraints="NO" text="Call us" id="txt-00-001">\(frame)
        \(types)</textView>
        """,
        ["tbl", "txt"].flatMap { view in
          ["top", "leading", "width", "height"].map {
            constraint("\(view)\($0.prefix(1))", "\(view).\($0) == rot.\($0)")
          }
        })
    }
    let entries = try tool.entries(
      of: table(
        #"style="\#(style)" allowsSelection="NO""#, #"<dataDetectorType key="dataDetectorTypes" link="YES"/>"#),
      with: table(#"style="plain""#, ""))
    #expect(entries.contains { $0.contains("'allowsSelection'") && $0.contains("no view moves") }, "\(entries)")
    #expect(entries.contains { $0.contains("data detector") && $0.contains("no view moves") }, "\(entries)")
  }

  @Test func `the title of an item of a toolbar moves nothing`() throws {
    func screen(_ title: String, _ distance: Double) -> String {
      self.screen(
        """
        <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar-00-001">
        <rect key="frame" x="0" y="600" width="375" height="44"/><items>
        <barButtonItem title="\(title)" id="itm-00-001"/></items></toolbar>
        """,
        [
          constraint("c01", "bar.bottom == saf.bottom", distance), constraint("c02", "bar.leading == saf.leading"),
          constraint("c03", "bar.trailing == saf.trailing"),
        ])
    }
    let entries = try tool.entries(of: screen("Stop", -20), with: screen("Go", 0))
    let title = try #require(entries.first { $0.contains("the title of") })
    #expect(!title.contains("moved by"), "\(entries)")
    #expect(entries.contains { $0.contains("the constant is") && $0.contains("moved by 0, -20") }, "\(entries)")
  }

  @Test func `views with the same text have the names of their outlets`() throws {
    func screen(_ size: Int) -> String {
      self.screen(
        label("uno", "Label", size: size) + label("two", "Label"),
        [
          constraint("c01", "uno.top == saf.top", 8), constraint("c02", "uno.leading == saf.leading", 16),
          constraint("c03", "two.top == uno.bottom", 8), constraint("c04", "two.leading == saf.leading", 16),
        ],
        outlets: #"""
          <outlet property="amount" destination="uno-00-001" id="out-00-001"/>
          <outlet property="unit" destination="two-00-001" id="out-00-002"/>
          """#)
    }
    let entries = try tool.entries(of: screen(30), with: screen(17))
    let font = try #require(entries.first { $0.contains("the font of 'amount'") })
    #expect(font.contains("'unit' moved by"), "\(entries)")
  }
}
