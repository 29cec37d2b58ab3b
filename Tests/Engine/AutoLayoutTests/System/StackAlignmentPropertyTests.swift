import AutoLayout
import Geometry
import Testing

/// UIKit's guarantees about views across the axis of a stack view, on random stack views.
@Suite struct StackAlignmentPropertyTests {
  /// The start and end of a view across the axis, and the breadth of its content.
  private struct Across {
    let start: Double
    let end: Double
    let natural: Double
  }

  static let alignments = StackLayout.Alignment.allCases.filter { $0 != .firstBaseline && $0 != .lastBaseline }

  @Test(arguments: alignments.flatMap { RandomStack.all(.fill, alignment: $0, count: 60) })
  func `views are inside the margins on the side that they are aligned to`(example: RandomStack) {
    let solved = example.solved()
    let isRow = example.stack.axis == .horizontal
    let (near, far) =
      isRow
      ? (example.stack.margins.top, solved.size.height - example.stack.margins.bottom)
      : (example.stack.margins.left, solved.size.width - example.stack.margins.right)
    for view in across(example, solved) {
      #expect(view.start > near - 1e-6 && view.end < far + 1e-6)
      switch example.stack.alignment {
      case .fill: #expect(isNear(view.start, near) && isNear(view.end, far))
      case .leading, .top: #expect(isNear(view.start, near))
      case .trailing, .bottom: #expect(isNear(view.end, far))
      default: #expect(isNear(view.start + view.end, near + far))
      }
      if example.stack.alignment != .fill { #expect(isNear(view.end - view.start, view.natural)) }
    }
  }

  @Test(arguments: alignments.flatMap { RandomStack.all(.fill, alignment: $0, count: 60) })
  func `across its axis, an otherwise undetermined stack is as large as its largest view`(example: RandomStack) {
    var example = example
    example.extra = nil
    example.views = example.visible
    guard !example.views.isEmpty else { return }
    let solved = example.solved()
    let isRow = example.stack.axis == .horizontal
    let margins = example.stack.margins
    let broadest = across(example, solved).map(\.natural).max() ?? 0
    #expect(
      isNear(
        isRow ? solved.size.height : solved.size.width,
        broadest + (isRow ? margins.top + margins.bottom : margins.left + margins.right)))
  }

  static let rowsOnBaselines =
    (RandomStack.all(.fill, alignment: .firstBaseline)
    + RandomStack.all(.fill, alignment: .lastBaseline)).filter { $0.stack.axis == .horizontal }

  @Test(arguments: rowsOnBaselines)
  func `texts in a row share a baseline, and one view touches the edge`(example: RandomStack) throws {
    let solved = example.solved()
    let isFirst = example.stack.alignment == .firstBaseline
    let baselines = zip(solved.frames, example.visible).map { frame, view in
      isFirst ? frame.minY + view.baselines.first : frame.maxY - view.baselines.last
    }
    #expect(baselines.allSatisfy { isNear($0, baselines[0]) })
    guard let first = solved.frames.first, let lowest = solved.frames.map(\.maxY).max() else { return }
    // For the last baseline the first view determines the bottom edge, and for the first baseline the lowest view.
    let bottom = solved.size.height - example.stack.margins.bottom
    #expect(isNear(isFirst ? lowest : first.maxY, bottom))
    #expect(!isFirst || first.minY > example.stack.margins.top - 1e-6)
    if isFirst, example.size == nil { #expect(isNear(first.minY, example.stack.margins.top)) }
  }

  private func across(_ example: RandomStack, _ solved: RandomStack.Solved) -> [Across] {
    zip(solved.frames, example.visible).map { frame, view in
      example.stack.axis == .horizontal
        ? Across(start: frame.minY, end: frame.maxY, natural: view.size.height)
        : Across(start: frame.minX, end: frame.maxX, natural: view.size.width)
    }
  }
}
