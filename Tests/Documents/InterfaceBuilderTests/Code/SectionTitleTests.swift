import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Titles of sections that code returns.
@Suite struct SectionTitleTests {
  private static let function = "func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String?"

  /// Returns the first two rows of a table in UIKit's look, with a function of its controller.
  private func rows(_ function: String, style: String = "plain") async throws -> [String] {
    let code = """
      class Screen: UITableViewController {
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a") }
        \(function)
      }
      """
    let table = FilledProject.table().replacing("style=\"plain\"", with: "style=\"\(style)\"")
    return try await FilledProject(view: table, files: ["Screen.swift": code]).cells(2)
  }

  @Test(
    arguments: [
      "{ \"Devices\" }", "{ return \"Devices\" }", "{ return NSLocalizedString(\"Devices\", comment: \"\") }",
      "{\nguard isShown else { return nil }\nswitch s {\ncase 0:\nreturn \"Devices\"\ndefault:\nreturn \"More\"\n}\n}",
      "{\nif s == 1 { return \"\" }\nreturn \"Devices\"\n}",
    ])
  func `rows begin below the first title that code returns`(body: String) async throws {
    #expect(
      try await rows("\(Self.function) \(body)") == ["Devices 0.0, 20.0, 375 × 28", "Title 0.0, 48.0, 375 × 44"])
  }

  @Test(arguments: ["{ nil }", "{ names[s] }", "{ return \"\\(count) devices\" }", "{ return \"list.title\" }"])
  func `a title that only the running app knows is not shown`(body: String) async throws {
    #expect(try await rows("\(Self.function) \(body)").first == "Title 0.0, 20.0, 375 × 44")
  }

  @Test(arguments: ["grouped", "insetGrouped"])
  func `the title of a group has room above it`(style: String) async throws {
    #expect(
      try await rows("\(Self.function) { \"Devices\" }", style: style).first == "Devices 0.0, 20.0, 375 × 38")
  }

  @Test func `the height that code gives a header counts`() async throws {
    let height = "func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { 60 }"
    #expect(
      try await rows("\(Self.function) { \"Devices\" }\n\(height)").first == "Devices 0.0, 20.0, 375 × 60")
  }

  @Test func `an Objective-C controller has titles too`() async throws {
    let code = """
      @implementation Screen
      - (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
        if (section == 0) return @"Devices";
        return nil;
      }
      - (void)viewDidLoad {
        [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"a"];
      }
      @end
      """
    let files = ["Screen.h": "@interface Screen : UITableViewController\n@end", "Screen.m": code]
    #expect(
      try await FilledProject(view: FilledProject.table(), files: files).cells(1) == ["Devices 0.0, 20.0, 375 × 28"])
  }
}
