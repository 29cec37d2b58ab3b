import Findings
import LayoutTestSupport
import SceneLayouts
import Testing

/// Labels of cells with UIKit's own look, which code sets through an outlet to the cell.
@Suite struct CellLabelTests {
  /// A static table with one row, whose detail is too long for it.
  private static let table = FilledProject.table(
    #"dataMode="static" rowHeight="44""#,
    content: """
      <sections><tableViewSection id="section"><cells><tableViewCell contentMode="scaleToFill" textLabel="title" \
      detailTextLabel="detail" style="IBUITableViewCellStyleValue1" id="row"><rect key="frame" x="0" y="0" width="375" \
      height="44"/><autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" \
      tableViewCell="row" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <autoresizingMask key="autoresizingMask"/><subviews>\(label("title", "Key", 15, 40))\
      \(label("detail", String(repeating: "0123456789", count: 6), 60, 300))</subviews></tableViewCellContentView>\
      </tableViewCell></cells></tableViewSection></sections>
      """)

  private static func label(_ id: String, _ text: String, _ x: Int, _ width: Int) -> String {
    """
    <label opaque="NO" contentMode="left" text="\(text)" lineBreakMode="tailTruncation" id="\(id)"><rect key="frame" \
    x="\(x)" y="12" width="\(width)" height="21"/><autoresizingMask key="autoresizingMask"/><fontDescription \
    key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  @Test(
    arguments: [
      ("keyCell.detailTextLabel?.text = key", Finding.Severity.note),
      ("keyCell.textLabel?.text = key", .warning), ("keyCell.detailTextLabel?.textColor = .red", .warning),
      ("otherCell.detailTextLabel?.text = key", .warning),
    ])
  func `the text of a cell's label may change through an outlet to the cell`(
    line: String, severity: Finding.Severity
  ) async throws {
    let code = "class Screen: UITableViewController {\n func show() {\n\(line)\n }\n}"
    let project = FilledProject(view: Self.table, files: ["Screen.swift": code], outlets: ["row": "keyCell"])
    let found = try await project.layout().findings.filter { $0.code == "truncated" }
    #expect(found.map(\.severity) == [severity])
  }
}
