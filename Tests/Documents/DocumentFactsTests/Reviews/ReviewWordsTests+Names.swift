import DocumentFacts
import Testing

/// The names of objects and properties, and what is said of a new object beside its name.
extension ReviewWordsTests {
  @Test(
    arguments: [
      (#"systemItem="flexibleSpace" image="gear""#, "Flexible Space"), (#"image="gear""#, "gear"), ("", "share:"),
    ])
  func `a bar button without a title has the name of its system item, its image or its action`(
    values: String, name: String
  ) throws {
    let clear = #"<barButtonItem key="rightBarButtonItem" title="Clear" id="clr-00-001"/>"#
    let action = #"<connections><action selector="share:" destination="-1" id="act-00-001"/></connections>"#
    let item = "<barButtonItem key=\"leftBarButtonItem\" \(values) id=\"shr-00-001\">\(action)</barButtonItem>"
    try #expect(entries((clear, item + clear)).map(\.text) == ["bar button item '\(name)' is new in 'Bar'"])
  }

  @Test func `a property that is on or off has its own name`() throws {
    try #expect(
      entries((#"alpha="0.25""#, #"alpha="0.25" clearsContextBeforeDrawing="NO""#)).map(\.text)
        == ["the 'clearsContextBeforeDrawing' of 'photo' is 'NO'"])
  }

  @Test func `a new object has its class, and a row the text of its content`() throws {
    let row = """
      <tableViewCell id="row-00-001" customClass="Row"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <listContentConfiguration key="contentConfiguration" text="History"/></tableViewCell></subviews>
      """
    let new = try entries(("</subviews>", row))
    #expect(new.map(\.text) == ["table view cell 'History' is new in 'view rot-00-001'"])
    #expect(new.map(\.contents) == [["class 'Row'"]])
    let page = """
      <viewController userLabel="Page" id="pag-00-001"><view key="view" id="vie-00-001" customClass="History">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></viewController></objects>
      """
    try #expect(entries(("</objects>", page)).map(\.contents) == [["class 'History'", "1 view"]])
  }
}
