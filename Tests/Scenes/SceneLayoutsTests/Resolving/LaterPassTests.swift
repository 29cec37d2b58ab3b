import AutoLayout
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import SceneLayouts

@Suite struct LaterPassTests {
  @Test func `a later pass keeps only the items that do not depend on its metrics`() {
    var test = TestScene()
    let label = test.add("label", .label(LabelContent(text: LocalizedText("aaaa bbbb cccc"), numberOfLines: 0)))
    test.pin(label, left: 0, top: 200)
    test.add(LayoutConstraint(LayoutItemID(view: label), .width, constant: 80))
    test.add("line", .label(LabelContent(text: LocalizedText("aaaa"))), frame: Rect(x: 0, y: 90, width: 9, height: 21))
    // Its safe area is only known when its frame is.
    test.add("box", .container, frame: Rect(x: 0, y: 10, width: 100, height: 50))
    let layout = test.layout(safeArea: EdgeInsets(top: 20))
    let measurer = FixedPitchTextMeasurer()
    let first = layout.resolved.constraintSystem(measuringTextWith: measurer)
    #expect(zip(first.items, layout.system.items).map(!=) == [false, true, false, true])
    let metrics = SettledMetrics(of: layout.resolved, after: layout.solution)
    #expect(layout.resolved.constraintSystem(with: metrics, measuringTextWith: measurer) == layout.system)
  }

  @Test func `constraints in the cells of a list keep their place in the document`() {
    var test = TestScene()
    let list = test.add("list", .table, frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let cell = test.add("cell", to: list) {
      $0.list.placement = .row(TableRow(below: nil, gap: 0, sides: .none, height: .fixed(44)))
    }
    test.add("box", .container, in: cell, frame: Rect(x: 8, y: 8, width: 20, height: 20))
    test.add("other", .container, frame: Rect(x: 0, y: 0, width: 20, height: 20))
    let layout = test.layout()
    #expect(layout.system.isInCell == [false, false, true, true, false])
    #expect(Array(layout.system.constraints.prefix(layout.resolved.constraints.count)) == layout.resolved.constraints)
  }
}
