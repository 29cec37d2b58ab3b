import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// Systems of the same structure with other numbers, which a solver translates by changing those of an earlier one.
@Suite struct ChangedNumbersTests {
  /// The numbers of a system.
  private struct Numbers {
    var root = Size(width: 320, height: 480)
    var safeTop = 20.0
    var sizes = [Size(width: 80, height: 20), Size(width: 24, height: 24), Size(width: 120, height: 34)]
    var spacing = 8.0

    mutating func change(using random: inout SeededRandomNumberGenerator) {
      switch Int.random(in: 0...4, using: &random) {
      case 0: root.width = Double(Int.random(in: 40...900, using: &random))
      case 1: root.height = Double(Int.random(in: 40...900, using: &random))
      case 2: safeTop = Double(Int.random(in: 0...60, using: &random))
      case 3: spacing = Double(Int.random(in: -8...40, using: &random))
      default:
        let view = Int.random(in: sizes.indices, using: &random)
        sizes[view].width = Double(Int.random(in: 0...300, using: &random))
        sizes[view].height = Double(Int.random(in: 0...80, using: &random))
      }
    }
  }

  /// Texts in a row below each other, whose last one nothing places vertically; or in a stack.
  private static func system(_ numbers: Numbers, isStack: Bool, contentGivesWay: Bool) -> ConstraintSystem {
    var test = TestSystem(
      width: numbers.root.width, height: numbers.root.height, safeArea: EdgeInsets(top: numbers.safeTop))
    test.add("row") {
      if isStack { $0.stack = StackLayout(distribution: .fillProportionally, arrangedViews: [2, 3, 4]) }
    }
    for (name, size) in zip(["first", "second", "third"], numbers.sizes) {
      test.add(name, to: "row") {
        $0.intrinsicContentSize = IntrinsicContentSize(width: size.width, height: size.height)
        if contentGivesWay { $0.compressionResistance = AxisPriorities(.required) }
      }
    }
    for text in [
      "row.top == safeArea.top + \(numbers.spacing)", "row.left == root.left", "row.right == root.right",
      "first.width <= 100",
    ] { test.constrain(text) }
    if !isStack {
      for text in [
        "row.height == 90", "first.left == row.left + \(numbers.spacing)", "second.left == first.right",
        "third.left == second.right", "third.right == row.right", "first.top == row.top", "second.top == row.top",
        "third.width == first.width @500",
      ] { test.constrain(text) }
    }
    var system = test.system
    system.contentGivesWay = contentGivesWay
    return system
  }

  @Test(arguments: [(false, false), (true, false), (false, true)], 1...4)
  func `a system with other numbers has the solution of a new one`(kind: (Bool, Bool), seed: UInt64) {
    var random = SeededRandomNumberGenerator(seed: seed)
    var numbers = Numbers()
    var solver = LayoutSolver()
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { numbers.change(using: &random) }
      let system = Self.system(numbers, isStack: kind.0, contentGivesWay: kind.1)
      let solution = solver.solution(of: system)
      expect(solution, is: system.solution())
      #expect(solver.lastSystem == system)
    }
  }

  @Test func `a natural size on another axis is another structure`() {
    var numbers = Numbers()
    var system = Self.system(numbers, isStack: false, contentGivesWay: false)
    var solver = LayoutSolver()
    _ = solver.solution(of: system)
    system.items[3].intrinsicContentSize.height = nil
    let without = solver.solution(of: system)
    expect(without, is: system.solution())
    numbers.sizes[1].height = 50
    let again = Self.system(numbers, isStack: false, contentGivesWay: false)
    let solution = solver.solution(of: again)
    expect(solution, is: again.solution())
  }
}
