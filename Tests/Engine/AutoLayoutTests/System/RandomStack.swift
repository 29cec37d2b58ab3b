import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// A stack view with random views that have content. All numbers are whole.
struct RandomStack: CustomTestStringConvertible, Sendable {
  /// A view in the stack.
  struct Arranged: Sendable {
    var size: Size
    /// The distances of its baselines from its top and bottom edges.
    var baselines: (first: Double, last: Double)
    var isHidden: Bool
    /// The spacing after the view, if it differs from the stack view's.
    var customSpacing: Double?
  }

  let seed: UInt64
  var stack: StackLayout
  var views: [Arranged]
  /// The size of the stack view beyond that of its content, or nil if the content determines its size.
  var extra: Size?
  var direction = LayoutDirection.leftToRight

  var testDescription: String { "seed \(seed)" }

  init(seed: UInt64, distribution: StackLayout.Distribution, alignment: StackLayout.Alignment? = nil) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    self.seed = seed
    stack = StackLayout(
      axis: Bool.random(using: &generator) ? .horizontal : .vertical, distribution: distribution,
      spacing: number(0...12),
      margins: EdgeInsets(top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9)))
    views = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      let size = Size(width: number(10...60), height: number(10...60))
      return Arranged(
        size: size, baselines: (number(1...Int(size.height)), number(1...Int(size.height))),
        isHidden: Int.random(in: 0..<4, using: &generator) == 0,
        customSpacing: Int.random(in: 0..<4, using: &generator) == 0 ? number(0...20) : nil)
    }
    let extra = Size(width: number(0...80), height: number(0...80))
    self.extra = Int.random(in: 0..<4, using: &generator) == 0 ? nil : extra
    if let alignment { stack.alignment = alignment }
  }

  /// Returns stack views with a distribution, one for each seed.
  static func all(
    _ distribution: StackLayout.Distribution, alignment: StackLayout.Alignment? = nil, count: UInt64 = 150
  ) -> [RandomStack] {
    (0..<count).map { RandomStack(seed: $0, distribution: distribution, alignment: alignment) }
  }

  /// The views that take space along the axis.
  var visible: [Arranged] { views.filter { !$0.isHidden } }

  /// The requested distances between neighbors.
  var spacings: [Double] { visible.dropLast().map { $0.customSpacing ?? stack.spacing } }

  /// The lengths of the visible views' content along the axis.
  var naturalLengths: [Double] { visible.map { stack.axis == .horizontal ? $0.size.width : $0.size.height } }

  /// The margins before the first view and after the last along the axis, from left to right or from top to bottom.
  var margins: (start: Double, end: Double) {
    stack.axis == .horizontal
      ? (stack.margins.left, stack.margins.right) : (stack.margins.top, stack.margins.bottom)
  }

  /// The size of the stack view, or nil if its content determines it.
  var size: Size? {
    guard let extra else { return nil }
    let length = naturalLengths.reduce(0, +) + spacings.reduce(0, +)
    let breadth = 60.0
    let content =
      stack.axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    return Size(
      width: content.width + stack.margins.left + stack.margins.right + extra.width,
      height: content.height + stack.margins.top + stack.margins.bottom + extra.height)
  }

  /// The same stack view without the hidden views.
  var withoutHiddenViews: RandomStack {
    var other = self
    other.views = visible
    return other
  }

  /// The same stack view in the other writing direction, with its horizontal margins exchanged.
  var mirrored: RandomStack {
    var other = self
    other.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    other.stack.margins = stack.margins.mirrored
    return other
  }
}

extension RandomStack {
  /// The solved frames of a stack view and its views.
  struct Solved {
    /// The size of the stack view.
    let size: Size
    /// The frames of the visible views in the stack view.
    let frames: [Rect]
    let hasConflicts: Bool
    let hasAmbiguities: Bool
  }

  /// Returns the solution of the stack view in the corner of a screen.
  func solved() -> Solved {
    var test = TestSystem(width: 2000, height: 2000, direction: direction)
    test.add("stack") { item in
      item.stack = stack
      item.stack?.arrangedViews = views.indices.map { $0 + 2 }
      for (index, view) in views.enumerated() { item.stack?.customSpacing[index + 2] = view.customSpacing }
    }
    for (index, view) in views.enumerated() {
      test.add("\(index)", to: "stack") { item in
        item.intrinsicContentSize = IntrinsicContentSize(width: view.size.width, height: view.size.height)
        // Each view gives way before the next, so that the solution is unambiguous.
        item.contentHugging = AxisPriorities(LayoutPriority(200 + Double(index)))
        item.compressionResistance = AxisPriorities(LayoutPriority(700 + Double(index)))
        item.baseline = .edges(first: view.baselines.first, last: view.baselines.last)
        item.isHidden = view.isHidden
      }
    }
    test.constrain("stack.left == root.left")
    test.constrain("stack.top == root.top")
    if let size {
      test.constrain("stack.width == \(size.width)")
      test.constrain("stack.height == \(size.height)")
    }
    let solution = test.system.solution()
    let frames = test.system.framesByName(solution)
    return Solved(
      size: frames["stack"]?.size ?? .zero,
      frames: views.indices.filter { !views[$0].isHidden }.compactMap { frames["\($0)"] },
      hasConflicts: !solution.conflicts.isEmpty, hasAmbiguities: !solution.ambiguities.isEmpty)
  }

  /// Returns the positions of the visible views along the axis, in ascending order.
  func spans(_ solved: Solved) -> [(start: Double, end: Double)] {
    let spans = solved.frames.map { frame in
      stack.axis == .horizontal ? (start: frame.minX, end: frame.maxX) : (start: frame.minY, end: frame.maxY)
    }
    guard stack.axis == .horizontal, direction == .rightToLeft else { return spans }
    return spans.map { (start: solved.size.width - $0.end, end: solved.size.width - $0.start) }
  }

  /// Returns the length of the stack view along its axis.
  func length(_ solved: Solved) -> Double { stack.axis == .horizontal ? solved.size.width : solved.size.height }
}
