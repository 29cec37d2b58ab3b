import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Xibs whose owner is a class of a framework, which no source of the project declares, or has no class.
@Suite struct FrameworkOwnerTests {
  /// A xib with a table, which is an outlet of its owner.
  private static let xib = FilledProject.xib("view", size: (375, 667), owner: "customClass=\"FrameworkList\"")
    .replacing(
      "customClass=\"FrameworkList\"/>",
      with: """
        customClass="FrameworkList"><connections><outlet property="view" destination="cell" id="v"/>
        <outlet property="tableView" destination="list" id="o"/></connections></placeholder>
        """
    ).replacing("<subviews>", with: "<subviews>\(FilledProject.table())")

  @Test(arguments: [
    ("FrameworkList", "ListScreen", "IBFilesOwner", 1), ("UIViewController", "ListScreen", "IBFilesOwner", 0),
    ("FrameworkList", "Other", "IBFilesOwner", 0),
    // An object that the code passes when it loads the xib.
    ("FrameworkList", "ListScreen", "Helper", 0),
  ])
  func `the code of the app's controller named like its xib fills its list if it inherits from the owner's class`(
    superclass: String, name: String, placeholder: String, count: Int
  ) async throws {
    let code = """
      class \(name): \(superclass) {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "a")
        }
      }
      """
    let project = FilledProject(
      view: "",
      files: [
        "ListScreen.xib": Self.xib.replacing("\"IBFilesOwner\"", with: "\"\(placeholder)\""), "Code.swift": code,
        "RowCell.xib": FilledProject.xib(),
      ])
    let scene = try #require(try await project.allScenes(of: "ListScreen.xib").first)
    let layout = scene.resolved(for: try SceneVariant(on: "iPhone 8")).layout()
      .withContents(measuringTextWith: FixedPitchTextMeasurer())
    #expect(layout.contents?.fillings.count ?? 0 == count)
  }

  @Test(arguments: [("tableView", 1), ("other", 0)])
  func `a xib whose owner has no class belongs to the class of its name if that has its outlets`(
    outlet: String, count: Int
  ) async throws {
    let code = """
      class ListScreen: NSObject {
        @IBOutlet var view: UIView!
        @IBOutlet var \(outlet): UITableView!
        func prepare() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a") }
      }
      """
    let xib = Self.xib.replacing("customClass=\"FrameworkList\"", with: "")
    let project = FilledProject(view: "", files: ["ListScreen.xib": xib, "Code.swift": code])
    let scene = try #require(try await project.allScenes(of: "ListScreen.xib").first)
    #expect(scene.filled.count == count)
    #expect(scene.views.first?.identity.controllerClass == (count == 1 ? "ListScreen" : nil))
  }
}
