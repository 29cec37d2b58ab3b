import DocumentFacts
import Foundation
import Testing

/// Values that were changed, with the former ones.
extension ReviewWordsTests {
  /// Returns the panel with variations of the constraint at the top.
  private func panel(_ variations: (classes: String, constant: Int)...) -> String {
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

  @Test func `views with the same text are named by their outlets`() throws {
    let label = """
      <label id="lbl-00-002" text="Hello" alpha="0.25"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      """
    let outlet = #"<outlet property="photo""#
    let old = Self.panel.replacingOccurrences(of: "</subviews>", with: "\(label)</subviews>")
      .replacingOccurrences(
        of: outlet, with: "<outlet property=\"subtitle\" destination=\"lbl-00-002\" id=\"out-00-002\"/>\(outlet)")
    let new = old.replacingOccurrences(of: #"text="Hello" alpha="0.25""#, with: #"text="Hello" alpha="0.75""#)
    try #expect(entries(from: old, to: new).map(\.text) == ["the alpha of 'subtitle' is '0.75' instead of '0.25'"])
  }
}
