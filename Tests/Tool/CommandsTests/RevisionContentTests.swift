import Foundation
import LayoutTestSupport
import Testing

/// What comes with new and moved objects of a document, and documents that moved themselves.
@Suite struct RevisionContentTests {
  let tool = Tool()

  private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"

  private func label(_ text: String, _ y: Int) -> String {
    """
    <label text="\(text)" id="\(text.lowercased())-00-001"><rect key="frame" x="16" y="\(y)" width="100" height="30"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
    """
  }

  private func page(_ contents: String, rest: String = "") -> String {
    tool.storyboard(
      """
      <viewController title="Page" id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
      \(frame)<subviews>\(contents)</subviews></view>\(rest)</viewController>
      """)
  }

  @Test func `the entry about wrapped views names the new ones beside them`() throws {
    let box =
      "<view id=\"box-00-001\">\(frame)<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/><subviews>"
    let document = page("\(box)\(label("Old", 40))\(label("New", 80))</subviews></view>")
    let found = try tool.entries(of: document, with: page(label("Old", 40)))
    #expect(found.count == 1, "\(found)")
    #expect(
      found[0].contains("'Old' is wrapped in the new 'view box-00-001', with the new 'New' [changed]"), "\(found)")
  }

  @Test func `a new navigation item is reported if it shows something`() throws {
    let item = "<navigationItem key=\"navigationItem\" id=\"itm-00-001\">"
    let button = "<barButtonItem key=\"rightBarButtonItem\" title=\"Edit\" id=\"edt-00-001\"/>"
    let former = page(label("Old", 40))
    let found = try tool.entries(of: page(label("Old", 40), rest: "\(item)\(button)</navigationItem>"), with: former)
    #expect(found.count == 1 && found[0].contains("with the new 'Edit'; no view moves [changed]"), "\(found)")
    let empty = try Tool().entries(of: page(label("Old", 40), rest: "\(item)</navigationItem>"), with: former)
    #expect(!empty.joined().contains("[changed]"), "\(empty)")
  }

  /// A list with a cell whose text is that of its configuration, and which may have an accessory.
  private func list(_ text: String, _ accessory: String = "") -> String {
    tool.storyboard(
      """
      <tableViewController id="ctl-00-001" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
      style="plain" rowHeight="44" id="tab-00-001">\(frame)<sections><tableViewSection id="sec-00-001"><cells>
      <tableViewCell \(accessory) id="row-00-001"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="row-00-001" id="con-00-001">
      <rect key="frame" x="0" y="0" width="\(accessory.isEmpty ? 375 : 348.5)" height="44"/></tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" text="\(text)"/></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController>
      """)
  }

  @Test func `the text of a cell's configuration is reported`() throws {
    let found = try tool.entries(of: list("Settings"), with: list("Reset"))
    #expect(found.count == 1, "\(found)")
    #expect(
      found[0].contains("the text of 'Settings' is 'Settings' instead of 'Reset'; no view moves"),
      "\(found)")
  }

  @Test func `an accessory narrows the content view of its cell`() throws {
    let found = try tool.entries(
      of: list("Name", "accessoryType=\"disclosureIndicator\""), with: list("Name"))
    #expect(found.count == 1 && found[0].contains("the accessory type of 'Name'"), "\(found)")
    #expect(found[0].contains("so 'Name.contentView' is 3"), "\(found)")
  }

  @Test func `a document at another path is compared with itself`() throws {
    try tool.add("Old/Page.storyboard", page(label("Old", 40)))
    try tool.add("Old/Other.storyboard", page(label("Gone", 40)))
    try tool.commit()
    try expect(tool.shell("rm -r Old").code, is: 0)
    try tool.add("New/Page.storyboard", page(label("Old", 60)))
    let run = try tool.run("compare", ".", "--against", "HEAD", "-d", "iPhone 8", "--orientation", "portrait")
    #expect(
      run.output.contains(
        "New/Page.storyboard:4:67: error: the frame of 'Old' is 16, 60, 100 × 30 instead of 16, 40, 100 × 30 [changed]"),
      "\(run.output)")
    #expect(!run.output.contains("does not exist"), "\(run.output)")
    #expect(run.output.components(separatedBy: "was removed").count == 2, "\(run.output)")
  }

  @Test func `a removed document is not taken for another with its name`() throws {
    try tool.add("A/Page.storyboard", page(label("Old", 40)))
    try tool.add("B/Page.storyboard", page(label("Old", 60)))
    try tool.commit()
    try expect(tool.shell("rm -r B").code, is: 0)
    let run = try tool.run("compare", ".", "--against", "HEAD", "-d", "iPhone 8", "--orientation", "portrait")
    #expect(!run.output.contains("A/Page.storyboard:"), "\(run.output)")
    #expect(run.output.components(separatedBy: "was removed").count == 2, "\(run.output)")
  }
}
