import DocumentFacts
import Foundation
import Testing

/// Values that were changed, with the former ones.
extension ReviewWordsTests {
  /// Returns the panel with variations of the constraint at the top.
  private func panel(_ variations: (classes: String, constant: Int)...) -> String { panel(variations) }

  private func panel(_ variations: [(classes: String, constant: Int)]) -> String {
    let elements = variations.map { "<variation key=\"\($0.classes)\" constant=\"\($0.constant)\"/>" }
    return Self.panel.replacingOccurrences(
      of: "\(Self.top) id=\"top-00-001\"/>", with: "\(Self.top) id=\"top-00-001\">\(elements.joined())</constraint>")
  }

  @Test func `the former constant of two size classes is that of one of them`() throws {
    let (one, both) = ("heightClass=compact", "heightClass=compact-widthClass=compact")
    try #expect(
      entries(from: panel((one, 10)), to: panel((one, 10), (both, 6))).map(\.text)
        == ["Hello.top == photo.bottom: the constant in compact width, compact height is 6 instead of 10"])
    try #expect(entries(from: panel((one, 10)), to: panel((one, 10), (both, 10))).isEmpty)
  }

  @Test func `of two size classes, the former constant is that of the key that is last`() throws {
    let (height, width, both) = ("heightClass=compact", "widthClass=compact", "heightClass=compact-widthClass=compact")
    for old in [[(height, 10), (width, 20)], [(width, 20), (height, 10)]] {
      func panel(_ more: (String, Int)...) -> String { self.panel(old + more) }
      try #expect(
        entries(from: panel(), to: panel((both, 6))).map(\.text)
          == ["Hello.top == photo.bottom: the constant in compact width, compact height is 6 instead of 20"])
      try #expect(entries(from: panel(), to: panel((both, 20))).isEmpty)
    }
  }

  @Test func `the former constant is that of the variation with the most size classes`() throws {
    let pad = "userInterfaceIdiom=pad"
    let (one, two) = (pad, "heightClass=regular-widthClass=regular")
    let old = [(two, 20), (one, 10)]
    try #expect(
      entries(from: panel(old), to: panel(old + [("\(two)-\(pad)", 6)])).map(\.text).joined()
        .hasSuffix("is 6 instead of 20"))
  }

  @Test func `components of a color that show the same color are not a change`() throws {
    let color = #"white="0.5" alpha="1""#
    try #expect(entries((color, #"white="0.50196078431372548" alpha="1""#)).isEmpty)
    try #expect(entries((color, #"white="0.51" alpha="1""#)).count == 1)
  }

  @Test func `changed insets are listed with the former ones`() throws {
    func panel(_ inset: Int) -> String {
      Self.panel.replacingOccurrences(
        of: "</label>", with: "<inset key=\"separatorInset\" minX=\"\(inset)\" minY=\"0\" maxX=\"\(inset)\"/></label>")
    }
    try #expect(
      entries(from: panel(8), to: panel(6)).map(\.text)
        == ["the separator inset of 'Hello' changed: maxX '6' instead of '8', minX '6' instead of '8'"])
  }

  @Test func `an attributed text has its characters, or the kinds of attributes that changed`() throws {
    func panel(_ text: String, white: Double, size: Int) -> String {
      let attributes = """
        <attributes><color key="NSColor" white="\(white)" alpha="1"/><font key="NSFont" size="\(size)" name="Arial"/>
        </attributes>
        """
      let string = """
        <attributedString key="attributedText"><fragment content="\(text) ">\(attributes)</fragment>
        <fragment content="now">\(attributes)</fragment></attributedString></label>
        """
      return Self.panel.replacingOccurrences(of: "</label>", with: string)
    }
    let old = panel("Open", white: 0.5, size: 17)
    try #expect(
      entries(from: old, to: panel("Open", white: 0.25, size: 20)).map(\.text)
        == ["the attributed text of 'Hello' changed: fonts, colors"])
    let size = #"<font key="NSFont" size="17" name="Arial"/>"#
    let start = try #require(old.range(of: size))
    let one = old.replacingCharacters(in: start, with: size.replacingOccurrences(of: "17", with: "20"))
    try #expect(entries(from: old, to: one).map(\.text) == ["the attributed text of 'Hello' changed: fonts"])
    try #expect(
      entries(from: old, to: panel("Close", white: 0.5, size: 17)).map(\.text)
        == ["the attributed text of 'Hello' is 'Close now' instead of 'Open now'"])
  }

  @Test func `an object is not named by a title that is new`() throws {
    let old = Self.panel.replacingOccurrences(of: "<navigationItem title=\"Bar\"", with: "<navigationItem")
    try #expect(entries(from: old, to: Self.panel).map(\.text) == ["the title of the navigation item is 'Bar'"])
  }

  @Test func `a new navigation item is reported with its buttons`() throws {
    let new = Self.panel.replacingOccurrences(of: "title=\"Clear\"", with: "systemItem=\"action\"")
    let start = try #require(new.range(of: "<navigationItem"))
    let old = String(new[..<start.lowerBound]) + "</objects></document>"
    let entries = try entries(from: old, to: new)
    #expect(entries.map(\.contents) == [["bar button item 'Action'"]], "\(entries.map(\.text))")
  }

  @Test func `an item of a bar is not a view, and the spaces between items are not named`() throws {
    let bar = """
      <toolbar id="bar-00-002"><rect key="frame" x="0" y="0" width="9" height="9"/><items>
      <barButtonItem systemItem="flexibleSpace" id="spc-00-001"/>
      <barButtonItem id="itm-00-001"><button key="customView" id="edt-00-001"><rect key="frame" x="0" y="0" width="9" \
      height="9"/><state key="normal" title="Edit"/></button></barButtonItem>
      <barButtonItem systemItem="done" id="itm-00-002"/><barButtonItem systemItem="fixedSpace" id="spc-00-002"/>
      </items></toolbar></subviews>
      """
    try #expect(entries(("</subviews>", bar)).map(\.contents) == [["button 'Edit'", "bar button item 'Done'"]])
  }

  @Test func `a view keeps its name in a message about another value with the same characters`() throws {
    let label = #"<accessibility key="accessibilityConfiguration" label="Hello"/></label>"#
    try #expect(entries(("</label>", label)).map(\.text) == ["the accessibility label of 'Hello' is 'Hello'"])
  }

  @Test func `objects with the same name in a variation are counted`() throws {
    func panel(_ masks: String) -> String {
      Self.panel.replacingOccurrences(
        of: "</constraints></view>",
        with: "</constraints><variation key=\"widthClass=compact\">\(masks)</variation></view>"
      )
      .replacingOccurrences(
        of: "</subviews>",
        with: """
          <label id="lbl-00-002" text="Hello"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
          """)
    }
    let masks = """
      <mask key="subviews"><exclude reference="ttl-00-001"/><exclude reference="lbl-00-002"/></mask>
      """
    let found = try entries(from: panel(""), to: panel(masks)).map(\.text)
    #expect(found.count == 1 && found[0].hasSuffix("changed: without 'Hello' (2) in compact width"), "\(found)")
  }

  @Test func `views with the same text are named by their outlets`() throws {
    let label = """
      <label id="lbl-00-002" text="Hello" alpha="0.25"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      """
    let outlet = #"<outlet property="photo""#
    let old = Self.panel.replacingOccurrences(of: "</subviews>", with: "\(label)</subviews>")
      .replacingOccurrences(
        of: outlet, with: "<outlet property=\"subtitle\" destination=\"lbl-00-002\" id=\"out-00-002\"/>\(outlet)")
    let new = old.replacingOccurrences(of: #"text="Hello" alpha="0.25""#, with: #"text="Hello" alpha="0.75""#)
    try #expect(self.entries(from: old, to: new).map(\.text) == ["the alpha of 'subtitle' is '0.75' instead of '0.25'"])
    let stack = """
      <stackView id="stk-00-001"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(label)</subviews>
      </stackView>
      """
    let entries = try self.entries(from: Self.panel, to: old.replacingOccurrences(of: label, with: stack))
    #expect(entries.flatMap(\.contents).contains("label 'subtitle'"), "\(entries.map(\.contents))")
  }

  @Test func `a view keeps its text as its name beside an item of a bar with the same title`() throws {
    let outlet = #"<outlet property="photo""#
    let bar = """
      <toolbar id="bar-00-002"><rect key="frame" x="0" y="0" width="9" height="9"/><items>
      <barButtonItem title="Hello" id="itm-00-001"/></items></toolbar></subviews>
      """
    let old = Self.panel.replacingOccurrences(of: "</subviews>", with: bar)
      .replacingOccurrences(
        of: outlet, with: "<outlet property=\"heading\" destination=\"ttl-00-001\" id=\"out-00-002\"/>\(outlet)")
    let new = old.replacingOccurrences(of: "id=\"ttl-00-001\"", with: "alpha=\"0.5\" id=\"ttl-00-001\"")
    let found = try entries(from: old, to: new).map(\.text)
    #expect(found.count == 1 && found[0].hasPrefix("the alpha of 'Hello'"), "\(found)")
  }
}
