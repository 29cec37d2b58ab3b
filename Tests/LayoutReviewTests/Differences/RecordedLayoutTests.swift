import AutoLayout
import Geometry
import Scenes
import Testing

@testable import LayoutReview

/// A layout that is drawn from what a baseline keeps of it.
@Suite struct RecordedLayoutTests {
  private let layout = SampleReview.layout()
  private var present: LayoutRecord { LayoutRecord(of: layout) }

  /// The layout as a record has it in which something was different.
  private func recorded(_ change: (inout LayoutRecord) -> Void) -> Layout {
    var record = present
    change(&record)
    return layout.recorded(as: record, present: present)
  }

  @Test func `a layout that is recorded as it is stays as it is, without what was found`() {
    let recorded = recorded { _ in }
    #expect(recorded.frames == layout.frames && recorded.resolved.views == layout.resolved.views)
    #expect(recorded.absoluteFrames == layout.absoluteFrames && recorded.findings.isEmpty)
  }

  @Test func `what lies in a view that stood elsewhere stood elsewhere, too`() {
    let recorded = recorded { $0.views[1].frame.origin = Point(x: 10, y: 20) }
    #expect(recorded.absoluteFrames[1].origin == Point(x: 10, y: 20))
    #expect(recorded.absoluteFrames[2].origin == Point(x: 16, y: 18))
    #expect(recorded.frames[2] == layout.frames[2])
  }

  @Test func `the screen has the recorded size`() {
    let recorded = recorded { $0.views[0].frame.size = Size(width: 200, height: 300) }
    #expect(recorded.resolved.rootSize == Size(width: 200, height: 300))
  }

  @Test func `a view that looked different is a box with the recorded words`() {
    let recorded = recorded { $0.views[2].look = "textField \"Name\", 17 regular" }
    #expect(recorded.resolved.views[2].content == .unsupported)
    #expect(recorded.resolved.views[2].className == "textField \"Name\", 17 regular")
    #expect(recorded.resolved.views[1] == layout.resolved.views[1])
  }

  @Test func `views that are new are left out, hidden ones are hidden, and views that are gone lie where they were`() {
    let gone = LayoutRecord.ViewRecord(
      path: "form/old", frame: Rect(x: 5, y: 6, width: 7, height: 8), look: "switch on")
    let recorded = recorded {
      $0.views.removeAll { $0.path == "form/E-mail" }
      $0.views.append(gone)
      $0.views.append(
        .init(path: "form/old/inner", frame: Rect(x: 1, y: 1, width: 1, height: 1), look: "image, hidden"))
    }
    #expect(recorded.resolved.views[2].isHidden)
    #expect(recorded.resolved.views.map(\.name).suffix(2) == ["form/old", "form/old/inner"])
    #expect(recorded.resolved.views[4].className == "switch on" && recorded.resolved.views[5].isHidden)
    let form = recorded.absoluteFrames[1].origin
    #expect(recorded.absoluteFrames[4] == gone.frame.moved(byX: form.x, y: form.y))
    #expect(recorded.absoluteFrames[5].origin == Point(x: form.x + 6, y: form.y + 7))
  }

  @Test func `a record of another scene leads to a picture nevertheless`() {
    let other = LayoutRecord(variant: present.variant, views: [.init(path: "a/b/c", frame: .zero, look: "x")])
    let recorded = layout.recorded(as: other, present: present)
    #expect(recorded.absoluteFrames.count == recorded.resolved.views.count)
    #expect(layout.recorded(as: LayoutRecord(variant: ""), present: LayoutRecord(variant: "")).frames == layout.frames)
  }
}
