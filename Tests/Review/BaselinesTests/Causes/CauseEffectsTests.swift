import Geometry
import LayoutTestSupport
import ReviewReports
import Scenes
import Testing

@testable import Baselines

/// The causes of a view's new height, found by laying it out without each of two changes.
@Suite struct CauseEffectsTests {
  /// Returns a layout with a view of this height.
  private func record(_ height: Double, _ findings: [String] = [], in variant: SceneVariant) -> LayoutRecord {
    LayoutRecord(
      variant: variant.identifier, findings: findings,
      views: [.init(path: "text", frame: Rect(x: 0, y: 0, width: 100, height: height))])
  }

  /// Returns the certain causes of a height that changed from 75 to 85 points. Without the first change, at the view, it
  /// has this height, or constraints conflict and it keeps its own. Without the second one it has its former height.
  private func causes(_ roles: CauseEffects.Roles, without first: Double? = nil) throws -> [[Int]] {
    let variant = try SceneVariant(on: "iPhone 8")
    let (before, after) = (record(75, in: variant), record(85, in: variant))
    let change = LayoutChange.resized(view: "text", from: before.views[0].frame, to: after.views[0].frame)
    var trials = TriedLayouts()
    trials.single = [
      0: [variant.identifier: record(first ?? 85, first == nil ? [CauseEffects.conflict] : [], in: variant)],
      1: [variant.identifier: record(75, in: variant)],
    ]
    let layout = LayoutPair(variant: variant, before: before, after: after, changes: [change])
    let effects = try #require(CauseEffects(on: layout, trials))
    return try #require(effects.causes(of: change, among: [0, 1], roles)).map(\.certain)
  }

  @Test func `a change at the view without which constraints conflict is a cause although the view keeps its height`()
    throws
  {
    #expect(try causes(CauseEffects.Roles(isAtView: { $0 == 0 })) == [[0, 1]])
  }

  @Test func `a removed constraint that conflicts with the one in its place is not a cause of the height`() throws {
    #expect(try causes(CauseEffects.Roles(isAtView: { $0 == 0 }, isRemoval: { $0 == 0 })) == [[1]])
  }

  @Test func `a change elsewhere without which constraints conflict is not a cause of the height`() throws {
    #expect(try causes(CauseEffects.Roles()) == [[1]])
  }

  @Test func `a priority without which constraints conflict is not a cause although it is at the view`() throws {
    #expect(try causes(CauseEffects.Roles(isAtView: { $0 == 0 }, isPriority: { $0 == 0 })) == [[1]])
  }

  @Test func `code only leads to what is different in the layout with the former code`() throws {
    let variant = try SceneVariant(on: "iPhone 8")
    func record(_ views: [(path: String, height: Double, look: String)]) -> LayoutRecord {
      LayoutRecord(
        variant: variant.identifier,
        views: views.map { .init(path: $0.path, frame: Rect(x: 0, y: 0, width: 50, height: $0.height), look: $0.look) })
    }
    let before = record([("row", 60, ""), ("picture", 20, "red"), ("title", 20, "small"), ("gone", 20, "")])
    let after = record([("row", 80, ""), ("picture", 90, "blue"), ("title", 20, "large"), ("new", 20, "")])
    let formerCode = record([("row", 60, ""), ("picture", 90, "blue"), ("title", 20, "small"), ("gone", 20, "")])
    var trials = TriedLayouts()
    trials.single = [0: [variant.identifier: formerCode]]
    let changes = LayoutChange.changes(from: before, to: after, tolerance: 0)
    let layout = LayoutPair(variant: variant, before: before, after: after, changes: changes)
    let effects = try #require(CauseEffects(on: layout, trials))
    let led = changes.filter { effects.leads(0, to: $0) }
    #expect(led.compactMap(\.view) == ["row", "title", "new", "gone"])
    #expect(!effects.leads(1, to: changes[0]))
    #expect(effects.leads(0, to: .failing("truncated title")) && !effects.leads(0, to: .failing("truncated picture")))
  }

  @Test func `a change of the view by a pixel is not a cause beside one of its whole height`() throws {
    let roles = CauseEffects.Roles(isAtView: { $0 == 0 })
    #expect(try causes(roles, without: 84.5) == [[1]])
    #expect(try causes(roles, without: 84) == [[0, 1]])
  }

  /// Returns why no view is listed below a change without which the view has this height.
  private func silence(
    without height: Double, _ findings: [String] = [], former: Double
  ) throws -> CauseEffects.Silence {
    let variant = try SceneVariant(on: "iPhone 8")
    let (before, after) = (record(former, in: variant), record(85, in: variant))
    var trials = TriedLayouts()
    trials.single = [0: [variant.identifier: record(height, findings, in: variant)]]
    let changes = LayoutChange.changes(from: before, to: after, tolerance: 0)
    let layout = LayoutPair(variant: variant, before: before, after: after, changes: changes)
    return CauseEffects.silence(of: 0, on: [layout], trials)
  }

  @Test func `a change without consequences moves no view, is made up for, or moves views less than others`() throws {
    #expect(try silence(without: 85, former: 75) == .still)
    #expect(try silence(without: 80, former: 85) == .balanced)
    #expect(try silence(without: 82, former: 75) == .outweighed)
    #expect(try silence(without: 80, [CauseEffects.conflict], former: 75) == .still)
  }

  /// Returns why no view is listed below a change without which the views have these frames, by their paths.
  private func silence(
    from old: [String: Rect], to new: [String: Rect], without other: [String: Rect]
  ) throws -> CauseEffects.Silence {
    let variant = try SceneVariant(on: "iPhone 8")
    func record(_ frames: [String: Rect]) -> LayoutRecord {
      LayoutRecord(
        variant: variant.identifier, findings: [],
        views: frames.sorted { $0.key < $1.key }.map { .init(path: $0.key, frame: $0.value) })
    }
    let (before, after) = (record(old), record(new))
    var trials = TriedLayouts()
    trials.single = [0: [variant.identifier: record(other)]]
    let layout = LayoutPair(
      variant: variant, before: before, after: after,
      changes: LayoutChange.changes(from: before, to: after, tolerance: 0))
    return CauseEffects.silence(of: 0, on: [layout], trials)
  }

  /// Returns a frame of 20 × 20 points.
  private func box(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 20, height: 20) }

  @Test func `a change along one axis is not outweighed by a move along the other`() throws {
    try #expect(
      silence(from: ["box": box(20, 10)], to: ["box": box(20, 20)], without: ["box": box(10, 20)]) == .balanced)
    try #expect(
      silence(from: ["box": box(20, 10)], to: ["box": box(20, 20)], without: ["box": box(20, 22)]) == .outweighed)
  }

  @Test func `a change with a larger effect than the others is not outweighed by them`() throws {
    try #expect(silence(from: ["box": box(20, 10)], to: ["box": box(20, 20)], without: ["box": box(20, 12)]) == .still)
  }

  @Test func `nothing makes up for the place of a new view`() throws {
    let (title, moved) = (box(20, 10), box(20, 30))
    try #expect(
      silence(
        from: ["title": title], to: ["title": moved, "new": box(20, 10)],
        without: ["title": moved, "new": box(12, 10)]) == .still)
  }
}
