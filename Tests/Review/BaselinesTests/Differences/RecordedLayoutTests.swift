import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import ReviewReports
import ReviewTestSupport
import SceneLayouts
import Scenes
import Testing

@testable import Baselines

/// A layout that is drawn from its record in a baseline.
@Suite struct RecordedLayoutTests {
  private let layout = SampleReview.layout()
  private var present: LayoutRecord { LayoutRecord(of: layout) }

  /// Returns the layout of a changed record.
  private func recorded(_ change: (inout LayoutRecord) -> Void) -> Layout {
    var record = present
    change(&record)
    return layout.recorded(as: record, present: present)
  }

  @Test func `an unchanged record gives the same layout without findings`() {
    let recorded = recorded { _ in }
    #expect(recorded.frames == layout.frames && recorded.resolved.views == layout.resolved.views)
    #expect(recorded.absoluteFrames == layout.absoluteFrames && recorded.findings.isEmpty)
  }

  @Test func `subviews of a view that was elsewhere were elsewhere too`() {
    let recorded = recorded { $0.views[1].frame.origin = Point(x: 10, y: 20) }
    #expect(recorded.absoluteFrames[1].origin == Point(x: 10, y: 20))
    #expect(recorded.absoluteFrames[2].origin == Point(x: 16, y: 18))
    #expect(recorded.frames[2] == layout.frames[2])
  }

  @Test func `the content of a table under a bar was below the bar too`() {
    let place = SourceLocation(path: "Test.scene.yaml", line: 1, column: 1)
    var views = [View(name: "root", superview: nil), View(name: "list", superview: 0, content: .table)]
    views.append(View(name: "row", superview: 1))
    for (view, height) in [(1, 480.0), (2, 44)] {
      views[view].placement.recordedFrame = Rect(x: 0, y: 0, width: 320, height: height)
      views[view].placement.isPlacedByMask = true
    }
    let scene = Scene(name: "Test", documentPath: "Test.scene.yaml", source: place, views: views, bars: [.navigation])
    let device = Device(
      identifier: "test", name: "Test", size: Size(width: 320, height: 480), scale: 2, idiom: .phone,
      portraitInsets: .zero, landscapeInsets: .zero)
    let layout = scene.resolved(for: SceneVariant(device: device, orientation: .portrait)).layout()
    let present = LayoutRecord(of: layout)
    #expect(layout.recorded(as: present, present: present).absoluteFrames == layout.absoluteFrames)
    var record = present
    record.views[2].frame.origin.y = 10
    record.views.append(.init(path: "list/old", frame: Rect(x: 0, y: 100, width: 320, height: 44), look: ""))
    let recorded = layout.recorded(as: record, present: present)
    #expect(recorded.absoluteFrames.map(\.minY) == [0, 0, 54, 144])
    #expect(recorded.shownSolution.alignmentRects[2].minY == 54)
  }

  @Test func `the screen has the recorded size`() {
    let recorded = recorded { $0.views[0].frame.size = Size(width: 200, height: 300) }
    #expect(recorded.resolved.rootSize == Size(width: 200, height: 300))
  }

  @Test func `a view that looked different is a box with the recorded description`() {
    let recorded = recorded { $0.views[2].look = "textField \"Name\", 17 regular" }
    #expect(recorded.resolved.views[2].content == .unsupported)
    #expect(recorded.resolved.views[2].className == "textField \"Name\", 17 regular")
    #expect(recorded.resolved.views[1] == layout.resolved.views[1])
  }

  @Test func `new views are omitted, hidden ones are hidden, and removed ones have their old frames`() {
    let gone = LayoutRecord.ViewRecord(
      path: "form/old", frame: Rect(x: 5, y: 6, width: 7, height: 8), look: "switch on")
    let recorded = recorded {
      $0.views.removeAll { $0.path == "form/E-mail" }
      $0.views.append(gone)
      $0.views.append(
        .init(path: "form/old/inner", frame: Rect(x: 1, y: 1, width: 1, height: 1), look: "image, hidden"))
    }
    #expect(recorded.resolved.views[2].appearance.isHidden)
    #expect(recorded.resolved.views.map(\.name).suffix(2) == ["form/old", "form/old/inner"])
    #expect(recorded.resolved.views[4].className == "switch on" && recorded.resolved.views[5].appearance.isHidden)
    let form = recorded.absoluteFrames[1].origin
    #expect(recorded.absoluteFrames[4] == gone.frame.moved(byX: form.x, y: form.y))
    #expect(recorded.absoluteFrames[5].origin == Point(x: form.x + 6, y: form.y + 7))
  }

  @Test func `a record of another scene still gives a picture`() {
    let other = LayoutRecord(variant: present.variant, views: [.init(path: "a/b/c", frame: .zero, look: "x")])
    let recorded = layout.recorded(as: other, present: present)
    #expect(recorded.absoluteFrames.count == recorded.resolved.views.count)
    #expect(layout.recorded(as: LayoutRecord(variant: ""), present: LayoutRecord(variant: "")).frames == layout.frames)
  }
}
