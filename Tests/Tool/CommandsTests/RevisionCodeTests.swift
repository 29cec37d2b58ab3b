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
  private func storyboard(
    top: Int = 8, class name: String = "ListController", cell: String = "", views: String = "", constraints: String = ""
  ) -> String {
    tool.storyboard(controller(top: top, class: name, cell: cell, views: views, constraints: constraints))
  }

  private func controller(
    top: Int = 8, class name: String, cell: String = "", views: String = "", constraints: String = ""
  ) -> String {
    """
    <tableViewController id="one-00-001" customClass="\(name)" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" rowHeight="44" id="tbl-00-001">
    <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
    <tableViewCell reuseIdentifier="row" \(cell) id="cel-00-001"><rect key="frame" x="0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="cnt-00-001">
    <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
    <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
    <rect key="frame" x="16" y="\(top)" width="15" height="20"/></label>\(views)</subviews><constraints>\(constraints)
    <constraint firstItem="lab-00-001" firstAttribute="top" secondItem="cnt-00-001" secondAttribute="top" \
    constant="\(top)" id="c01-00-001"/>
    <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="cnt-00-001" \
    secondAttribute="leading" constant="16" id="c02-00-001"/></constraints></tableViewCellContentView>
    </tableViewCell></prototypes></tableView></tableViewController>
    """
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

  @Test func `a wider picture is not a consequence of code, which may be the only change beside it`() throws {
    func files(_ rows: Int, width: Int) -> [String: String] {
      [
        "Main.storyboard": storyboard(
          views: """
            <imageView userLabel="sun" image="sun" translatesAutoresizingMaskIntoConstraints="NO" id="sun-00-001">
            <rect key="frame" x="60" y="8" width="40" height="30"/></imageView>
            """,
          constraints: """
            <constraint firstItem="sun-00-001" firstAttribute="top" secondItem="cnt-00-001" secondAttribute="top" \
            constant="8" id="c03-00-001"/>
            <constraint firstItem="sun-00-001" firstAttribute="leading" secondItem="cnt-00-001" \
            secondAttribute="leading" constant="60" id="c04-00-001"/>
            """),
        "List.swift": code(height(rows)),
        "Art.xcassets/sun.imageset/Contents.json": #"{"images": [{"filename": "sun.svg"}]}"#,
        "Art.xcassets/sun.imageset/sun.svg":
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"30\"/>",
      ]
    }
    let output = try comparison(of: files(80, width: 90), with: files(60, width: 40))
    let entry = output.components(separatedBy: ": error: ").first { $0.hasPrefix("the code of") } ?? ""
    #expect(entry.contains("375 × 80 instead of 375 × 60") && !entry.contains("'sun' is"), "\(output)")
    #expect(output.contains("'sun' is 90 × 30 instead of 40 × 30 [resized]"), "\(output)")
  }

  /// The code of a cell.
  private func cell(_ body: String) -> String {
    """
    import UIKit

    class RowCell: UITableViewCell {
    \(body)
    }
    """
  }

  @Test func `of two classes that changed, the one that decides the height of rows is named`() throws {
    let document = storyboard(cell: #"customClass="RowCell""#)
    let output = try comparison(
      of: [
        "Main.storyboard": document, "List.swift": code(height(80)),
        "RowCell.swift": cell("  func log() { Analytics.send(\"shown\") }"),
      ],
      with: ["Main.storyboard": document, "List.swift": code(height(60)), "RowCell.swift": cell("")])
    #expect(
      output.hasPrefix(
        "List.swift:4:12: error: the code of 'ListController' sets 'heightForRowAt' to 80 instead of 60 [changed]\n"),
      "\(output)")
    #expect(!output.contains("the code of 'RowCell'"), "\(output)")
  }

  @Test func `a constant of another class with the same name changes nothing of a class`() throws {
    func list(_ rows: Int) -> String {
      code(
        """
          private let rowLength: CGFloat = 60
          override func viewDidLoad() {
            tableView.estimatedRowHeight = rowLength
          }
        \(height(rows))
        """)
    }
    func row(_ points: Int) -> String { cell("  private let rowLength: CGFloat = \(points)") }
    let document = storyboard(cell: #"customClass="RowCell""#)
    let output = try comparison(
      of: ["Main.storyboard": document, "List.swift": list(80), "RowCell.swift": row(6)],
      with: ["Main.storyboard": document, "List.swift": list(60), "RowCell.swift": row(5)])
    #expect(
      output.hasPrefix(
        "List.swift:8:12: error: the code of 'ListController' sets 'heightForRowAt' to 80 instead of 60 [changed]\n"),
      "\(output)")
    #expect(!output.contains("estimatedRowHeight"), "\(output)")
  }

  @Test func `each scene of a document names its own class`() throws {
    let other = controller(class: "OtherController").replacingOccurrences(of: "-00-001", with: "-00-002")
    let document = tool.storyboard(
      controller(class: "ListController") + #"</objects></scene><scene sceneID="scn-02-001"><objects>"# + other)
    func files(_ list: Int, _ other: Int) -> [String: String] {
      [
        "Main.storyboard": document, "List.swift": code(height(list)),
        "Other.swift": code(height(other), class: "OtherController"),
      ]
    }
    let output = try comparison(of: files(80, 90), with: files(60, 50))
    for sentence in [
      "List.swift:4:12: error: the code of 'ListController' sets 'heightForRowAt' to 80 instead of 60 [changed]\n",
      "Other.swift:4:12: error: the code of 'OtherController' sets 'heightForRowAt' to 90 instead of 50 [changed]\n",
    ] {
      #expect(output.components(separatedBy: sentence).count == 2, "\(output)")
    }
    #expect(!output.contains("the code changed"), "\(output)")
  }

  @Test func `equal code leads to no difference, even in a renamed file with other lines`() throws {
    let output = try comparison(
      of: ["Main.storyboard": storyboard(), "Rows.swift": "// moved\n\n" + code(height(60))],
      with: ["Main.storyboard": storyboard(), "List.swift": code(height(60))])
    #expect(output.contains(" as in 'HEAD'"), "\(output)")
    #expect(!output.contains("[changed]") && !output.contains("[resized]"), "\(output)")
  }

  @Test func `a value that was removed is reported at the class`() throws {
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
    #expect(output.contains("1 as in 'HEAD'"), "\(output)")
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
