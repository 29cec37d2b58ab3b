import DocumentFacts
import MarkupReading
import Testing

/// Which new object is an older one with a new id.
@Suite struct NamesakesTests {
  /// The attributes of a button's state with the end of its start tag and its contents, and the rest of the button.
  private typealias Button = (state: String, more: String)

  /// Whether a button with a new id is the older one.
  private func isSame(_ former: Button, _ present: Button) throws -> Bool {
    func root(_ id: String, _ button: Button) throws -> XMLElement {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="root"><subviews>
        <button id="\(id)"><state key="normal" \(button.state)</state>\(button.more)</button>
        </subviews></view></objects></document>
        """
      return try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
    }
    let difference = try DocumentDifference(from: root("old", former), to: root("new", present))
    return difference.renamedIdentifiers == ["old": "new"]
  }

  private func color(_ key: String, _ white: String) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\"/>"
  }

  @Test func `buttons with other images are others`() throws {
    try #expect(isSame((#"image="one">"#, ""), (#"image="one">"#, color("backgroundColor", "0.5"))))
    try #expect(!isSame((#"image="one">"#, ""), (#"image="two">"#, "")))
    try #expect(!isSame((#"image="one">"#, ""), (#"title="Add">"#, "")))
  }

  @Test func `the values of a button's state count one by one`() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="22"/>"#
    let state = #"image="one" backgroundImage="box">"#
    let former: Button = (#"image="one">"#, "")
    try #expect(isSame(former, (state + color("titleColor", "0.5"), font)))
    try #expect(!isSame(former, (state + color("titleColor", "0.5"), font + color("backgroundColor", "0.5"))))
  }
}
