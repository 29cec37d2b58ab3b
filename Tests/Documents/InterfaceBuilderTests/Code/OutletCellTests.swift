import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Tables with cells of the same document that code returns by outlets to them.
@Suite struct OutletCellTests {
  /// A xib with a table and two cells beside its view, all of which are outlets of its owner.
  private static let xib: String = {
    let cells = ["a", "b"].map { id in
      """
      <tableViewCell contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
      <rect key="frame" x="0" y="0" width="375" height="60"/><subviews>
      <label opaque="NO" text="Row \(id)" id="\(id)l"><rect key="frame" x="20" y="20" width="100" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let outlets = ["cell": "view", "list": "tableView", "a": "first", "b": "second"].sorted { $0.key < $1.key }.map {
      "<outlet property=\"\($0.value)\" destination=\"\($0.key)\" id=\"o-\($0.key)\"/>"
    }
    return FilledProject.xib("view", size: (375, 667), owner: "OWNER")
      .replacing(
        "OWNER/>", with: "customClass=\"Screen\"><connections>\(outlets.joined())</connections></placeholder>"
      ).replacing("<subviews>", with: "<subviews>\(FilledProject.table())")
      .replacing("</objects>", with: cells.joined() + "</objects>")
  }()

  /// The labels and heights of the rows.
  private func rows(_ code: String) async throws -> [String] {
    let project = FilledProject(
      view: "", files: ["Screen.xib": Self.xib, "Screen.swift": code, "RowCell.xib": FilledProject.xib()])
    let scene = try #require(try await project.allScenes(of: "Screen.xib").first)
    let layout = scene.resolved(for: try SceneVariant(on: "iPhone 8")).layout()
      .withContents(measuringTextWith: FixedPitchTextMeasurer())
    guard let filling = layout.contents?.fillings.values.first else { return [] }
    return filling.copies.prefix(3).map { copy in
      let cell = filling.cells[copy.view].resolved
      let words = cell.views.lazy.compactMap { $0.content.label?.text }.first ?? ""
      return "\(words) \(cell.rootSize.height)"
    }
  }

  private static func code(_ body: String) -> String {
    """
    class Screen: UIViewController {
      @IBOutlet var tableView: UITableView!
      @IBOutlet var first: UITableViewCell!
      @IBOutlet var second: UITableViewCell!
      \(body)
    }
    """
  }

  @Test func `cells with outlets are shown once each`() async throws {
    let code = Self.code(
      """
      func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { return first.bounds.size.height }
      func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { return rows[path.row] }
      """)
    #expect(try await rows(code) == ["Row a 60.0", "Row b 60.0"])
  }

  @Test func `registered cells come before cells with outlets`() async throws {
    let code = Self.code(
      """
      override func viewDidLoad() {
        tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "a")
      }
      func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { return dequeue() }
      """)
    #expect(try await rows(code).first?.hasPrefix("Row ") == true)
    #expect(try await rows(code).count == 3)
  }

  @Test(arguments: [
    "func setUp(_ list: UITableView) { list.register(UINib(nibName: \"RowCell\", bundle: nil)) }",
    "func make() { Bundle.main.loadNibNamed(\"RowCell\", owner: self) }",
  ])
  func `cells of other nibs come before cells with outlets`(function: String) async throws {
    let code = Self.code(
      """
      \(function)
      func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { return first }
      """)
    #expect(try await rows(code).map { $0.prefix(4) } == ["Row ", "Row ", "Row "])
    #expect(try await rows(code).allSatisfy { !$0.hasPrefix("Row a") && !$0.hasPrefix("Row b") })
  }

  @Test func `cells that code builds come before cells with outlets`() async throws {
    let code = Self.code(
      """
      func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { return BuiltCell() }
      """)
    let shown = try await rows(code + "\nclass BuiltCell: UITableViewCell {}")
    #expect(shown.count == 3 && shown.allSatisfy { !$0.hasPrefix("Row ") })
  }

  @Test func `a class that provides no cells shows none of them`() async throws {
    #expect(try await rows(Self.code("")).isEmpty)
  }
}
