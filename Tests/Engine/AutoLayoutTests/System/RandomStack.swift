import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// A stack of random views with content, whole numbers everywhere.
struct RandomStack: CustomTestStringConvertible, Sendable {
  /// A view in the stack.
  struct Arranged: Sendable {
    var size: Size
    /// The distances of its baselines from its top and bottom edges.
    var baselines: (first: Double, last: Double)
    var isHidden: Bool
    /// Behind it, where the stack's spacing is not meant.
    var customSpacing: Double?
  }

  let seed: UInt64
  var stack: StackLayout
  var views: [Arranged]
  /// What the stack has beyond the room that its views need; nil for a stack that nothing else gives a size.
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

  /// Stacks with the distribution, of the seeds that are given.
  static func all(
    _ distribution: StackLayout.Distribution, alignment: StackLayout.Alignment? = nil, count: UInt64 = 150
  ) -> [RandomStack] {
    (0..<count).map { RandomStack(seed: $0, distribution: distribution, alignment: alignment) }
  }

  /// The views that take room along the axis.
  var visible: [Arranged] { views.filter { !$0.isHidden } }

  /// The distances that neighbours are asked to keep.
  var spacings: [Double] { visible.dropLast().map { $0.customSpacing ?? stack.spacing } }

  /// The lengths of the visible views' content along the axis.
  var naturalLengths: [Double] { visible.map { stack.axis == .horizontal ? $0.size.width : $0.size.height } }

  /// The margins in front of the first view and behind the last along the axis, as seen in a picture.
  var margins: (start: Double, end: Double) {
    stack.axis == .horizontal
      ? (stack.margins.left, stack.margins.right) : (stack.margins.top, stack.margins.bottom)
  }

  /// The size that the stack is given; nil where nothing gives it one.
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

  /// The same stack without the views that are hidden.
  var withoutHiddenViews: RandomStack {
    var other = self
    other.views = visible
    return other
  }

  /// The same stack for the other writing direction, with its margins on the other sides.
  var mirrored: RandomStack {
    var other = self
    other.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    other.stack.margins = stack.margins.mirrored
    return other
  }
}

extension RandomStack {
  /// Where the stack and its views come to lie.
  struct Solved {
    /// The size of the stack.
    let size: Size
    /// The frames of the visible views in the stack.
    let frames: [Rect]
    let hasConflicts: Bool
    let hasAmbiguities: Bool
  }

  /// The stack in the corner of a screen, solved.
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
        // Each gives way before the next, so that nothing is left open.
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

  /// Where each visible view begins and ends along the axis, from the first to the last.
  func spans(_ solved: Solved) -> [(start: Double, end: Double)] {
    let spans = solved.frames.map { frame in
      stack.axis == .horizontal ? (start: frame.minX, end: frame.maxX) : (start: frame.minY, end: frame.maxY)
    }
    guard stack.axis == .horizontal, direction == .rightToLeft else { return spans }
    return spans.map { (start: solved.size.width - $0.end, end: solved.size.width - $0.start) }
  }

  /// The length of the stack along the axis.
  func length(_ solved: Solved) -> Double { stack.axis == .horizontal ? solved.size.width : solved.size.height }
}
