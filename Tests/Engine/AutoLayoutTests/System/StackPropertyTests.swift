import AutoLayout
import Geometry
import Testing

/// UIKit's guarantees about every stack view, on random stack views.
@Suite struct StackPropertyTests {
  static let distributions = StackLayout.Distribution.allCases

  @Test(arguments: distributions.flatMap { RandomStack.all($0) })
  func `views fill the stack between the margins, in order, at least at their spacing`(example: RandomStack) {
    let solved = example.solved()
    let spans = example.spans(solved)
    #expect(!solved.hasConflicts)
    guard let first = spans.first, let last = spans.last else { return }
    #expect(isNear(first.start, example.margins.start))
    // A single view is as long as its proportional stack view, with any margins.
    let isWhole = example.stack.distribution == .fillProportionally && spans.count == 1
    let end = isWhole ? first.start + example.length(solved) : example.length(solved) - example.margins.end
    #expect(isNear(last.end, end))
    let isLoose = [.equalSpacing, .equalCentering].contains(example.stack.distribution)
    for (gap, spacing) in zip(gaps(spans), example.spacings) {
      #expect(isLoose ? gap > spacing - 1e-6 : isNear(gap, spacing), "a gap of \(gap) for \(spacing)")
    }
  }

  @Test(arguments: RandomStack.all(.fill))
  func `fill: lengths and spacings add up to the stack, and only one view stretches`(example: RandomStack) {
    let solved = example.solved()
    let lengths = lengths(example.spans(solved))
    guard !lengths.isEmpty else { return }
    let inner = example.length(solved) - example.margins.start - example.margins.end
    #expect(isNear(lengths.reduce(0, +) + example.spacings.reduce(0, +), inner))
    // The first view has the lowest content hugging priority.
    #expect(zip(lengths, example.naturalLengths).dropFirst().allSatisfy(isNear))
    #expect(!solved.hasAmbiguities)
  }

  @Test(arguments: RandomStack.all(.fillEqually))
  func `fillEqually: all views are equally long`(example: RandomStack) {
    let lengths = lengths(example.spans(example.solved()))
    #expect(lengths.allSatisfy { isNear($0, lengths[0]) })
  }

  @Test(arguments: RandomStack.all(.fillProportionally))
  func `fillProportionally: all views except the last have the share of their content`(
    example: RandomStack
  ) {
    let solved = example.solved()
    let whole =
      example.naturalLengths.reduce(0, +) + example.stack.spacing * Double(max(0, example.visible.count - 1))
    let shares = example.naturalLengths.map { $0 / whole * example.length(solved) }
    let others = example.spacings.reduce(example.margins.start + example.margins.end, +)
    // If no space remains for the last view, other views shrink as well.
    guard shares.dropLast().reduce(others, +) <= example.length(solved) else { return }
    #expect(zip(lengths(example.spans(solved)), shares).dropLast().allSatisfy(isNear))
  }

  @Test(arguments: RandomStack.all(.equalSpacing))
  func `equalSpacing: views keep their lengths and all gaps are equal`(example: RandomStack) {
    var example = example
    for index in example.views.indices { example.views[index].customSpacing = nil }
    let spans = example.spans(example.solved())
    let gaps = gaps(spans)
    #expect(gaps.allSatisfy { isNear($0, gaps[0]) })
    if spans.count > 1 { #expect(zip(lengths(spans), example.naturalLengths).allSatisfy(isNear)) }
  }

  @Test(arguments: RandomStack.all(.equalCentering))
  func `equalCentering: centers are equally spaced if the spacing allows it`(example: RandomStack) {
    let solved = example.solved()
    let spans = example.spans(solved)
    guard spans.count > 1 else { return }
    let natural = example.naturalLengths
    #expect(zip(lengths(spans), natural).allSatisfy(isNear))
    let inner = example.length(solved) - example.margins.start - example.margins.end
    let distance = (inner - natural[0] / 2 - natural[natural.count - 1] / 2) / Double(natural.count - 1)
    let needed = natural.indices.dropLast().map { (natural[$0] + natural[$0 + 1]) / 2 + example.spacings[$0] }
    guard needed.allSatisfy({ $0 <= distance }) else { return }
    let middles = spans.map { ($0.start + $0.end) / 2 }
    #expect(zip(middles, middles.dropFirst()).allSatisfy { isNear($1 - $0, distance) })
  }

  @Test func `equalCentering: some stacks have space for equal distances and some do not`() {
    let hasRoom = RandomStack.all(.equalCentering).filter { $0.visible.count > 2 }.map { example in
      let spans = example.spans(example.solved())
      let middles = spans.map { ($0.start + $0.end) / 2 }
      return zip(middles, middles.dropFirst()).allSatisfy { isNear($1 - $0, middles[1] - middles[0]) }
    }
    #expect(hasRoom.filter(\.self).count > 10 && hasRoom.filter { !$0 }.count > 10)
  }

  @Test(arguments: distributions.flatMap { RandomStack.all($0, count: 60) })
  func `hidden views take neither space nor spacing`(example: RandomStack) {
    let (solved, other) = (example.solved(), example.withoutHiddenViews.solved())
    guard example.extra != nil else {
      // Across the axis a hidden view still counts, as in Xcode's documents.
      #expect(isNear(example.length(solved), example.withoutHiddenViews.length(other)) || example.visible.isEmpty)
      return
    }
    #expect(zip(solved.frames, other.frames).allSatisfy { isNear($0, $1) })
  }

  @Test(arguments: distributions.flatMap { RandomStack.all($0, count: 60) })
  func `a right-to-left stack is the mirror image`(example: RandomStack) {
    for alignment in [StackLayout.Alignment.fill, .leading, .center, .trailing] {
      // Leading and trailing alignments exist for columns only.
      guard example.stack.axis == .vertical || alignment == .fill || alignment == .center else { continue }
      var example = example
      example.stack.alignment = alignment
      let (solved, mirrored) = (example.solved(), example.mirrored.solved())
      #expect(isNear(solved.size.width, mirrored.size.width) && isNear(solved.size.height, mirrored.size.height))
      let expected = solved.frames.map {
        Rect(x: solved.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      #expect(zip(mirrored.frames, expected).allSatisfy { isNear($0, $1) }, "\(alignment)")
    }
  }

  private func gaps(_ spans: [(start: Double, end: Double)]) -> [Double] {
    zip(spans, spans.dropFirst()).map { $1.start - $0.end }
  }

  private func lengths(_ spans: [(start: Double, end: Double)]) -> [Double] { spans.map { $0.end - $0.start } }
}

/// Whether numbers are equal up to rounding errors.
func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }

/// Whether frames are equal up to rounding errors.
func isNear(_ first: Rect, _ second: Rect) -> Bool {
  isNear(first.minX, second.minX) && isNear(first.minY, second.minY) && isNear(first.width, second.width)
    && isNear(first.height, second.height)
}
