import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The sizes that code gives the prototypes of a document.
@Suite struct PrototypeSizeTests {
  private static let label = """
    <subviews><label opaque="NO" text="Row" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" \
    verticalCompressionResistancePriority="1000" id="label"><rect key="frame" x="20" y="20" width="100" height="21"/>
    <constraints><constraint firstAttribute="height" constant="21" id="high"/></constraints>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints><constraint firstItem="label" firstAttribute="top" secondItem="holder" secondAttribute="top" \
    constant="20" id="t"/><constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" \
    constant="20" id="b"/><constraint firstItem="label" firstAttribute="leading" secondItem="holder" \
    secondAttribute="leading" constant="20" id="l"/></constraints>
    """

  /// A table whose prototype was designed 70 points high, and whose rows are 44 points high without code.
  private static let table = FilledProject.table(
    #"rowHeight="44""#,
    content: """
      <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="p" rowHeight="44" id="cell">\
      <rect key="frame" x="0" y="50" width="375" height="70"/><tableViewCellContentView key="contentView" \
      tableViewCell="cell" id="holder"><rect key="frame" x="0" y="0" width="375" height="70"/>\(label)\
      </tableViewCellContentView></tableViewCell></prototypes>
      """)

  /// A collection whose cell was designed 128 points high and needs 61.
  private static let collection = FilledProject.collection().replacing(
    "</collectionView>",
    with: """
      <cells><collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="p" id="cell">\
      <rect key="frame" x="10" y="20" width="128" height="128"/><collectionViewCellContentView key="contentView" \
      id="holder"><rect key="frame" x="0" y="0" width="128" height="128"/>\(label)</collectionViewCellContentView>\
      </collectionViewCell></cells></collectionView>
      """)

  private func layout(_ view: String, _ body: String, _ functions: String) async throws -> Layout {
    let code = "class Screen: UIViewController {\n func viewDidLoad() {\n\(body)\n }\n\(functions)\n}"
    return try await FilledProject(view: view, files: ["Screen.swift": code]).layout()
  }

  /// Returns the size of the cell, and the conflicts with their severities.
  private func cell(in layout: Layout) throws -> (size: String, conflicts: [Finding.Severity]) {
    let cell = try #require(layout.resolved.views.firstIndex { $0.name == "cell" })
    return (layout.frames[cell].size.pointText, layout.findings.filter { $0.code == "conflict" }.map(\.severity))
  }

  private static let rowFunction = "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat"

  /// Rows that are lower without their hint.
  private static let hints = """
    if nameHint.text?.isEmpty == true, p.row == 2 || wordHint.text?.isEmpty == true, p.row == 4 {
      return 6
    }
    """

  @Test(
    arguments: [
      ("", "", "375 × 44", [.error]),
      ("tableView.rowHeight = 90", "", "375 × 90", [.error]),
      ("tableView.rowHeight = UITableView.automaticDimension", "", "375 × 61", []),
      ("tableView.rowHeight = 44", "\(rowFunction) { return 61 }", "375 × 61", []),
      ("", "\(rowFunction) { p.row == 0 ? 80 : 90 }", "375 × 61", []),
    ] as [(String, String, String, [Finding.Severity])])
  func `rows of a table have the height that code gives them`(
    body: String, functions: String, size: String, conflicts: [Finding.Severity]
  ) async throws {
    let found = try await cell(in: layout(Self.table, body, functions))
    #expect(found.size == size && found.conflicts == conflicts)
  }

  @Test(
    arguments: [
      ("", "", "", "375 × 44"),
      ("tableView.rowHeight = UITableView.automaticDimension", "", "", "375 × 61"),
      ("tableView.rowHeight = 90", "", "", "375 × 90"),
      ("tableView.rowHeight = 90", "", "rowHeight=\"50\"", "375 × 50"),
      ("", "\(rowFunction) { return 90 }", "", "375 × 44"),
      ("", "\(rowFunction) { isShort ? 0 : UITableView.automaticDimension }", "rowHeight=\"50\"", "375 × 61"),
      ("", "\(rowFunction) { isShort ? 90 : UITableView.automaticDimension }", "rowHeight=\"50\"", "375 × 61"),
      ("", "\(rowFunction) { isShort ? UITableView.automaticDimension : 90 }", "rowHeight=\"50\"", "375 × 50"),
      ("", "\(rowFunction) {\n\(hints)\nreturn UITableView.automaticDimension\n}", "rowHeight=\"50\"", "375 × 61"),
    ])
  func `static cells without their own height have the one that code gives the table`(
    body: String, functions: String, own: String, size: String
  ) async throws {
    let view = Self.table.replacing("rowHeight=\"44\" id=\"cell\"", with: "\(own) id=\"cell\"")
      .replacing("<prototypes>", with: "<sections><tableViewSection id=\"section\"><cells>")
      .replacing("</prototypes>", with: "</cells></tableViewSection></sections>")
      .replacing("<tableView ", with: "<tableView dataMode=\"static\" ")
    #expect(try await cell(in: layout(view, body, functions)).size == size)
  }

  private static let itemFunction =
    "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath) -> CGSize"

  @Test(
    arguments: [
      ("", "", "128 × 128", [.error]),
      ("layout.itemSize = CGSize(width: 90, height: 61)", "", "90 × 61", []),
      ("", "\(itemFunction) { CGSize(width: 90, height: 80) }", "90 × 80", [.error]),
      (
        "", "\(itemFunction) { let w = side(); return CGSize(width: w, height: w) }", "128 × 128",
        [.note]
      ),
    ] as [(String, String, String, [Finding.Severity])])
  func `cells of a collection have the size that code gives them, and one that it computes is not a fault`(
    body: String, functions: String, size: String, conflicts: [Finding.Severity]
  ) async throws {
    let found = try await cell(in: layout(Self.collection, body, functions))
    #expect(found.size == size && found.conflicts == conflicts)
  }

  @Test func `the note names the line that computes the size`() async throws {
    let layout = try await layout(Self.collection, "", "\(Self.itemFunction) { let s = side(); return s }")
    let note = try #require(layout.findings.first { $0.code == "conflict" })
    #expect(note.message.text.hasSuffix("as saved, but code may resolve this through 'sizeForItemAt'"))
    let changes = note.notes.filter { $0.text.hasPrefix("code changes it") }
    #expect(changes.map(\.text) == ["code changes it: 'sizeForItemAt': App/Screen.swift:5:1"])
  }
}
