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
}
