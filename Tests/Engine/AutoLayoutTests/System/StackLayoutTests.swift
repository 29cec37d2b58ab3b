import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// A stack view of 300 × 100 points with three views of 40 × 20, 60 × 30 and 100 × 10.
@Suite struct StackLayoutTests {
  private static let sizes = [
    ("a", Size(width: 40, height: 20)), ("b", Size(width: 60, height: 30)), ("c", Size(width: 100, height: 10)),
  ]

  /// Returns the frames of the three views, in the coordinates of the stack view.
  private static func frames(
    _ stack: StackLayout, direction: LayoutDirection = .leftToRight, hidden: String? = nil,
    size: Size = Size(width: 300, height: 100)
  ) -> [Rect?] {
    var test = TestSystem(width: 320, height: 480, direction: direction)
    test.add("stack") {
      $0.stack = stack
      $0.stack?.arrangedViews = [2, 3, 4]
    }
    for (name, size) in sizes {
      test.add(name, to: "stack") {
        $0.intrinsicContentSize = IntrinsicContentSize(width: size.width, height: size.height)
        // The last view stretches first.
        $0.contentHugging = AxisPriorities(LayoutPriority(name == "c" ? 249 : 250))
        $0.baseline = .edges(first: 8, last: 4)
        $0.isHidden = name == hidden
      }
    }
    test.constrain("stack.left == root.left")
    test.constrain("stack.top == root.top")
    test.constrain("stack.width == \(size.width)")
    test.constrain("stack.height == \(size.height)")
    let solution = test.system.solution()
    #expect(solution.conflicts.isEmpty)
    let frames = test.system.framesByName(solution)
    return sizes.map { frames[$0.0] }
  }

  static let distributions: [(StackLayout.Distribution, [Double], [Double])] = [
    (.fill, [0.0, 50, 120], [40.0, 60, 180]),
    (.fillEqually, [0, 310.0 / 3, 620.0 / 3], [280.0 / 3, 280.0 / 3, 280.0 / 3]),
    // Shares of 40, 60 and 100 of 220 points, which include the spacing. The last view gets the rest.
    (.fillProportionally, [0, 710.0 / 11, 1720.0 / 11], [600.0 / 11, 900.0 / 11, 1580.0 / 11]),
    (.equalSpacing, [0, 90, 200], [40, 60, 100]),
    // The centers of the outer views are at 20 and 250.
    (.equalCentering, [0, 105, 200], [40, 60, 100]),
  ]

  @Test(arguments: distributions)
  func `a distribution shares the length of the stack`(
    distribution: StackLayout.Distribution, starts: [Double], lengths: [Double]
  ) {
    let frames = Self.frames(StackLayout(distribution: distribution, spacing: 10))
    #expect(isNear(frames.map { $0?.minX }, starts))
    #expect(isNear(frames.map { $0?.width }, lengths))
    #expect(isNear(frames.map { $0?.height }, [100, 100, 100]))
  }

  @Test func `a nested stack gets a share in proportion to its content`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("stack") {
      $0.stack = StackLayout(distribution: .fillProportionally, arrangedViews: [2, 3])
    }
    test.add("a", to: "stack") { $0.intrinsicContentSize = IntrinsicContentSize(width: 50, height: 20) }
    test.add("row", to: "stack") { $0.stack = StackLayout(spacing: 10, arrangedViews: [4, 5]) }
    for name in ["b", "c"] {
      test.add(name, to: "row") { $0.intrinsicContentSize = IntrinsicContentSize(width: 20, height: 20) }
    }
    for equation in ["stack.left == root.left", "stack.top == root.top", "stack.width == 200"] {
      test.constrain(equation)
    }
    let solution = test.system.solution()
    let frames = test.system.framesByName(solution)
    #expect(isNear([frames["a"]?.width, frames["row"]?.width], [100, 100]))
    #expect(!solution.ambiguities.contains { [2, 3].contains($0.view) })
  }

  /// A proportional row of a length with views of natural widths, and their expected widths.
  struct Proportions: Sendable {
    var natural: [Double]
    var length: Double
    var spacing = 0.0
    var margin = 0.0
    let widths: [Double]
  }

  static let proportions = [
    Proportions(natural: [25, 75], length: 200, widths: [50, 150]),
    Proportions(natural: [25, 75], length: 200, spacing: 10, widths: [500.0 / 11, 1590.0 / 11]),
    // The shares ignore margins, so that only the last view shrinks.
    Proportions(natural: [25, 75], length: 200, margin: 10, widths: [50, 130]),
    Proportions(natural: [25], length: 200, widths: [200]),
    Proportions(natural: [25], length: 200, margin: 10, widths: [200]),
    Proportions(
      natural: Array(repeating: 20, count: 10), length: 400, spacing: 2,
      widths: Array(repeating: 8000.0 / 218, count: 9) + [400 - 18 - 9 * 8000.0 / 218]),
    // A view without content has a share of zero.
    Proportions(natural: [0, 30, 10], length: 80, widths: [0, 60, 20]),
  ]

  /// The widths were measured on UIKit for such rows.
  @Test(arguments: proportions)
  func `a proportional stack gives each view its share of the total length`(_ row: Proportions) {
    var test = TestSystem(width: 500, height: 480)
    let views = row.natural.indices.map { "v\($0)" }
    test.add("stack") {
      $0.stack = StackLayout(
        distribution: .fillProportionally, spacing: row.spacing,
        margins: EdgeInsets(left: row.margin, right: row.margin), arrangedViews: views.indices.map { $0 + 2 })
    }
    for (name, width) in zip(views, row.natural) {
      test.add(name, to: "stack") { $0.intrinsicContentSize = IntrinsicContentSize(width: width, height: 20) }
    }
    for equation in ["stack.left == root.left", "stack.top == root.top", "stack.width == \(row.length)"] {
      test.constrain(equation)
    }
    let solution = test.system.solution()
    let frames = test.system.framesByName(solution)
    #expect(isNear(views.map { frames[$0]?.width }, row.widths), "\(views.map { frames[$0]?.width ?? -1 })")
    #expect(solution.conflicts.isEmpty)
  }

  @Test func `an undetermined proportional stack is as long as its content`() {
    var test = TestSystem(width: 500, height: 480)
    test.add("stack") {
      $0.stack = StackLayout(distribution: .fillProportionally, spacing: 10, arrangedViews: [2, 3])
    }
    for (name, width) in [("a", 30.0), ("b", 60)] {
      test.add(name, to: "stack") { $0.intrinsicContentSize = IntrinsicContentSize(width: width, height: 20) }
    }
    for equation in ["stack.left == root.left", "stack.top == root.top"] { test.constrain(equation) }
    let frames = test.system.framesByName(test.system.solution())
    #expect(isNear([frames["stack"]?.width, frames["a"]?.width, frames["b"]?.width], [100, 30, 60]))
  }

  @Test func `a view with a constrained size gets a share in proportion to that size`() {
    var test = TestSystem(width: 500, height: 480)
    test.add("stack") { $0.stack = StackLayout(distribution: .fillProportionally, arrangedViews: [2, 3]) }
    test.add("box", to: "stack")
    test.add("a", to: "stack") { $0.intrinsicContentSize = IntrinsicContentSize(width: 20, height: 20) }
    let equations = ["stack.left == root.left", "stack.top == root.top", "box.width == 60", "stack.width == 160"]
    for equation in equations { test.constrain(equation) }
    let frames = test.system.framesByName(test.system.solution())
    #expect(isNear([frames["box"]?.width, frames["a"]?.width], [60, 100]))
  }

  static let alignmentsAcrossRow: [(StackLayout.Alignment, [Double], [Double])] = [
    (.fill, [0.0, 0, 0], [100.0, 100, 100]),
    (.top, [0, 0, 0], [20, 30, 10]),
    (.bottom, [80, 70, 90], [20, 30, 10]),
    (.center, [40, 35, 45], [20, 30, 10]),
  ]

  @Test(arguments: alignmentsAcrossRow)
  func `the alignment positions views across a horizontal stack`(
    alignment: StackLayout.Alignment, starts: [Double], lengths: [Double]
  ) {
    let frames = Self.frames(StackLayout(alignment: alignment))
    #expect(isNear(frames.map { $0?.minY }, starts))
    #expect(isNear(frames.map { $0?.height }, lengths))
  }

  static let alignmentsAcrossColumn: [(StackLayout.Alignment, LayoutDirection, [Double])] = [
    (.leading, .leftToRight, [0.0, 0, 0]),
    (.trailing, .leftToRight, [260, 240, 200]),
    (.leading, .rightToLeft, [260, 240, 200]),
    (.trailing, .rightToLeft, [0, 0, 0]),
    (.center, .leftToRight, [130, 120, 100]),
  ]

  @Test(arguments: alignmentsAcrossColumn)
  func `leading and trailing follow the writing direction in a vertical stack`(
    alignment: StackLayout.Alignment, direction: LayoutDirection, starts: [Double]
  ) {
    let frames = Self.frames(StackLayout(axis: .vertical, alignment: alignment), direction: direction)
    #expect(isNear(frames.map { $0?.minX }, starts))
    #expect(isNear(frames.map { $0?.minY }, [0, 20, 50]))
  }

  @Test func `a horizontal stack starts on the right in a right-to-left layout`() {
    let frames = Self.frames(StackLayout(spacing: 10), direction: .rightToLeft)
    #expect(isNear(frames.map { $0?.minX }, [260, 190, 0]))
  }

  static let marginCases: [(LayoutDirection, [Double], Double)] = [
    (.leftToRight, [5.0, 45, 105], 185), (.rightToLeft, [250, 190, 5], 185),
  ]

  @Test(arguments: marginCases)
  func `left and right margins stay on their sides in each direction`(
    direction: LayoutDirection, starts: [Double], lastWidth: Double
  ) {
    let margins = EdgeInsets(top: 1, left: 5, bottom: 2, right: 10)
    let frames = Self.frames(StackLayout(margins: margins), direction: direction)
    #expect(isNear(frames.map { $0?.minX }, starts))
    #expect(isNear([frames[2]?.width, frames[0]?.minY, frames[0]?.height], [lastWidth, 1, 97]))
  }

  static let baselineCases: [(StackLayout.Alignment, [Double])] = [
    // The text begins 8 points below the top edge of each view, and the highest view touches the bottom edge.
    (.firstBaseline, [78.0, 78, 78]),
    // The text ends 4 points above the bottom edge of each view.
    (.lastBaseline, [96, 96, 96]),
  ]

  @Test(arguments: baselineCases)
  func `the baselines of all views are aligned with the first`(alignment: StackLayout.Alignment, baselines: [Double]) {
    let frames = Self.frames(StackLayout(alignment: alignment))
    #expect(
      isNear(frames.map { alignment == .firstBaseline ? $0.map { $0.minY + 8 } : $0.map { $0.maxY - 4 } }, baselines))
  }

  @Test func `views on a first baseline are at the top of a stack of minimal height`() {
    let frames = Self.frames(StackLayout(alignment: .firstBaseline), size: Size(width: 300, height: 30))
    expect(frames.map { $0?.minY }, is: [0, 0, 0])
  }

  /// Returns the heights of a view without content, with its size on a canvas, and of the view below it.
  private static func heights(
    behind length: Double?, of size: Double? = nil, _ change: (inout TestSystem) -> Void = { _ in }
  ) -> [Double?] {
    var test = TestSystem(width: 320, height: 480)
    test.add("stack") {
      $0.stack = StackLayout(axis: .vertical, arrangedViews: [2, 3])
      $0.stack?.emptyView = 2
    }
    test.add("empty", to: "stack")
    test.add("next", to: "stack") { $0.intrinsicContentSize = IntrinsicContentSize(width: 40, height: length) }
    test.constrain("stack.left == root.left")
    test.constrain("stack.top == root.top")
    if let size { test.constrain("stack.height == \(size)") }
    change(&test)
    let solution = test.system.solution()
    #expect(solution.conflicts.isEmpty && solution.ambiguities.isEmpty)
    let frames = test.system.framesByName(solution)
    return ["empty", "next"].map { frames[$0]?.height }
  }

  @Test func `a visible view without content is 50 points long, longer with space and shorter without`() {
    expect(Self.heights(behind: 20), is: [50, 20])
    expect(Self.heights(behind: 20, of: 100), is: [80, 20])
    expect(Self.heights(behind: 20, of: 30), is: [10, 20])
    expect(Self.heights(behind: 20) { $0.constrain("empty.height == 30 @500") }, is: [50, 20])
    expect(Self.heights(behind: 20) { $0.constrain("empty.height == 30 @600") }, is: [30, 20])
  }

  @Test func `a second view without content gets the remaining space`() {
    expect(Self.heights(behind: nil), is: [50, 0])
    expect(Self.heights(behind: nil, of: 78), is: [50, 28])
  }

  static let hiddenCases: [(String, [Double])] = [("a", [0.0, 70]), ("b", [0, 50])]

  @Test(arguments: hiddenCases)
  func `a hidden view leaves no gap`(hidden: String, starts: [Double]) {
    let frames = Self.frames(StackLayout(spacing: 10), hidden: hidden)
    let visible = zip(Self.sizes, frames).filter { $0.0.0 != hidden }.map { $0.1?.minX }
    #expect(isNear(visible, starts))
  }

  @Test func `a stack is as large as its stacks and views`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("outer") { $0.stack = StackLayout(axis: .vertical, spacing: 4, arrangedViews: [2, 5]) }
    test.add("row", to: "outer") { $0.stack = StackLayout(spacing: 6, arrangedViews: [3, 4]) }
    for (name, superview, size) in [("a", "row", 20.0), ("b", "row", 30), ("c", "outer", 10)] {
      test.add(name, to: superview) { $0.intrinsicContentSize = IntrinsicContentSize(width: size, height: size) }
    }
    test.constrain("outer.left == root.left")
    test.constrain("outer.top == root.top")
    let frames = test.system.framesByName(test.system.solution())
    expect(frames["outer"], is: Rect(x: 0, y: 0, width: 56, height: 44))
    expect(frames["row"], is: Rect(x: 0, y: 0, width: 56, height: 30))
    expect(frames["c"], is: Rect(x: 0, y: 34, width: 56, height: 10))
  }

  @Test func `a stack ignores indices of views that it does not contain`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("stack") { $0.stack = StackLayout(arrangedViews: [-1, 0, 3, 99]) }
    test.add("a", to: "stack")
    test.add("stranger")
    #expect(test.system.solution().conflicts.isEmpty)
  }

  private func isNear(_ values: [Double?], _ expected: [Double]) -> Bool {
    values.count == expected.count
      && zip(values, expected).allSatisfy { value, expected in value.map { abs($0 - expected) < 1e-6 } ?? false }
  }
}
