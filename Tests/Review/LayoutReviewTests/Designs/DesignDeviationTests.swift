import LayoutTestSupport
import Testing

@testable import LayoutReview

@Suite struct DesignDeviationTests {
  private func words(_ edges: [EdgeMeasurement.Edge: Double]) -> [String] {
    DesignDeviation(view: 1, edges: edges).words
  }

  @Test func `a view is lower than in the design if the design has it above`() {
    expect(words([.top: -4, .bottom: -4]), is: ["4 points lower"])
    expect(words([.top: 4, .bottom: 4]), is: ["4 points higher"])
    expect(words([.left: 1, .right: 1]), is: ["1 point further left"])
    let both = words([.left: -1.5, .right: -1.5, .top: 2, .bottom: 2])
    expect(both, is: ["1.5 points further right", "2 points higher"])
  }

  @Test func `edges that differ, or were not measured, are named`() {
    expect(words([.top: 0, .bottom: -3]), is: ["bottom edge 3 points lower"])
    expect(words([.left: 2]), is: ["left edge 2 points further left"])
    expect(words([.top: 2, .bottom: -3]), is: ["top edge 2 points higher", "bottom edge 3 points lower"])
  }

  @Test func `less than a point is not reported`() {
    expect(words([.top: 0.5, .bottom: 0.5, .left: -0.5]), is: [])
  }

  @Test func `the totals count what was compared`() {
    var totals = DesignComparison.Totals()
    expect(totals.text, is: "Designs: no layout has the size of its design")
    totals.layouts = 1
    expect(totals.text, is: "Designs: 0 edges of 0 views in 1 layout compared")
    (totals.edges, totals.views, totals.largest) = (6, 2, 4)
    expect(totals.text, is: "Designs: 6 edges of 2 views in 1 layout compared, the largest deviation is 4 points")
  }
}
