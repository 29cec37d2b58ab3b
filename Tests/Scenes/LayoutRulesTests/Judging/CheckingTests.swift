import AutoLayout
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// Layouts before and after rules have checked them.
@Suite struct CheckingTests {
  private let variant = TestScene.variant(width: 320, height: 480)
  private let measurer = FixedPitchTextMeasurer()

  /// A card without a width, and with a height without conflicts.
  private var open: TestScene {
    var scene = TestScene()
    let card = scene.add("card")
    scene.pin(card, left: 20, top: 10)
    scene.add(LayoutConstraint(LayoutItemID(view: card), .height, constant: 50))
    return scene
  }

  @Test func `solving finds ambiguities, and rules turn them into findings`() throws {
    let solved = open.scene.resolved(for: variant).uncheckedLayout(measuringTextWith: measurer)
    expect(solved.findings, is: [])
    #expect(solved.solution.ambiguities.map(\.attribute) == [.width])
    let checked = solved.checked(measuringTextWith: measurer)
    #expect(checked.findings.map(\.code.name).contains("ambiguous"))
    #expect(checked == open.scene.resolved(for: variant).layout(measuringTextWith: measurer))
  }

  @Test func `rules do not change the frames of a layout`() throws {
    let solved = open.scene.resolved(for: variant).uncheckedLayout(measuringTextWith: measurer)
    var checked = open.scene.resolved(for: variant).layout(measuringTextWith: measurer)
    checked.findings = []
    #expect(checked == solved)
  }

  @Test func `all layouts of a rotation except the first are checked`() {
    let scene = open.scene
    let begun = scene.resolved(for: variant).uncheckedLayout(measuringTextWith: measurer)
    let steps = SceneRotation([.portrait, .landscapeLeft, .portrait]).checkedSteps(
      from: begun, of: variant, measuringTextWith: measurer
    ) { scene.resolved(for: $0) }
    #expect(steps.map { $0.layout.findings.contains { $0.code.name == "ambiguous" } } == [false, true, true])
  }

  @Test func `pieces of a piecewise layout have only findings about their constraints`() throws {
    let scene = open.scene
    let layout = try scene.piecewiseLayout(of: variant, pieceLimit: 100, measuringTextWith: measurer) {
      scene.resolved(for: $0)
    }
    let piece = try #require(layout.piece(at: Size(width: 500, height: 500)))
    #expect(piece.findings.map(\.code.name) == ["ambiguous"])
  }
}
