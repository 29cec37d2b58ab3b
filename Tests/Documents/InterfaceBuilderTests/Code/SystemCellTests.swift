import Geometry
import SceneLayouts
import Scenes
import Testing

/// Lists with cells that show text in one of UIKit's styles: those that code creates, and empty prototypes that it fills.
@Suite struct SystemCellTests {
  private static func source(_ body: String, _ others: String = "") -> String {
    "class Screen: UIViewController {\n override func viewDidLoad() {\n\(body)\n }\n}\n\(others)"
  }

  /// Returns the strings of the first cell with their frames, and the size of the cell.
  private func system(_ sources: [String: String], in list: String = FilledProject.table()) async throws -> [String] {
    let layout = try await FilledProject(view: list, files: sources).layout()
    guard let cell = layout.contents?.fillings.values.first?.cells.first else { return [] }
    let texts = cell.resolved.views.indices.compactMap { view in
      cell.resolved.views[view].content.label.map { "\($0.text) at \(cell.frames[view].minX)" }
    }
    return texts + [cell.resolved.rootSize.pointText]
  }

  // MARK: - Created and registered cells

  @Test(
    arguments: [
      ("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"a\")", ["Title at 16.0", "375 × 44"]),
      (
        "let cell = tableView.dequeueReusableCell(withIdentifier: \"a\") ?? UITableViewCell()",
        ["Title at 16.0", "375 × 44"]
      ),
      (
        "let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)",
        ["Title at 16.0", "Subtitle at 16.0", "375 × 55.5"]
      ),
      ("let cell = UITableViewCell(style: UITableViewCell.CellStyle.default)", ["Title at 16.0", "375 × 44"]),
      ("func make() -> UITableViewCell { cell }\nvar other: UITableViewCell { cell }", []),
    ] as [(String, [String])])
  func `a cell of UIKit's own class has the strings of its style`(body: String, expected: [String]) async throws {
    #expect(try await system(["Screen.swift": Self.source(body)]) == expected)
  }

  @Test func `a style that code states takes precedence, and a value is at the other side`() async throws {
    let found = try await system([
      "Screen.h": "@interface Screen : UIViewController\n@end",
      "Screen.m": """
      @implementation Screen
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
        [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"a"];
        return [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleValue1 reuseIdentifier:@"b"];
      }
      @end
      """,
    ])
    // The detail, of 48 points, ends 16 points before the edge.
    #expect(found == ["Title at 16.0", "Detail at 311.0", "375 × 44"])
  }

  @Test(
    arguments: [
      ("cell.detailTextLabel?.text = name; cell.textLabel?.text = name", ["Title at 16.0", "Subtitle at 16.0"]),
      ("cell.textLabel?.text = name; cell.imageView?.image = icon", ["Title at 56.0"]),
      ("textLabel.text = name; title = self.textLabel.text", []),
      ("imageView.image = icon", []),
    ] as [(String, [String])])
  func `a list without prototypes has cells if code sets their text`(body: String, expected: [String]) async throws {
    let found = try await system(["Screen.swift": Self.source("let cell = dequeue()\n\(body)")])
    #expect(found.dropLast() == expected[...])
  }

  // MARK: - Empty prototypes

  private static func prototype(_ attributes: String = "") -> String {
    FilledProject.table(
      content: """
        <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="p" id="p" \(attributes)><rect key="frame" \
        x="0" y="50" width="375" height="44"/><tableViewCellContentView key="contentView" tableViewCell="p" id="pc">\
        <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell></prototypes>
        """)
  }

  @Test(
    arguments: [
      ("cell.textLabel?.text = name", ["Title at 16.0", "375 × 44"]),
      // The cell has the default style, which has no label for a detail.
      ("cell.textLabel?.text = name; cell.detailTextLabel?.text = name", ["Title at 16.0", "375 × 44"]),
      (
        "var content = cell.defaultContentConfiguration(); content.image = icon; content.secondaryText = name",
        ["Title at 56.0", "Subtitle at 56.0", "375 × 55.5"]
      ),
      (
        "var content = UIListContentConfiguration.valueCell(); cell.accessoryType = .disclosureIndicator",
        ["Title at 16.0", "Detail at 289.0", "375 × 44"]
      ),
      ("cell.contentView.addSubview(chart)", ["UITableViewCell at 16.0", "375 × 44"]),
    ])
  func `an empty prototype shows what code sets`(body: String, expected: [String]) async throws {
    let found = try await system(["Screen.swift": Self.source(body)], in: Self.prototype())
    #expect(found == expected)
  }

  @Test func `Objective-C sources set the text of a cell with messages`() async throws {
    let found = try await system(
      [
        "Screen.h": "@interface Screen : UIViewController\n@end",
        "Screen.m": """
        @implementation Screen
        - (void)fill:(UITableViewCell *)cell {
          [[cell textLabel] setText:name];
        }
        @end
        """,
      ], in: Self.prototype())
    #expect(found == ["Title at 16.0", "375 × 44"])
  }

  @Test(
    arguments: [
      (
        "override init(style: UITableViewCell.CellStyle) { super.init(style: .subtitle, reuseIdentifier: nil) }",
        ["Title at 16.0", "Subtitle at 16.0", "375 × 55.5"]
      ),
      ("func show() { textLabel?.text = name }", ["Title at 16.0", "375 × 44"]),
      ("let name = UILabel()", ["CodeCell at 16.0", "375 × 44"]),
    ])
  func `an empty prototype of a class shows the style that its code states, or its name`(
    body: String, expected: [String]
  ) async throws {
    let sources = ["Screen.swift": Self.source("", "class CodeCell: UITableViewCell {\n\(body)\n}")]
    #expect(try await system(sources, in: Self.prototype("customClass=\"CodeCell\"")) == expected)
  }

  @Test func `a colored cell of a collection is designed, and others show their class`() async throws {
    func collection(_ color: String) async throws -> Layout {
      let cell = """
        <cells><collectionViewCell contentMode="center" reuseIdentifier="c" id="c"><rect key="frame" x="0" y="0" width="80" \
        height="60"/><view key="contentView"><rect key="frame" x="0" y="0" width="80" height="60"/></view>\(color)\
        </collectionViewCell></cells></collectionView>
        """
      let size = #"<size key="itemSize" width="80" height="60"/>"#
      let list = FilledProject.collection(itemSize: size).replacing("</collectionView>", with: cell)
      return try await FilledProject(view: list, files: ["Screen.swift": Self.source("")]).layout()
    }
    let empty = try #require(try await collection("").contents?.fillings.values.first?.cells.first)
    #expect(empty.resolved.views[0].identity.customClass == "UICollectionViewCell")
    #expect(empty.resolved.views[0].appearance.background != nil)
    #expect(empty.resolved.rootSize == Size(width: 80, height: 60))
    let color = #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
    #expect(try await collection(color).contents?.fillings.isEmpty == true)
  }

  @Test func `a collection with the cells of a list looks like a table`() async throws {
    let body = """
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.secondaryText = item.name
      }
      """
    let found = try await system(["Screen.swift": Self.source(body)], in: FilledProject.collection())
    #expect(found == ["Title at 16.0", "Subtitle at 16.0", "375 × 55.5"])
  }
}
