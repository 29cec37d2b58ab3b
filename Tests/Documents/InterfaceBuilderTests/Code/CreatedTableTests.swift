import LayoutTestSupport
import ProjectSources
import SceneLayouts
import Scenes
import Testing

/// Controllers of storyboards with an empty view, over which code lays a table.
@Suite struct CreatedTableTests {
  /// Returns the first rows, each as its text, its top and its size.
  ///
  /// - Parameters:
  ///   - code: The statements of `viewDidLoad`.
  ///   - more: Further members of the class.
  private func rows(_ code: String, _ more: String = "") async throws -> [String] {
    var project = FilledProject(
      view: "",
      files: [
        "Screen.swift": """
        class Screen: UIViewController, UITableViewDataSource {
          private var list: UITableView!
          override func viewDidLoad() { \(code) }
          \(more)
        }
        """, "RowCell.xib": FilledProject.xib(),
      ])
    project.outlets = [:]
    return try await project.cells(2)
  }

  private static let registration =
    "list.register(UINib(nibName: \"RowCell\", bundle: nil), forCellReuseIdentifier: \"a\")"

  @Test(
    arguments: [
      "list = UITableView(frame: view.bounds); view.addSubview(list)",
      "view.addSubview(list); list.frame = self.view.bounds",
      "view.addSubview(list); list.snp.makeConstraints { $0.edges.equalToSuperview() }",
      "view.addSubview(list); list.autoPinEdgesToSuperviewEdges()",
      """
      self.view.addSubview(list); NSLayoutConstraint.activate([list.topAnchor.constraint(equalTo: view.topAnchor),
        view.bottomAnchor.constraint(equalTo: list.bottomAnchor), list.leftAnchor.constraint(equalTo: view.leftAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor)])
      """,
    ])
  func `a table that fills the view of its controller shows the cells that code registers`(code: String) async throws {
    let rows = try await rows("\(code)\n\(Self.registration)")
    // It begins below the status bar.
    #expect(rows.first?.hasPrefix("Row 0.0, 20.0, 375 × ") == true)
    #expect(rows.count == 2)
  }

  @Test(
    arguments: [
      ("view.addSubview(list)", ""),
      ("view.addSubview(list); list.frame = header.bounds", ""),
      ("view.addSubview(list); list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true", ""),
      ("list = UITableView(frame: view.bounds); view.addSubview(list); view.addSubview(button)", ""),
      (
        "list = UITableView(frame: view.bounds); view.addSubview(list)",
        "func showEmpty() { view.addSubview(emptyView) }"
      ),
    ])
  func `a table whose place is not known, or which is not alone, stays a name`(
    code: String, more: String
  ) async throws {
    #expect(try await rows("\(code)\n\(Self.registration)", more).isEmpty)
  }

  @Test func `tables of Objective-C that fill a view are read`() {
    func filling(_ body: String) -> [String] {
      let text = "@implementation A\n- (void)viewDidLoad {\n\(body)\n}\n@end"
      return SourceReader.classes(in: Array(text.utf8), .objectiveC).flatMap(\.fillingTables)
    }
    #expect(filling("UITableView *list = [[UITableView alloc] initWithFrame:self.view.bounds];") == ["list"])
    #expect(filling("_list = [[UITableView alloc] initWithFrame:self.view.bounds style:plain];") == ["list"])
    #expect(filling("UITableView *list = [UITableView new]; list.frame = self.view.frame;") == ["list"])
    let masonry = "[list mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];"
    #expect(filling("UITableView *list = [UITableView new]; \(masonry)") == ["list"])
    #expect(filling("UIView *list = [[UIView alloc] initWithFrame:self.view.bounds];").isEmpty)
    #expect(filling("UITableView *list = [[UITableView alloc] initWithFrame:CGRectZero];").isEmpty)
  }
}
