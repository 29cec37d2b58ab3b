import AutoLayout
import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The stack views of real documents of Xcode, where they are at hand.
@Suite(.enabled(if: XcodeCorpus.isAvailable)) struct XcodeStackTests {
  /// A stack with the frames that Xcode recorded and those that the engine finds.
  struct Example {
    let stack: StackLayout
    /// The positions of the views that take room.
    let views: [Int]
    let recorded: StackFrames
    let solved: StackFrames
    /// How far frames may be off: half a point, or a whole one where the document rounds to points.
    let tolerance: Double
    /// How many of the views lie where Xcode recorded them.
    let agreeing: Int
  }

  /// What was measured on more documents: how many percent of the stacks in them obey a rule.
  static let measured: [StackRule: Double] = [
    .crossFill: 96.9, .startEdge: 99.3, .endEdge: 99.3, .fillGaps: 99.3, .crossCenter: 98.7, .crossStart: 100,
    .equalGaps: 98.4, .equalSizes: 100, .equalSpacing: 100, .crossEnd: 100, .proportionalGaps: 90.9,
  ]

  @Test func `the frames that Xcode recorded obey the rules as often as was measured, ours always`() throws {
    let examples = try Self.examples()
    for rule in StackRule.allCases {
      let stacks = examples.filter { rule.applies(to: $0.stack, count: $0.views.count) }
      let recorded = stacks.filter { rule.holds(in: $0.recorded, tolerance: $0.tolerance) }
      let solved = stacks.filter { rule.holds(in: $0.solved, tolerance: $0.tolerance) }
      // No document here has a stack with equal distances between centres.
      #expect(stacks.isEmpty == (Self.measured[rule] == nil), "\(rule.rawValue)")
      #expect(Double(recorded.count) >= (Self.measured[rule] ?? 0) / 100 * Double(stacks.count), "\(rule.rawValue)")
      #expect(solved.count == stacks.count, "\(rule.rawValue)")
    }
  }

  @Test func `views in stacks lie where Xcode recorded them`() throws {
    let examples = try Self.examples()
    #expect(examples.count == 271)
    #expect(examples.map(\.views.count).reduce(0, +) == 734)
    // Most others are in scenes whose recorded frames contradict each other or whose bars are in other documents.
    #expect(examples.map(\.agreeing).reduce(0, +) >= 696)
  }

  /// The visible stacks of all documents, solved as they were saved.
  private static func examples() throws -> [Example] {
    let scenes = try XcodeCorpus.scenes.get().flatMap { $0 }
    return scenes.filter { $0.views.contains { $0.stack != nil } }.flatMap { scene -> [Example] in
      guard let resolved = scene.resolvedAsSaved(leafSizes: .recorded) else { return [] }
      let layout = resolved.layout(measuringTextWith: FixedPitchTextMeasurer())
      return layout.system.items.indices.compactMap { example(at: $0, of: layout) }
    }
  }

  private static func example(at position: Int, of layout: Layout) -> Example? {
    let items = layout.system.items
    guard let stack = items[position].stack, !items[position].isHidden else { return nil }
    let views = stack.arrangedViews.filter { !items[$0].isHidden }
    let recorded = layout.resolved.views.map(\.recordedFrame)
    let rects = views.compactMap { recorded[$0] }
    guard let size = recorded[position]?.size, rects.count == views.count, !views.isEmpty else { return nil }
    func frames(_ rects: [Rect], _ size: Size) -> StackFrames {
      let insets = views.map { items[$0].alignmentRectInsets }
      return StackFrames(stack, views: views, rects: zip(rects, insets).map { $0.inset(by: $1) }, size: size)
    }
    let tolerance = layout.resolved.scene.saved?.hasSizeClasses == true ? 0.51 : 1.01
    let solved = views.map { layout.frames[$0] }
    return Example(
      stack: stack, views: views, recorded: frames(rects, size), solved: frames(solved, layout.frames[position].size),
      tolerance: tolerance, agreeing: zip(rects, solved).filter { $0.isNear($1, tolerance) }.count)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, _ tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
