import AutoLayout
import Drawing
import Findings
import Geometry
import LayoutTestSupport
import SceneDrawing
import SceneLayouts
import Scenes
import Testing
import Typography

/// Compares every control and every overlay with reviewed snapshots of drawing commands.
@Suite struct ControlSnapshotTests {
  /// Returns a picture of all controls below each other, each 44 points high.
  private static func controls(_ appearance: Appearance, locale: String) -> DisplayList {
    var builder = SceneBuilder()
    (builder.appearance, builder.locale) = (appearance, locale)
    let contents = ViewsLayerTests.contents
    builder.frames[0].size.height = Double(contents.count) * 50
    for (index, content) in contents.enumerated() {
      builder.add("v\(index)", content, Rect(x: 20, y: Double(index) * 50 + 3, width: 280, height: 44))
    }
    return builder.picture()
  }

  @Test(arguments: Appearance.allCases, ["en", "ar"])
  func `every control is drawn as recorded`(appearance: Appearance, locale: String) throws {
    try expectSnapshot(
      Self.controls(appearance, locale: locale).dump(), "controls.\(locale).\(appearance.rawValue).txt")
  }

  /// A layout with something to draw for every overlay.
  private static var troubled: Layout {
    var builder = SceneBuilder()
    builder.safeArea = EdgeInsets(top: 20, bottom: 34)
    builder.guides = [
      .init(item: LayoutItemID(view: 0, guide: .layoutMargins), rect: Rect(x: 16, y: 20, width: 288, height: 426))
    ]
    let title = builder.add(
      "title", .label(LabelContent(text: LocalizedText("Title"))), Rect(x: 20, y: 40, width: 60, height: 20))
    let toggle = builder.add("toggle", .toggle(isOn: true), Rect(x: 200, y: 40, width: 51, height: 31)) {
      $0.placement.alignmentRectInsets = EdgeInsets(right: 2)
    }
    let box = builder.add("box", Rect(x: 20, y: 200, width: 120, height: 60)) {
      $0.placement.recordedFrame = Rect(x: 20, y: 149, width: 100, height: 60)
    }
    func item(_ view: Int) -> LayoutItemID { LayoutItemID(view: view) }
    builder.constraints = [
      LayoutConstraint(item(title), .leading, .equal, item(0), .leading, constant: 20, identifier: "title.leading"),
      LayoutConstraint(item(toggle), .leading, .greaterThanOrEqual, item(title), .trailing, constant: 8),
      LayoutConstraint(item(toggle), .centerY, .equal, item(title), .centerY, priority: .defaultHigh),
      LayoutConstraint(item(box), .width, .equal, item(title), .width, multiplier: 2),
      LayoutConstraint(item(box), .height, constant: 60), LayoutConstraint(item(box), .height, constant: 80),
    ]
    builder.conflicts = [
      UnsatisfiableConstraints(broken: builder.constraints[4], conflicting: Array(builder.constraints.suffix(2)))
    ]
    builder.findings = [
      Finding(code: "truncated", severity: .warning, message: "cut off", source: nil, views: [title]),
      Finding(code: "misplaced", severity: .warning, message: "misplaced", source: nil, views: [box]),
    ]
    var layout = builder.layout
    layout.system.items[title].intrinsicContentSize = IntrinsicContentSize(width: 40, height: 20)
    layout.system.items[title].baseline = .edges(first: 16, last: 4)
    layout.resolved.documentConstraints = builder.constraints.map { SceneConstraint($0) }
    return layout
  }

  @Test(arguments: [
    ("frames", LayoutDrawingStyle.Overlays.frames), ("alignment", .alignmentRects), ("constraints", .constraints),
    ("guides", .guides), ("names", .names), ("bars", .bars), ("findings", .findings), ("misplaced", .misplacements),
    ("baselines", .baselines), ("content", .contentSizes),
  ])
  func `every overlay is drawn as recorded`(name: String, overlay: LayoutDrawingStyle.Overlays) throws {
    try expectSnapshot(Self.dump(LayoutDrawingStyle(overlays: overlay)), "overlay.\(name).txt")
  }

  @Test func `the question overlays for one constraint and one view are drawn as recorded`() throws {
    var style = LayoutDrawingStyle(overlays: [])
    style.involvedConstraint = "title.leading"
    style.measuredView = "box"
    try expectSnapshot(Self.dump(style), "overlay.questions.txt")
  }

  @Test func `all overlays together are drawn as recorded, also in Xcode's colors`() throws {
    let all: LayoutDrawingStyle.Overlays = [.standard, .names, .baselines, .contentSizes]
    try expectSnapshot(Self.dump(LayoutDrawingStyle(overlays: all, palette: .xcode)), "overlay.all.xcode.txt")
  }

  /// Returns the overlays without the views below them.
  private static func dump(_ style: LayoutDrawingStyle) -> String {
    var picture = troubled.picture(style)
    picture.commands.removeFirst()
    return picture.dump()
  }
}
