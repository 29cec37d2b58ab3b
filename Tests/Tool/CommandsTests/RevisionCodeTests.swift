import Foundation
import LayoutTestSupport
import Testing

/// Changes of the code that a document uses. Each side of a comparison is laid out with its own code.
@Suite struct RevisionCodeTests {
  let tool = Tool()

  /// The code of a controller with a table.
  private func code(_ body: String, class name: String = "ListController") -> String {
    """
    import UIKit

    class \(name): UITableViewController {
    \(body)
    }
    """
  }

  private func height(_ points: Int) -> String {
    """
      override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        return \(points)
      }
    """
  }

  /// A table with a prototype, and a label in it at a distance from the top.
  private func storyboard(top: Int = 8, class name: String = "ListController") -> String {
    tool.storyboard(
      """
      <tableViewController id="one-00-001" customClass="\(name)" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" rowHeight="44" id="tbl-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="row" id="cel-00-001"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="cnt-00-001">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
      <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
      <rect key="frame" x="16" y="\(top)" width="15" height="20"/></label></subviews><constraints>
      <constraint firstItem="lab-00-001" firstAttribute="top" secondItem="cnt-00-001" secondAttribute="top" \
      constant="\(top)" id="c01-00-001"/>
      <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="cnt-00-001" \
      secondAttribute="leading" constant="16" id="c02-00-001"/></constraints></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></tableViewController>
      """)
  }

  /// Returns what `compare` prints about the files of a working tree and their former versions.
  private func comparison(
    of files: [String: String], with former: [String: String], _ options: String...
  ) throws -> String {
    for (name, text) in former { try tool.add(name, text) }
    let git = "git -c user.name=a -c user.email=a@b.c"
    try expect(tool.shell("git init -q . && git add -A && \(git) commit -q -m first").code, is: 0)
    for name in former.keys where files[name] == nil { try expect(tool.shell("rm '\(name)'").code, is: 0) }
    for (name, text) in files { try tool.add(name, text) }
    return try tool.run(
      arguments: ["compare", ".", "--against", "HEAD", "-d", "iPhone 8", "--orientation", "portrait"] + options
    ).output
  }

  @Test func `a row height that code changes is named with its line, though the document is the same`() throws {
    let output = try comparison(
      of: ["Main.storyboard": storyboard(), "List.swift": code(height(80))],
      with: ["Main.storyboard": storyboard(), "List.swift": code(height(60))])
    #expect(
      output.hasPrefix(
        "List.swift:4:12: error: the code of 'ListController' sets 'heightForRowAt' to 80 instead of 60 [changed]\n"),
      "\(output)")
    #expect(output.contains("is 375 × 80 instead of 375 × 60"), "\(output)")
    #expect(output.components(separatedBy: "[changed]").count == 2, "\(output)")
  }

  @Test func `a change of the document beside one of the code has only its own consequences`() throws {
    let output = try comparison(
      of: ["Main.storyboard": storyboard(top: 12), "List.swift": code(height(80))],
      with: ["Main.storyboard": storyboard(), "List.swift": code(height(60))])
    let entries = output.components(separatedBy: ": error: ")
    let (document, code) = (
      entries.first { $0.hasPrefix("Hi.top") } ?? "", entries.first { $0.hasPrefix("the code of") } ?? ""
    )
    #expect(document.contains("'Hi' moved by 0, +4") && !document.contains("375 × 80"), "\(output)")
    #expect(code.contains("375 × 80 instead of 375 × 60") && !code.contains("'Hi' moved"), "\(output)")
  }

  @Test func `equal code prints nothing, even in a renamed file with other lines`() throws {
    let output = try comparison(
      of: ["Main.storyboard": storyboard(), "Rows.swift": "// moved\n\n" + code(height(60))],
      with: ["Main.storyboard": storyboard(), "List.swift": code(height(60))])
    #expect(output.contains(" as in 'HEAD'"), "\(output)")
    #expect(!output.contains("[changed]") && !output.contains("[resized]"), "\(output)")
  }

  @Test func `a class that was deleted and a value that was removed are reported where something remains`() throws {
    let removed = try comparison(
      of: ["Main.storyboard": storyboard(), "List.swift": code("")],
      with: ["Main.storyboard": storyboard(), "List.swift": code(height(60))])
    #expect(
      removed.hasPrefix(
        "List.swift:3:7: error: the code of 'ListController' no longer sets 'heightForRowAt' [changed]\n"),
      "\(removed)")
  }

  @Test func `a deleted class is reported at the scene`() throws {
    let output = try comparison(
      of: ["Main.storyboard": storyboard()],
      with: ["Main.storyboard": storyboard(), "List.swift": code(height(60))])
    #expect(output.hasPrefix("Main.storyboard:"), "\(output)")
    #expect(output.contains("error: the code of 'ListController' was removed [changed]"), "\(output)")
  }

  @Test func `a changed constant is reported at the line that uses it`() throws {
    func rows(_ points: Int) -> String {
      "let rowLength: CGFloat = \(points)\n"
        + code(height(0).replacingOccurrences(of: "return 0", with: "return rowLength"))
    }
    let output = try comparison(
      of: ["Main.storyboard": storyboard(), "List.swift": rows(80)],
      with: ["Main.storyboard": storyboard(), "List.swift": rows(60)])
    #expect(
      output.hasPrefix("List.swift:5:12: error: the code of 'ListController' changes 'heightForRowAt' [changed]\n"),
      "\(output)")
  }

  @Test func `orientations that code changes leave the compared layouts as they are`() throws {
    func controller(_ mask: String) -> String {
      code("  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(mask) }")
    }
    let output = try comparison(
      of: ["Main.storyboard": storyboard(), "List.swift": controller(".portrait")],
      with: ["Main.storyboard": storyboard(), "List.swift": controller(".landscape")])
    #expect(!output.contains("no longer laid out") && !output.contains("does not exist"), "\(output)")
  }

  @Test func `code of a submodule, which the revision does not contain, is the same on both sides`() throws {
    try tool.add("Vendor/.git", "gitdir: ../.git/modules/Vendor\n")
    try tool.add("Vendor/List.swift", code(height(60)))
    try tool.add(".gitignore", "Vendor\n")
    let output = try comparison(
      of: ["Main.storyboard": storyboard()], with: ["Main.storyboard": storyboard()])
    #expect(!output.contains("[changed]") && !output.contains("[resized]"), "\(output)")
  }
}
