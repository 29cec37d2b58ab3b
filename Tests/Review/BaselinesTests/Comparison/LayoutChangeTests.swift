import Findings
import Geometry
import ReviewReports
import Scenes
import Testing

@testable import Baselines

/// The differences between a layout and the approved one.
@Suite struct LayoutChangeTests {
  private static func record(_ views: [LayoutRecord.ViewRecord], _ findings: [String] = []) -> LayoutRecord {
    LayoutRecord(variant: "a", findings: findings, views: views)
  }

  private static let title = LayoutRecord.ViewRecord(
    path: "title", frame: Rect(x: 16, y: 20, width: 100, height: 20), look: "label \"Hi\"")

  @Test func `a layout equal to its baseline has no changes`() {
    let layout = Self.record([Self.title], ["truncated title"])
    #expect(LayoutChange.changes(from: layout, to: layout, tolerance: 0) == [])
  }

  @Test func `moves, resizes, changed looks, additions, removals, and new and fixed findings are distinguished`() {
    var moved = Self.title
    moved.frame.origin.y += 8
    var grown = Self.title
    (grown.path, grown.frame.size.width) = ("name", 120)
    var small = grown
    small.frame = Self.title.frame
    var other = Self.title
    (other.path, other.look) = ("button", "button \"Go\"")
    var old = other
    old.look = "button \"Start\""
    let approved = Self.record(
      [Self.title, small, old, .init(path: "gone", frame: .zero)], ["conflict", "ambiguous a"])
    let present = Self.record([moved, grown, other, .init(path: "new", frame: .zero)], ["ambiguous a", "truncated b"])
    #expect(
      LayoutChange.changes(from: approved, to: present, tolerance: 0) == [
        .moved(view: "title", from: Self.title.frame, to: moved.frame),
        .resized(view: "name", from: small.frame, to: grown.frame),
        .restyled(view: "button", from: "button \"Start\"", to: "button \"Go\""), .added(view: "new"),
        .removed(view: "gone"), .failing("truncated b"), .fixed("conflict"),
      ])
  }

  private static func view(_ path: String, _ id: String, x: Double = 0) -> LayoutRecord.ViewRecord {
    LayoutRecord.ViewRecord(path: path, objectID: id, frame: Rect(x: x, y: 0, width: 8, height: 8))
  }

  private static func changes(
    from approved: LayoutRecord, to present: LayoutRecord
  ) -> [LayoutChange] { LayoutChange.changes(from: approved.named(as: present), to: present, tolerance: 0) }

  @Test func `a renamed view is the same, with its subviews and findings`() {
    let before = Self.record([Self.view("View", "1"), Self.view("View/Label", "2")], ["truncated View/Label"])
    let after = Self.record([Self.view("Card", "1"), Self.view("Card/Label", "2")], ["truncated Card/Label"])
    #expect(Self.changes(from: before, to: after) == [])
    let moved = Self.record([Self.view("Card", "1"), Self.view("Card/Label", "2", x: 4)], ["truncated Card/Label"])
    #expect(
      Self.changes(from: before, to: moved) == [
        .moved(view: "Card/Label", from: before.views[1].frame, to: moved.views[1].frame)
      ])
  }

  @Test func `views that swap names are distinguished by their ids`() {
    let before = Self.record([Self.view("A", "1", x: 1), Self.view("B", "2", x: 2)])
    #expect(Self.changes(from: before, to: Self.record([Self.view("B", "1", x: 1), Self.view("A", "2", x: 2)])) == [])
  }

  @Test func `a recreated view with its old name is the same, unless another view has the name`() {
    let before = Self.record([Self.view("A", "1")])
    #expect(Self.changes(from: before, to: Self.record([Self.view("A", "9")])) == [])
    let both = Self.record([Self.view("A", "1"), Self.view("B", "2")])
    #expect(Self.changes(from: both, to: Self.record([Self.view("A", "2")])) == [.removed(view: "A#1")])
  }

  @Test func `a new view with the name of a removed one is another view`() {
    let before = Self.record([Self.view("A", "1")], ["truncated A"])
    let after = Self.record([Self.view("A", "9", x: 4)])
    let named = before.named(as: after) { $0 == "1" }
    #expect(
      LayoutChange.changes(from: named, to: after, tolerance: 0) == [
        .added(view: "A"), .removed(view: "A#1"), .fixed("truncated A#1"),
      ])
  }

  @Test(arguments: [(0.0, 1), (0.5, 0), (0.49, 1)])
  func `numbers may differ by at most the tolerance`(tolerance: Double, count: Int) {
    var moved = Self.title
    moved.frame.origin.x += 0.5
    let changes = LayoutChange.changes(from: Self.record([Self.title]), to: Self.record([moved]), tolerance: tolerance)
    #expect(changes.count == count)
  }

  @Test func `changes are described in words`() {
    let frame = Rect(x: 16, y: 20, width: 100, height: 20)
    let changes: [(LayoutChange, String)] = [
      (.moved(view: "a", from: frame, to: frame.moved(byX: -4, y: 0.5)), "'a' moved by -4, +0.5"),
      (
        .resized(view: "a", from: frame, to: Rect(x: 16, y: 28, width: 100, height: 24)),
        "'a' is 100 × 24 instead of 100 × 20, moved by 0, +8"
      ),
      (.restyled(view: "a", from: "", to: "on red"), "'a' looks different: on red; before: plain"),
      (.added(view: "a"), "'a' is new"), (.removed(view: "a"), "'a' was removed"),
      (.failing("truncated a"), "not found when it was approved: truncated at 'a'"),
      (.fixed("truncated a"), "no longer found: truncated at 'a'"),
    ]
    for (change, words) in changes { #expect(change.finding(at: nil, views: []).message.text == words) }
    #expect(
      changes.map { $0.0.finding(at: nil, views: []).severity == .error } == [
        true, true, true, true, true, true, false,
      ])
  }
}
