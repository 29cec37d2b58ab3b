import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Controllers of storyboards that take their view from a nib when they load.
@Suite struct ControllerNibTests {
  /// A xib with a label in a view, which is the `view` of its owner unless `outlet` names another one.
  private static func xib(outlet: String = "view") -> String {
    FilledProject.xib("view", size: (375, 667), text: "Part", owner: "OWNER").replacing(
      "OWNER/>",
      with: """
        customClass="Base"><connections><outlet property="\(outlet)" destination="cell" id="o"/></connections>\
        </placeholder>
        """)
  }

  /// The function that names the nib.
  private static let nib =
    "+ (UINib *)nib { return [UINib nibWithNibName:NSStringFromClass([Base class]) bundle:nil]; }"
  /// The function that instantiates it.
  private static let instantiation =
    "- (void)viewDidLoad { [[[self class] nib] instantiateWithOwner:self options:nil]; }"

  /// Returns the text that a controller without views in the storyboard shows.
  ///
  /// - Parameters:
  ///   - base: The code of its superclass.
  ///   - superclass: The superclass of that.
  ///   - view: A view that it has in the storyboard.
  private func text(
    _ base: String, of superclass: String = "UIViewController", view: String = "", xib: String = Self.xib()
  ) async throws -> String? {
    var project = FilledProject(
      view: view,
      files: [
        "Screen.h": "@interface Screen : Base\n@end", "Screen.m": "@implementation Screen\n@end",
        "Base.h": "@interface Base : \(superclass)\n@end", "Base.m": "@implementation Base\n\(base)\n@end",
        "Base.xib": xib,
      ])
    project.outlets = [:]
    let layout = try await project.layout()
    guard case .layout(let inner, _) = layout.contents?.embedded[0] else { return nil }
    #expect(inner.resolved.rootSize.pointText == "375 × 667")
    return inner.resolved.views.lazy.compactMap { $0.content.label?.text }.first
  }

  @Test func `a controller shows the nib of its base class, which the base class instantiates`() async throws {
    #expect(try await text("\(Self.nib)\n\(Self.instantiation)") == "Part")
  }

  @Test func `a controller shows the nib that it loads as its owner`() async throws {
    let load = "[[NSBundle mainBundle] loadNibNamed:@\"Base\" owner:self options:nil];"
    #expect(try await text("- (void)viewDidLoad { \(load) }") == "Part")
    #expect(try await text("- (void)showMore { \(load) }") == nil)
    let other = load.replacing("owner:self", with: "owner:nil")
    #expect(try await text("- (void)viewDidLoad { \(other) }") == nil)
  }

  @Test(arguments: ["UIViewController", "AVPlayerViewController", "LibraryViewController"])
  func `a class method for a nib that no code of the project instantiates shows nothing`(base: String) async throws {
    #expect(try await text(Self.nib, of: base) == nil)
  }

  @Test func `the nib of another class and a nib in a later block are not the controller's`() async throws {
    let other = Self.instantiation.replacing("[self class]", with: "Other")
    #expect(try await text("\(Self.nib)\n\(other)") == nil)
    let later = Self.instantiation.replacing(
      "[[[self class]", with: "dispatch_async(queue, ^{ [[[self class]"
    ).replacing("options:nil];", with: "options:nil]; });")
    #expect(try await text("\(Self.nib)\n\(later)") == nil)
  }

  @Test func `a nib without a view for its owner does not replace the view`() async throws {
    #expect(try await text("\(Self.nib)\n\(Self.instantiation)", xib: Self.xib(outlet: "header")) == nil)
  }

  @Test func `views of the storyboard come before those of a nib`() async throws {
    let view = #"<view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="9" width="80" height="80"/></view>"#
    #expect(try await text("\(Self.nib)\n\(Self.instantiation)", view: view) == nil)
  }

  @Test(
    arguments: [
      ("project.yml", "name: App", true), ("Project.swift", "import ProjectDescription", true),
      ("Project.swift", "struct Project: Codable {}", false),
    ])
  func `code in other folders is found without an Xcode project if a program makes it`(
    file: String, content: String, isFound: Bool
  ) async throws {
    let code = """
      class Screen<Item: Object>: UIViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "a")
        }
      }
      """
    let files = ["../Code/Screen.swift": code, "RowCell.xib": FilledProject.xib()]
    let without = FilledProject(view: FilledProject.table(), files: files)
    #expect(try await without.cells(1).isEmpty)
    let project = FilledProject(
      view: FilledProject.table(), files: files.merging(["../\(file)": content]) { $1 })
    #expect(try await project.cells(1).first?.hasPrefix("Row ") == (isFound ? true : nil))
  }
}
