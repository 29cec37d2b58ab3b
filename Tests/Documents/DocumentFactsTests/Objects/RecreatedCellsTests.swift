import DocumentFacts
import MarkupReading
import Testing

/// Which new cell is an older one that was deleted and created again.
@Suite struct RecreatedCellsTests {
  private func root(_ id: String, _ attributes: String, _ labels: String...) throws -> XMLElement {
    let contents = labels.map { "<label id=\"\(id)\($0)\" text=\"\($0)\"/>" }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tableView id="table"><prototypes>
      <tableViewCell id="\(id)" \(attributes)><tableViewCellContentView key="contentView" id="\(id)content" \
      tableViewCell="\(id)"><subviews>\(contents)</subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></objects></document>
      """
    return try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
  }

  @Test func `a cell with the same reuse identifier that looks alike is the same one`() throws {
    let former = try root("old", "reuseIdentifier=\"Row\" customClass=\"Row\"", "Name", "Date")
    let same = try root("new", "reuseIdentifier=\"Row\" customClass=\"NoteRow\"", "Name", "Date")
    let difference = DocumentDifference(from: former, to: same)
    #expect(difference.renamedIdentifiers["old"] == "new")
    #expect(difference.renamedIdentifiers["oldName"] == "newName")
    #expect(difference.changes.map(\.part) == ["customClass"])
    let other = try root("new", "reuseIdentifier=\"Row\" customClass=\"NoteRow\"", "Price", "Count", "Sum")
    #expect(DocumentDifference(from: former, to: other).renamedIdentifiers["old"] == nil)
    let unnamed = try root("new", "customClass=\"NoteRow\"", "Name", "Date")
    #expect(DocumentDifference(from: former, to: unnamed).renamedIdentifiers["old"] == nil)
  }

  /// A storyboard with a table of one cell for each id of a scene. The identifier is that of Xcode's template.
  private func storyboard(_ scenes: String...) throws -> XMLElement {
    let text = scenes.map { id in
      """
      <scene sceneID="\(id)scene"><objects><tableViewController id="\(id)" customClass="\(id)">
      <tableView key="view" id="\(id)table"><prototypes><tableViewCell id="\(id)cell" reuseIdentifier="Cell">
      <tableViewCellContentView key="contentView" id="\(id)content"/></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene>
      """
    }
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    let document = "<document type=\"\(type)\"><scenes>\(text.joined())</scenes></document>"
    return try XMLElementParser.root(of: XMLText(Array(document.utf8), path: ""))
  }

  @Test func `a cell of another table with the same reuse identifier is another one`() throws {
    let (former, present) = (try storyboard("Old", "Kept"), try storyboard("Kept", "New"))
    let difference = DocumentDifference(from: former, to: present)
    #expect(difference.renamedIdentifiers.isEmpty)
    let entries = DocumentReview(from: former, to: present).scenes.flatMap(\.entries)
    #expect(Set(entries.map(\.text)) == ["the scene 'New' is new", "the scene 'Old' was removed"])
    #expect(entries.flatMap(\.contents).isEmpty)
  }

  @Test func `a cell of a table that was created again is the same one`() throws {
    let former = try root("old", "reuseIdentifier=\"Row\" customClass=\"Row\"", "Name")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tableView id="other"><prototypes>
      <tableViewCell id="new" reuseIdentifier="Row" customClass="NoteRow">
      <tableViewCellContentView key="contentView" id="content"><subviews><label id="name" text="Name"/></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
      """
    let present = try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
    let names = DocumentDifference(from: former, to: present).renamedIdentifiers
    #expect(names == ["table": "other", "old": "new", "oldcontent": "content", "oldName": "name"])
  }

  /// A table with two sections, each with the given rows: an id and a text.
  private func sections(_ first: [(String, String)], _ second: [(String, String)]) throws -> XMLElement {
    func rows(_ cells: [(String, String)]) -> String {
      cells.map { id, text in
        """
        <tableViewCell id="\(id)"><tableViewCellContentView key="contentView" id="\(id)-in"><subviews>
        <label id="\(id)-text" text="\(text)"/></subviews></tableViewCellContentView></tableViewCell>
        """
      }.joined()
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tableView id="table"><sections>
      <tableViewSection headerTitle="Account" id="sec-1"><cells>\(rows(first))</cells></tableViewSection>
      <tableViewSection id="sec-2"><cells>\(rows(second))</cells></tableViewSection>
      </sections></tableView></objects></document>
      """
    return try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
  }

  @Test(arguments: ["log", "new"])
  func `a row that was moved to another section is the same one, also under another id`(id: String) throws {
    let former = try sections([("pay", "Payment"), ("log", "Log out")], [("about", "About")])
    let present = try sections([("pay", "Payment")], [("about", "About"), (id, "Log out")])
    let entries = DocumentReview(from: former, to: present).scenes.flatMap(\.entries)
    #expect(entries.map(\.text) == ["'tableViewCell' is in 'section 2' instead of 'Account'"])
  }

  @Test func `rows with the same texts are not taken for each other`() throws {
    let former = try sections([("one", "Row"), ("two", "Row")], [])
    let present = try sections([], [("three", "Row"), ("four", "Row")])
    #expect(DocumentDifference(from: former, to: present).renamedIdentifiers.isEmpty)
  }
}
