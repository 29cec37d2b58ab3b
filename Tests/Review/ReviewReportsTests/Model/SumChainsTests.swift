import Testing

@testable import AutoLayout
@testable import ReviewReports

@Suite struct SumChainsTests {
  /// The sums of a column, in which each view is below the previous one.
  private let column = PlacementSums(
    constraints: (0..<4).map {
      LayoutConstraint(LayoutItemID(view: $0 + 1), .top, .equal, LayoutItemID(view: $0), .bottom)
    }, constants: [], views: [])

  @Test(arguments: [
    (view: 4, parts: [0, 1, 2, 3], chain: [3, 2, 1, 0]),
    (view: 2, parts: [0, 1, 2, 3], chain: [1, 2, 0, 3]),
    // Nothing connects these, as if a guide were between them.
    (view: 4, parts: [0, 3], chain: [3, 0]),
    (view: 6, parts: [1, 3], chain: [1, 3]),
    (view: 6, parts: [2], chain: [2]),
    (view: 6, parts: [], chain: []),
  ])
  func `the parts of a sum lead from the view to the screen`(view: Int, parts: [Int], chain: [Int]) {
    var chains = SumChains(of: column, viewCount: 7)
    // Another sum leaves nothing behind.
    for sum in [[0, 1], parts] {
      let found = chains.chain(sum.map { PlacementSums.Part(constraint: $0, factor: 1) }, from: view)
      if sum == parts { #expect(found.map(\.constraint) == chain) }
    }
  }
}
