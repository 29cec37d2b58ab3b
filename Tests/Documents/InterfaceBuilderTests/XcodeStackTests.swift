import AutoLayout
import DocumentTestSupport
import Geometry
import SceneLayouts
import Scenes
import Testing

/// The stack views of public Xcode documents, if they are available.
@Suite(.enabled(if: XcodeCorpus.isAvailable, XcodeCorpus.absence)) struct XcodeStackTests {
  /// A stack view with the frames that Xcode recorded and those that the engine computes.
  struct Example {
    let stack: StackLayout
    /// The positions of the views that take space.
    let views: [Int]
    let recorded: StackFrames
    let solved: StackFrames
    /// The accepted difference of frames: half a point, or a whole one if the document rounds to points.
    let tolerance: Double
    /// The number of the views whose frames equal those that Xcode recorded.
    let agreeing: Int
  }

  /// The percentages of the stack views that obey a rule. Those of the first part were measured on more documents than
  /// it contains, the others on their own part. Only the last part contains a stack view with equal distances between
  /// centers.
  static let measured: [XcodeCorpus.Part: [StackRule: Double]] = [
    .first: [
      .crossFill: 96.9, .startEdge: 99.3, .endEdge: 99.3, .fillGaps: 99.3, .crossCenter: 98.7, .crossStart: 100,
      .equalGaps: 98.4, .equalSizes: 100, .equalSpacing: 100, .crossEnd: 100, .proportionalGaps: 90.9,
    ],
    .later: [
      .crossFill: 100, .startEdge: 99.1, .endEdge: 100, .fillGaps: 100, .crossCenter: 100, .crossStart: 100,
      .equalGaps: 100, .equalSizes: 100, .equalSpacing: 100, .proportionalGaps: 100,
    ],
    .latest: [
      .crossFill: 95.4, .startEdge: 100, .endEdge: 97.9, .fillGaps: 96.1, .crossCenter: 100, .crossStart: 100,
      .equalGaps: 100, .equalSizes: 100, .equalSpacing: 100, .equalCentering: 100, .crossEnd: 100,
      .proportionalGaps: 100,
    ],
  ]

  @Test(arguments: XcodeCorpus.Part.allCases)
  func `recorded frames obey the stack rules as often as measured, and solved frames always`(
    part: XcodeCorpus.Part
  ) throws {
    let examples = try Self.examples(in: part)
    for rule in StackRule.allCases {
      let stacks = examples.filter { rule.applies(to: $0.stack, count: $0.views.count) }
      let recorded = stacks.filter { rule.holds(in: $0.recorded, tolerance: $0.tolerance) }
      let solved = stacks.filter { rule.holds(in: $0.solved, tolerance: $0.tolerance) }
      let measured = Self.measured[part]?[rule]
      #expect(stacks.isEmpty == (measured == nil), "\(rule.rawValue)")
      #expect(Double(recorded.count) >= (measured ?? 0) / 100 * Double(stacks.count), "\(rule.rawValue)")
      #expect(solved.count == stacks.count, "\(rule.rawValue)")
    }
  }

  @Test(arguments: [
    (XcodeCorpus.Part.first, 271...271, 735...735, 95.7), (.later, 115...Int.max, 297...Int.max, 95.3),
    (.latest, 176...Int.max, 343...Int.max, 91.5),
  ])
  func `views in stacks have the frames that Xcode recorded`(
    part: XcodeCorpus.Part, stacks: ClosedRange<Int>, views: ClosedRange<Int>, percent: Double
  ) throws {
    let examples = try Self.examples(in: part)
    let arranged = examples.map(\.views.count).reduce(0, +)
    #expect(stacks.contains(examples.count))
    #expect(views.contains(arranged))
    // Most others are in scenes whose recorded frames contradict each other or whose bars are in other documents.
    #expect(percentage(examples.map(\.agreeing).reduce(0, +), of: arranged) >= percent)
  }

  /// Returns the visible stack views of the documents of a part, solved as they were saved.
  private static func examples(in part: XcodeCorpus.Part) throws -> [Example] {
    try XcodeCorpus.documents(of: part).flatMap { document in
      let saved = document.scenes.compactMap(\.saved)
      return try zip(saved, document.layouts(leafSizes: .recorded)).flatMap {
        examples(in: $1, hasSizeClasses: $0.hasSizeClasses)
      }
    }
  }

  /// Returns the visible stack views of a layout.
  ///
  /// - Parameter hasSizeClasses: Whether the document has size classes. Older documents record whole points.
  static func examples(in layout: Layout, hasSizeClasses: Bool) -> [Example] {
    let tolerance = hasSizeClasses ? 0.51 : 1.01
    return layout.system.items.indices.compactMap { example(at: $0, of: layout, tolerance) }
  }

  private static func example(at position: Int, of layout: Layout, _ tolerance: Double) -> Example? {
    let items = layout.system.items
    guard let stack = items[position].stack, !items[position].isHidden else { return nil }
    let views = stack.arrangedViews.filter { !items[$0].isHidden }
    let recorded = layout.resolved.views.map(\.placement.recordedFrame)
    let rects = views.compactMap { recorded[$0] }
    guard let size = recorded[position]?.size, rects.count == views.count, !views.isEmpty else { return nil }
    func frames(_ rects: [Rect], _ size: Size) -> StackFrames {
      let insets = views.map { items[$0].alignmentRectInsets }
      return StackFrames(stack, views: views, rects: zip(rects, insets).map { $0.inset(by: $1) }, size: size)
    }
    let solved = views.map { layout.frames[$0] }
    return Example(
      stack: stack, views: views, recorded: frames(rects, size), solved: frames(solved, layout.frames[position].size),
      tolerance: tolerance, agreeing: zip(rects, solved).filter { $0.isNear($1, tolerance) }.count)
  }
}

extension Rect {
  /// Whether no number differs by more than a tolerance, in points.
  func isNear(_ other: Rect, _ tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
