import Geometry
import LayoutTestSupport
import Testing

@testable import Drawing

@Suite struct DrawingStepsTests {
  private let leaf = DrawingCommand.fill(.rect(.zero), .black)

  @Test func `a group is entered before its commands and left after them`() {
    let group = DrawingCommand.group(.init("views"), [leaf])
    let placed = DrawingCommand.placed(at: .zero, scale: 1, [group, leaf])
    #expect(
      Array(DrawingSteps([placed])) == [
        .enter(placed), .enter(group), .draw(leaf), .leave(group), .draw(leaf), .leave(placed),
      ])
  }

  @Test func `an empty group is entered and left`() {
    let clip = DrawingCommand.clip(.rect(.zero), [])
    expect(Array(DrawingSteps([clip])), is: [.enter(clip), .leave(clip)])
  }

  @Test func `a picture without commands has no steps`() {
    #expect(Array(DrawingSteps([])).isEmpty)
  }
}
