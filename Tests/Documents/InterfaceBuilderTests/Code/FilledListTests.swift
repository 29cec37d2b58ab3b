import Geometry
import SceneLayouts
import Scenes
import Testing

/// Tables and collections with cells that code registers.
///
/// Lists fill the screen, and their content begins below the status bar, which is 20 points high.
@Suite struct FilledListTests {
  private static let cells = ["RowCell.xib": FilledProject.xib(), "HeadCell.xib": FilledProject.xib(text: "Head")]

  private func source(_ body: String, _ functions: String = "") -> String {
    "class Screen: UIViewController {\n override func viewDidLoad() {\n\(body)\n }\n\(functions)\n}"
  }

  /// Returns the first cells of a table whose controller has some code.
  private func rows(
    _ body: String, _ functions: String = "", table: String = FilledProject.table(), _ files: [String: String] = [:]
  ) async throws -> [String] {
    let sources = ["Screen.swift": source(body, functions)]
    return try await FilledProject(
      view: table, files: Self.cells.merging(sources) { $1 }.merging(files) { $1 }
    ).cells(2)
  }

  private static let register =
    #"tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "a")"#

  // MARK: - How code names cells

  @Test(
    arguments: [
      Self.register,
      "tableView.register(RowCell.self, forCellReuseIdentifier: \"a\")",
      "tableView.registerCell(RowCell.self)",
      "tableView.register(RowCell.nib, forCellReuseIdentifier: RowCell.identifier)",
      "tableView.register(UINib(nibName: String(describing: RowCell.self), bundle: nil), forCellReuseIdentifier: \"a\")",
      "tableView.register(R.nib.rowCell)",
      "let nib = UINib(nibName: \"RowCell\", bundle: nil); tableView.register(nib, forCellReuseIdentifier: \"a\")",
      "let cell = Bundle.main.loadNibNamed(\"RowCell\", owner: self)?.first",
      "let cell = tableView.dequeueReusableCell(withIdentifier: \"RowCell\", for: path) as! RowCell",
    ])
  func `a table is filled with cells of the xibs that its controller registers`(body: String) async throws {
    #expect(try await rows(body) == ["Row 0.0, 20.0, 375 × 61", "Row 0.0, 81.0, 375 × 61"])
  }

  @Test func `Objective-C sources register cells as well`() async throws {
    let files = [
      "Screen.h": "@interface Screen : UIViewController\n@end",
      "Screen.m": """
      @implementation Screen
      - (void)viewDidLoad {
        [self.tableView registerNib:[UINib nibWithNibName:@"RowCell" bundle:nil] forCellReuseIdentifier:@"a"];
      }
      - (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath { return 50.f; }
      @end
      """,
    ]
    let project = FilledProject(view: FilledProject.table(), files: Self.cells.merging(files) { $1 })
    let found = try await project.cells(2)
    #expect(found == ["Row 0.0, 20.0, 375 × 50", "Row 0.0, 70.0, 375 × 50"])
  }

  @Test func `several cells are shown in the order of their registration`() async throws {
    #expect(
      try await rows("tableView.register([HeadCell.self, RowCell.self])")
        == ["Head 0.0, 20.0, 375 × 61", "Row 0.0, 81.0, 375 × 61"])
  }

  @Test func `a registration is preferred to a name that code mentions`() async throws {
    let found = try await rows("let other = HeadCell.height\n\(Self.register)")
    #expect(found.allSatisfy { $0.hasPrefix("Row") } && found.count == 2)
  }

  @Test func `xibs of another kind, missing xibs and prototypes in the document fill no cells`() async throws {
    #expect(try await rows("tableView.register(PartView.self)", "", ["PartView.xib": FilledProject.xib("view")]) == [])
    #expect(try await rows("title = LostCell.name") == [])
    #expect(try await rows(Self.register, table: FilledProject.table(content: Self.prototype(Self.box))) == [])
    #expect(
      try await rows(Self.register, table: FilledProject.table(content: Self.prototype("", "customClass=\"OwnCell\"")))
        == [])
    #expect(
      try await rows(
        Self.register,
        table: FilledProject.table(content: Self.prototype("", "style=\"IBUITableViewCellStyleDefault\"")))
        == [])
  }

  private static let box =
    #"<view contentMode="scaleToFill" id="box"><rect key="frame" x="9" y="9" width="9" height="9"/></view>"#

  /// Returns a prototype with some content.
  private static func prototype(_ content: String, _ attributes: String = "") -> String {
    """
    <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="p" id="p" \(attributes)><rect key="frame" x="0" \
    y="50" width="375" height="44"/><tableViewCellContentView key="contentView" tableViewCell="p" id="pc">\
    <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(content)</subviews></tableViewCellContentView>\
    </tableViewCell></prototypes>
    """
  }

  @Test func `cells that code registers replace the empty prototype of a new table`() async throws {
    let project = FilledProject(
      view: FilledProject.table(content: Self.prototype("")),
      files: Self.cells.merging(["Screen.swift": source(Self.register)]) { $1 })
    #expect(try await project.cells(2) == ["Row 0.0, 20.0, 375 × 61", "Row 0.0, 81.0, 375 × 61"])
    let contents = try #require(try await project.layout().contents)
    #expect(contents.copies[1] == nil && contents.displaced == [2])
  }

  private func rows(_ body: String, _ functions: String, _ files: [String: String]) async throws -> [String] {
    try await rows(body, functions, table: FilledProject.table(), files)
  }

  // MARK: - Heights

  @Test(
    arguments: [
      ("tableView.rowHeight = 48", "", 48),
      ("tableView.rowHeight = UITableView.automaticDimension", "", 61),
      ("", "func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { return 52.0 }", 52),
      (
        "tableView.rowHeight = 48", "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 52 }",
        52
      ),
      (
        "", "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { p.row == 0 ? 52 : 90 }", 70
      ),
    ] as [(String, String, Int)])
  func `rows have the height that code gives them`(body: String, functions: String, height: Int) async throws {
    let found = try await rows("\(Self.register)\n\(body)", functions)
    #expect(found == ["Row 0.0, 20.0, 375 × \(height)", "Row 0.0, \(20 + height).0, 375 × \(height)"])
  }

  @Test func `the row height of the document is a minimum if code sets none`() async throws {
    #expect(
      try await rows(Self.register, table: FilledProject.table(#"rowHeight="80""#)).first == "Row 0.0, 20.0, 375 × 80")
    #expect(
      try await rows(Self.register, table: FilledProject.table(#"rowHeight="44""#)).first == "Row 0.0, 20.0, 375 × 61")
  }

  @Test(
    arguments: [
      "tableView.rowHeight = Metrics.row", "tableView.rowHeight = rowHeight", "tableView.rowHeight = kRowHeight",
      "tableView.rowHeight = Metrics.computed",
    ])
  func `constants of the class, of another one and of the file are heights`(body: String) async throws {
    let constants = """
      let kRowHeight: CGFloat = 52
      class Metrics {
        static let row: CGFloat = 52
        static let other = 52 + 4
        class var computed: CGFloat { return 52 }
      }
      """
    let found = try await rows("\(Self.register)\n\(body)", "let rowHeight = 52.0", ["Metrics.swift": constants])
    // A constant of another file has no class to belong to.
    #expect(found.first == (body.hasSuffix("kRowHeight") ? "Row 0.0, 20.0, 375 × 70" : "Row 0.0, 20.0, 375 × 52"))
    let own = "let kRowHeight: CGFloat = 52\n" + source("\(Self.register)\ntableView.rowHeight = kRowHeight")
    #expect(
      try await FilledProject(view: FilledProject.table(), files: Self.cells.merging(["Screen.swift": own]) { $1 })
        .cells(1) == ["Row 0.0, 20.0, 375 × 52"])
    #expect(try await rows("\(Self.register)\ntableView.rowHeight = Metrics.other").first?.hasSuffix("52") == false)
  }

  // MARK: - Cells built in code

  /// Returns the class, position and size of the first cells of a table whose controller has some code.
  private func built(_ body: String, _ classes: String) async throws -> [String] {
    let layout = try await FilledProject(
      view: FilledProject.table(),
      files: Self.cells.merging(["Screen.swift": source(body), "Cells.swift": classes]) { $1 }
    ).layout()
    guard let filling = layout.contents?.fillings.values.first else { return [] }
    return filling.copies.prefix(2).map { copy in
      let cell = filling.cells[copy.view].resolved
      return "\(cell.views[0].identity.customClass ?? "") \(copy.shift.y), \(cell.rootSize.pointText)"
    }
  }

  @Test func `a cell that code builds has the name of its class and the height that code gives it`() async throws {
    let classes = "class CodeCell: BaseCell {}\nclass BaseCell: UITableViewCell {}"
    let register = "tableView.register(CodeCell.self, forCellReuseIdentifier: \"a\")"
    #expect(try await built(register, classes) == ["CodeCell 20.0, 375 × 44", "CodeCell 64.0, 375 × 44"])
    #expect(
      try await built("\(register)\ntableView.rowHeight = 90", classes)
        == ["CodeCell 20.0, 375 × 90", "CodeCell 110.0, 375 × 90"])
    #expect(
      try await built("\(register)\ntableView.estimatedRowHeight = 70", classes).first == "CodeCell 20.0, 375 × 70")
  }

  @Test func `a class of another kind or of a collection is not a cell of a table`() async throws {
    for classes in ["class CodeCell: UICollectionViewCell {}", "class CodeCell: NSObject {}"] {
      #expect(try await built("tableView.register(CodeCell.self)", classes) == [])
    }
  }

  @Test func `a class of a library is a cell if code registers it with the list`() async throws {
    let other = "class Other {}"
    #expect(try await built("tableView.register(CodeCell.self)", other).first == "CodeCell 20.0, 375 × 44")
    #expect(try await built("tableView.register(CodeCellWithButton.nib)", other).first?.hasPrefix("CodeCellW") == true)
    #expect(try await built("other.register(CodeCell.self)", other) == [])
    #expect(try await built("tableView.register(CodeCollectionCell.self)", other) == [])
    #expect(try await built("tableView.register(Code.self)", other) == [])
  }

  @Test(
    arguments: [
      ("[self.tableView registerNib:[CodeCell nib] forCellReuseIdentifier:[CodeCell identifier]];", "CodeCell"),
      ("[self.tableView registerClass:CodeCell.class forCellReuseIdentifier:@\"a\"];", "CodeCell"),
      ("[self.tableView registerClass:[CodeCell class] forCellReuseIdentifier:@\"a\"];", "CodeCell"),
    ])
  func `Objective-C sources refer to classes by messages and properties`(line: String, name: String) async throws {
    let layout = try await FilledProject(
      view: FilledProject.table(),
      files: [
        "Screen.h": "@interface Screen : UIViewController\n@end",
        "Screen.m": "@implementation Screen\n- (void)viewDidLoad {\n\(line)\n}\n@end",
      ]
    ).layout()
    let cell = try #require(layout.contents?.fillings.values.first?.cells.first)
    #expect(cell.resolved.views[0].identity.customClass == name)
  }

  // MARK: - Several kinds of cells

  @Test func `cells of the project are preferred to those of UIKit's own class`() async throws {
    #expect(try await rows("\(Self.register)\nlet cell = UITableViewCell()").allSatisfy { $0.hasPrefix("Row") })
    #expect(
      try await built(
        "tableView.register(UITableViewCell.self)\ntableView.register(CodeCell.self)",
        "class CodeCell: UITableViewCell {}"
      ).first == "CodeCell 20.0, 375 × 44")
  }

  // MARK: - Data sources

  @Test func `a data source that the controller mentions fills its table`() async throws {
    let cells = "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { RowCell.make() }"
    let files = ["RowDataSource.swift": "class RowDataSource: NSObject, UITableViewDataSource {\n\(cells)\n}"]
    let mention = "tableView.dataSource = RowDataSource()"
    #expect(try await rows(mention, "", files).first == "Row 0.0, 20.0, 375 × 61")
    #expect(try await rows("", "", files) == [])
    // A controller that provides its own cells needs no other class.
    let own = "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { HeadCell.make() }"
    #expect(try await rows(mention, own, files).allSatisfy { $0.hasPrefix("Head") })
  }

  @Test func `a xib counts more than the class of a cell that code builds`() async throws {
    let found = try await built(
      "tableView.register(CodeCell.self)\ntableView.register(RowCell.self)",
      "class CodeCell: UITableViewCell {}\nclass RowCell: UITableViewCell {}")
    #expect(found == [" 20.0, 375 × 61", " 81.0, 375 × 61"])
  }

  @Test func `a cell of a collection that code builds has the size that code gives it`() async throws {
    let code = source(
      "tableView.register(CodeCell.self, forCellWithReuseIdentifier: \"a\")\n"
        + "layout.itemSize = CGSize(width: 100, height: Metrics.side)")
    let layout = try await FilledProject(
      view: FilledProject.collection(),
      files: [
        "Screen.swift": code,
        "Cells.swift": "class CodeCell: UICollectionViewCell {}\nclass Metrics { static let side = 90 }",
      ]
    ).layout()
    let cell = try #require(layout.contents?.fillings.values.first?.cells.first)
    #expect(cell.resolved.views[0].identity.customClass == "CodeCell")
    #expect(cell.resolved.rootSize.pointText == "100 × 90")
  }

  // MARK: - Headers and footers

  @Test(
    arguments: [
      ("", "Head 0.0, 20.0, 375 × 61"),
      ("40", "Head 0.0, 20.0, 375 × 40"),
      ("0", "Row 0.0, 20.0, 375 × 61"),
      (".leastNormalMagnitude", "Row 0.0, 20.0, 375 × 61"),
    ])
  func `rows begin below the section header that code registers`(height: String, first: String) async throws {
    let function = "func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { \(height) }"
    let functions = height.isEmpty ? "" : function
    let header = #"tableView.register(UINib(nibName: "Head", bundle: nil), forHeaderFooterViewReuseIdentifier: "h")"#
    let found = try await rows(
      "\(Self.register)\n\(header)", functions, ["Head.xib": FilledProject.xib("view", text: "Head")])
    #expect(found.first == first)
    #expect(first.hasPrefix("Row") || found.last?.hasPrefix("Row") == true)
  }

  @Test func `rows start below the header of a table, and its footer is not visible`() async throws {
    func part(_ key: String, _ y: Int) -> String {
      """
      <view key="\(key)" contentMode="scaleToFill" id="\(key)"><rect key="frame" x="0.0" y="\(y)" width="375" height="90"/>
      <autoresizingMask key="autoresizingMask"/></view>
      """
    }
    let table = FilledProject.table(content: part("tableHeaderView", 0) + part("tableFooterView", 90))
    let project = FilledProject(
      view: table, files: Self.cells.merging(["Screen.swift": source(Self.register)]) { $1 })
    #expect(try await project.cells(1) == ["Row 0.0, 110.0, 375 × 61"])
    let layout = try await project.layout()
    let footer = try #require(layout.resolved.views.firstIndex { $0.name == "tableFooterView" })
    #expect(layout.contents?.displaced == [footer])
  }

  // MARK: - Collections

  @Test(
    arguments: [
      ("", "", "80 × 60"),
      ("layout.itemSize = CGSize(width: 100, height: 90)", "", "100 × 90"),
      ("", "{ return CGSize(width: 100, height: 90) }", "100 × 90"),
      ("", "{ return CGSize(width: collectionView.bounds.width, height: 90) }", "355 × 90"),
      ("", "{ let width = collectionView.bounds.width / 3; return CGSize(width: width, height: 90) }", "80 × 60"),
    ])
  func `the cells of a collection have the size that code gives them`(
    body: String, returned: String, size: String
  ) async throws {
    let function =
      "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath)"
    let code = source(
      "tableView.register(UINib(nibName: \"PhotoCell\", bundle: nil), forCellWithReuseIdentifier: \"a\")\n\(body)",
      returned.isEmpty ? "" : "\(function) -> CGSize \(returned)")
    let project = FilledProject(
      view: FilledProject.collection(),
      files: [
        "Screen.swift": code, "PhotoCell.xib": FilledProject.xib("collectionViewCell", size: (80, 60), text: "Photo"),
      ])
    #expect(try await project.cells(1) == ["Photo 10.0, 40.0, \(size)"])
  }

  @Test func `cells of a collection follow each other in lines`() async throws {
    let code = source("tableView.register(PhotoCell.self)")
    let project = FilledProject(
      view: FilledProject.collection(),
      files: [
        "Screen.swift": code, "PhotoCell.xib": FilledProject.xib("collectionViewCell", size: (110, 60), text: "Photo"),
      ])
    #expect(
      try await project.cells(4) == [
        "Photo 10.0, 40.0, 110 × 60", "Photo 132.5, 40.0, 110 × 60", "Photo 255.0, 40.0, 110 × 60",
        "Photo 10.0, 110.0, 110 × 60",
      ])
  }

  // MARK: - What stays

  @Test func `frames and findings do not depend on the cells that fill a list`() async throws {
    let filled = try await FilledProject(
      view: FilledProject.table(), files: Self.cells.merging(["Screen.swift": source(Self.register)]) { $1 }
    ).layout()
    let plain = try await FilledProject(
      view: FilledProject.table(), files: ["Screen.swift": source("")]
    ).layout()
    #expect(filled.contents?.fillings.count == 1 && plain.contents?.fillings.isEmpty == true)
    #expect(filled.frames == plain.frames && filled.findings == plain.findings)
  }

  @Test func `the view of a controller shows the name of its class if only code fills it`() async throws {
    func name(_ view: String, _ controller: String = #"customClass="Screen""#) async throws -> String? {
      try await FilledProject(view: view, files: ["Screen.swift": source("")], controller: controller)
        .layout().blankController
    }
    let box = #"<view contentMode="scaleToFill" id="list"><rect key="frame" x="0" y="0" width="90" height="90"/>"#
    let red = #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#
    #expect(try await name("") == "Screen")
    #expect(try await name("\(box)</view>") == "Screen")
    #expect(try await name("\(box)\(red)</view>") == nil)
    #expect(try await name(FilledProject.table()) == nil)
    #expect(try await name("", "") == nil)
  }

  @Test func `a list shows the name of the class that fills it if none of its cells are known`() async throws {
    let project = FilledProject(view: FilledProject.table(), files: ["Screen.swift": source("")])
    #expect(try await project.layout().contents?.unknownFillings == [1: "Screen"])
  }
}
