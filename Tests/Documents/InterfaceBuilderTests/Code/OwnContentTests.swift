import Geometry
import SceneLayouts
import Scenes
import Testing

/// Views that load their own content from a xib.
@Suite struct OwnContentTests {
  /// A controller that registers a cell with its table.
  private static let registering = """
    class Screen: UIViewController {
      override func viewDidLoad() {
        tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "a")
      }
    }
    """

  @Test(
    arguments: [
      "Bundle.main.loadNibNamed(\"PartView\", owner: self, options: nil)",
      "let nib = UINib(nibName: String(describing: type(of: self)), bundle: nil); nib.instantiate(withOwner: self)",
      "loadNibContent()", "let view = loadViewFromNib()", "xibSetup()",
    ])
  func `a view that loads its own xib shows it at the size of the view`(call: String) async throws {
    let view = """
      <view contentMode="scaleToFill" customClass="PartView" id="list"><rect key="frame" x="0" y="100" width="300" \
      height="200"/><autoresizingMask key="autoresizingMask"/></view>
      """
    let code = "class PartView: UIView {\n required init?(coder: NSCoder) { super.init(coder: coder); \(call) }\n}"
    let layout = try await FilledProject(
      view: view,
      files: [
        "PartView.swift": code,
        "PartView.xib": FilledProject.xib("view", text: "Part", owner: "customClass=\"PartView\""),
      ]
    ).layout()
    guard case .layout(let inner, _) = layout.contents?.embedded[1] else {
      Issue.record("not filled")
      return
    }
    #expect(inner.resolved.rootSize.pointText == "300 × 200")
    #expect(inner.resolved.views.contains { $0.content.label?.text == "Part" })
  }

  @Test func `a cell that contains itself terminates`() async throws {
    let nested = FilledProject.xib().replacing(
      "<subviews>",
      with: """
        <subviews><view contentMode="scaleToFill" customClass="PartView" id="part"><rect key="frame" x="0" y="0" \
        width="30" height="30"/></view>
        """)
    let layout = try await FilledProject(
      view: FilledProject.table(),
      files: [
        "Screen.swift": Self.registering, "RowCell.xib": nested,
        "PartView.swift": "class PartView: UIView { func f() { loadViewFromNib() } }",
        "PartView.xib": FilledProject.xib("view").replacing(
          "<subviews>",
          with: """
            <subviews><view contentMode="scaleToFill" customClass="PartView" id="part"><rect key="frame" x="0" y="0" \
            width="30" height="30"/></view>
            """),
      ]
    ).layout()
    let cell = try #require(layout.contents?.fillings.values.first?.cells.first)
    guard case .layout(let part, _) = cell.contents?.embedded.values.first else {
      Issue.record("not filled")
      return
    }
    #expect(part.contents?.embedded.isEmpty == true)
  }
}
