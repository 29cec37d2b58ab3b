import AutoLayout
import DocumentTestSupport
import Geometry

/// A rule about frames in stack views, measured on Xcode documents.
enum StackRule: String, CaseIterable {
  case startEdge = "start edge"
  case endEdge = "end edge"
  case crossFill = "cross fill"
  case crossCenter = "cross center"
  case crossStart = "cross top"
  case crossEnd = "cross bottom"
  case fillGaps = "fill: gaps == spacing"
  case equalGaps = "fillEqually: gaps == spacing"
  case equalSizes = "fillEqually: sizes equal"
  case proportionalGaps = "fillProportionally: gaps == spacing"
  case equalSpacing = "equalSpacing: gaps equal and >= spacing"
  case equalCentering = "equalCentering: center distances equal"

  /// Whether the rule applies to a stack view with a number of views that take space.
  func applies(to stack: StackLayout, count: Int) -> Bool {
    switch self {
    case .startEdge, .endEdge: count > 0
    case .crossFill: count > 0 && stack.alignment == .fill
    case .crossCenter: count > 0 && stack.alignment == .center
    case .crossStart: count > 0 && [.leading, .top].contains(stack.alignment)
    case .crossEnd: count > 0 && [.trailing, .bottom].contains(stack.alignment)
    case .fillGaps: count > 1 && stack.distribution == .fill
    case .equalGaps, .equalSizes: count > 1 && stack.distribution == .fillEqually
    case .proportionalGaps: count > 1 && stack.distribution == .fillProportionally
    case .equalSpacing: count > 1 && stack.distribution == .equalSpacing
    case .equalCentering: count > 2 && stack.distribution == .equalCentering
    }
  }

  /// Whether frames in a stack view obey the rule.
  func holds(in frames: StackFrames, tolerance: Double) -> Bool {
    let (along, across) = (frames.along, frames.across)
    func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= tolerance }
    let gaps = zip(along, along.dropFirst()).map { $1.start - $0.end }
    let middles = along.map { ($0.start + $0.end) / 2 }
    let distances = zip(middles, middles.dropFirst()).map { $1 - $0 }
    switch self {
    case .startEdge: return along.first.map { isNear($0.start, frames.length.start) } ?? true
    case .endEdge: return along.last.map { isNear($0.end, frames.length.end) } ?? true
    case .crossFill:
      return across.allSatisfy { isNear($0.start, frames.breadth.start) && isNear($0.end, frames.breadth.end) }
    case .crossCenter:
      let middle = (frames.breadth.start + frames.breadth.end) / 2
      return across.allSatisfy { isNear(($0.start + $0.end) / 2, middle) }
    case .crossStart: return across.allSatisfy { isNear($0.start, frames.breadth.start) }
    case .crossEnd: return across.allSatisfy { isNear($0.end, frames.breadth.end) }
    case .fillGaps, .equalGaps, .proportionalGaps: return zip(gaps, frames.spacings).allSatisfy(isNear)
    case .equalSizes: return along.allSatisfy { isNear($0.end - $0.start, along[0].end - along[0].start) }
    case .equalSpacing:
      return zip(gaps, frames.spacings).allSatisfy { isNear($0, gaps[0]) && $0 >= $1 - tolerance }
    case .equalCentering: return distances.allSatisfy { isNear($0, distances[0]) }
    }
  }
}

/// The positions of the views of a stack view along its axis and across it, and the extent of its margins.
struct StackFrames {
  typealias Span = (start: Double, end: Double)

  let along: [Span]
  let across: [Span]
  let length: Span
  let breadth: Span
  /// The requested distances between neighbors.
  let spacings: [Double]

  /// Creates the positions of the views of a stack view.
  ///
  /// - Parameters:
  ///    - views: The positions of the views that take space.
  ///    - rects: The views' alignment rectangles in the coordinates of the stack view's bounds.
  init(_ stack: StackLayout, views: [Int], rects: [Rect], size: Size) {
    let horizontal = rects.map { (start: $0.minX, end: $0.maxX) }
    let vertical = rects.map { (start: $0.minY, end: $0.maxY) }
    let width = (start: stack.margins.left, end: size.width - stack.margins.right)
    let height = (start: stack.margins.top, end: size.height - stack.margins.bottom)
    let isRow = stack.axis == .horizontal
    along = isRow ? horizontal : vertical
    across = isRow ? vertical : horizontal
    length = isRow ? width : height
    breadth = isRow ? height : width
    spacings = views.dropLast().map { stack.customSpacing[$0] ?? stack.spacing }
  }
}
