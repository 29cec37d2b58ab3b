import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// Constants that are changed in the system that a solver has solved last.
@Suite struct ChangedConstantTests {
  private static func system(_ constants: [Double]) -> ConstraintSystem {
    var test = TestSystem(width: 320, height: 480, safeArea: EdgeInsets(top: 20))
    test.add("row")
    test.add("icon", to: "row")
    test.add("text", to: "row") { $0.intrinsicContentSize = IntrinsicContentSize(width: 80, height: 20) }
    for text in [
      "row.top == safeArea.top + \(constants[0])", "row.left == root.left", "row.right == root.right",
      "row.height == \(constants[1])", "icon.left == row.left + \(constants[2])", "icon.width == 24",
      "icon.height == 24", "icon.centerY == row.centerY", "text.left == icon.right + \(constants[3])",
      "text.right <= row.right - \(constants[4])", "text.centerY == row.centerY",
    ] { test.constrain(text) }
    return test.system
  }
  /// The positions of the constraints with these constants.
  private static let positions = [0, 3, 4, 8, 9]

  @Test(arguments: 1...4) func `a changed system has the solution of a new one`(seed: UInt64) {
    var random = SeededRandomNumberGenerator(seed: seed)
    var constants = [10.0, 44, 16, 8, 16]
    var solver = LayoutSolver()
    _ = solver.solution(of: Self.system(constants))
    for _ in 0..<10 {
      var changed: [Int: Double] = [:]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let number = Int.random(in: constants.indices, using: &random)
        // Some of them leave too little space for the text.
        constants[number] = Double(Int.random(in: 0...85, using: &random))
        let isSubtracted = number == 4
        changed[Self.positions[number]] = isSubtracted ? -constants[number] : constants[number]
      }
      let anew = Self.system(constants)
      let solution = solver.solution(changing: changed)
      expect(solution, is: anew.solution())
      expect(solver.lastSystem?.constraints.map(\.constant), is: anew.constraints.map(\.constant))
    }
  }

  @Test func `nothing can be changed before a system is solved`() {
    var solver = LayoutSolver()
    let solution = solver.solution(changing: [0: 1])
    #expect(solution == nil && solver.lastSystem == nil)
  }

  @Test func `a position outside the list is refused, and the next system is solved as usual`() {
    let system = Self.system([10, 44, 16, 8, 16])
    var solver = LayoutSolver()
    _ = solver.solution(of: system)
    let refused = solver.solution(changing: [system.constraints.count: 1])
    #expect(refused == nil)
    let solution = solver.solution(of: system)
    expect(solution, is: system.solution())
  }
}
