import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The constraint that breaks if edges, sizes and centers contradict each other (specification CNF-02, CNF-05).
@Suite struct CenterConflictTests {
  /// Solves a box in a bar 44 points high whose edge, size and center contradict each other.
  private func solution(centresGiveWay: Bool, isCentreRequired: Bool = true) -> (y: Double?, broken: [String?]) {
    var test = TestSystem(width: 100, height: 44)
    test.add("box")
    test.constrain("box.top == root.top + 1")
    test.constrain("box.height == 40")
    test.constrain("box.centerY == root.centerY\(isCentreRequired ? "" : " @900")")
    test.constrain("box.left == root.left")
    test.constrain("box.width == 20")
    var system = test.system
    system.centresGiveWay = centresGiveWay
    let solution = system.solution()
    return (system.framesByName(solution)["box"]?.minY, solution.conflicts.map(\.broken.text))
  }

  @Test func `in an app the oldest constraint breaks, and on the canvas the centering one`() {
    let app = solution(centresGiveWay: false)
    #expect(app.y == 2 && app.broken == ["box.top == root.top + 1"])
    let canvas = solution(centresGiveWay: true)
    #expect(canvas.y == 1 && canvas.broken == ["box.centerY == root.centerY"])
  }

  @Test func `a constraint between an edge and a center counts as an edge`() {
    var test = TestSystem(width: 100, height: 44)
    test.add("box")
    test.constrain("box.height == 40")
    test.constrain("box.top == root.centerY")
    test.constrain("box.bottom == root.bottom")
    var system = test.system
    system.centresGiveWay = true
    expect(system.solution().conflicts.map(\.broken.text), is: ["box.height == 40"])
  }
}
