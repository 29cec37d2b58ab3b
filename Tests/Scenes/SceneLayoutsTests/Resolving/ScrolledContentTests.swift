import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// The position of scroll view content under bars, as in Apple's page
/// "UIScrollView.ContentInsetAdjustmentBehavior.automatic": a bar at the top takes 20 + 44 = 64 points, and the frames
/// of views do not change.
@Suite struct ScrolledContentTests {
  /// A scene under a navigation bar.
  private func scene(_ bars: [Bar] = [.navigation]) -> TestScene {
    var test = TestScene()
    test.change { $0.bars = bars }
    return test
  }

  /// Adds a view that fills the root below a vertical position.
  private func addFilling(
    _ name: String, _ content: ViewContent = .container, top: Double = 0, to test: inout TestScene,
    _ change: (inout View) -> Void = { _ in }
  ) -> Int {
    test.add(name, content, frame: Rect(x: 0, y: top, width: 320, height: 480 - top), change)
  }

  /// Adds a row 10 points below the top of a view's content.
  private func addRow(to list: Int, _ test: inout TestScene) -> Int {
    let row = test.add("row", to: list) {
      $0.placement.recordedFrame = Rect(x: 0, y: 10, width: 320, height: 44)
      $0.placement.isPlacedByMask = true
    }
    return row
  }

  /// The top of the row in its superview, and on the screen.
  private func rowTops(_ test: TestScene, _ row: Int, version: Int? = nil) -> [Double] {
    var variant = TestScene.variant(width: 320, height: 480, safeArea: EdgeInsets(top: 20))
    variant.systemVersion = version
    let layout = test.scene.resolved(for: variant).layout()
    return [layout.frames[row].minY, layout.absoluteFrames[row].minY]
  }

  private func rowTops(
    _ content: ViewContent, bars: [Bar] = [.navigation], top: Double = 0, version: Int? = nil,
    _ change: (inout Scene, Int) -> Void = { _, _ in }
  ) -> [Double] {
    var test = scene(bars)
    let list = addFilling("list", content, top: top, to: &test) { $0.placement.isScrollView = content == .container }
    let row = addRow(to: list, &test)
    test.change { change(&$0, list) }
    return rowTops(test, row, version: version)
  }

  @Test(arguments: [ViewContent.table, .collection, .container])
  func `content starts below the bar, and frames in the content do not change`(content: ViewContent) {
    #expect(rowTops(content) == [10, 74])
    #expect(rowTops(content, bars: [.largeTitle]) == [10, 126])
  }

  @Test func `a bar insets content only by the part that it covers`() {
    #expect(rowTops(.table, top: 50) == [10, 50 + 14 + 10])
    #expect(rowTops(.table, top: 64) == [10, 74])
    #expect(rowTops(.table, top: 100) == [10, 110])
  }

  @Test func `a scroll view as root is the scroll view of its controller`() {
    var test = scene()
    test.change { $0.views[0].placement.isScrollView = true }
    let row = addRow(to: 0, &test)
    #expect(rowTops(test, row) == [10, 74])
  }

  @Test func `scrolling views avoid the status bar even if no controller shows bars`() {
    #expect(rowTops(.table, bars: []) == [10, 30])
    #expect(rowTops(.container, bars: []) == [10, 10])
    #expect(
      rowTops(.container, bars: []) { $0.views[$1].placement.scrollInsets.draggedAxes = [.vertical] } == [10, 30])
    #expect(
      rowTops(.collection, bars: []) { $0.views[$1].placement.scrollInsets.draggedAxes = [.horizontal] } == [10, 10])
  }

  @Test func `a scroll view that is not the first view is not the controller's scroll view`() {
    var test = scene()
    test.add("ground")
    let list = addFilling("list", to: &test) { $0.placement.isScrollView = true }
    let row = addRow(to: list, &test)
    #expect(rowTops(test, row) == [10, 10])
  }

  @Test(arguments: [
    (ScrollInsets.Adjustment.automatic, true, [74.0, 74.0]), (.automatic, false, [10, 10]),
    (.scrollableAxes, true, [74, 10]), (.never, true, [10, 10]), (.always, false, [74, 74]),
  ])
  func `the author decides whether bars inset content`(
    adjustment: ScrollInsets.Adjustment, adjustsScrollViewInsets: Bool, tops: [Double]
  ) {
    let found = [ViewContent.table, .container].map { content in
      rowTops(content) {
        $0.views[$1].placement.scrollInsets.adjustment = adjustment
        $0.adjustsScrollViewInsets = adjustsScrollViewInsets
      }[1]
    }
    #expect(found == tops)
  }

  @Test func `the author's insets are added to those of bars, and apply without bars`() {
    let insets = EdgeInsets(top: 6, left: 5)
    #expect(rowTops(.table) { $0.views[$1].placement.scrollInsets.contentInset = insets } == [10, 80])
    var test = scene([])
    let list = addFilling("list", top: 100, to: &test) {
      $0.placement.isScrollView = true
      $0.placement.scrollInsets.contentInset = insets
    }
    let row = addRow(to: list, &test)
    #expect(test.layout().absoluteFrames[row].origin == Point(x: 5, y: 116))
  }

  @Test func `before iOS 11 only controllers adjusted insets, and before iOS 7 no content was under bars`() {
    #expect(rowTops(.table, version: 10) == [10, 74])
    #expect(rowTops(.table, bars: [], version: 10) == [10, 10])
    #expect(rowTops(.table, version: 6) == [10, 10])
  }

  @Test func `content tied to an item outside the scroll view does not move`() {
    var test = scene()
    let list = addFilling("list", to: &test) { $0.placement.isScrollView = true }
    let row = test.add("row", to: list)
    let item = LayoutItemID(view: row)
    test.add(LayoutConstraint(item, .top, .equal, LayoutItemID(view: 0, guide: .safeArea), .top))
    test.add(LayoutConstraint(item, .left, .equal, LayoutItemID(view: list, guide: .scrollContent), .left))
    test.add(LayoutConstraint(item, .height, constant: 44))
    test.add(LayoutConstraint(item, .width, constant: 44))
    #expect(rowTops(test, row) == [64, 64])
  }

  @Test func `content and its guides move with their scroll view`() {
    var test = scene()
    let list = addFilling("list", to: &test) { $0.placement.isScrollView = true }
    let row = test.add("row", to: list)
    let label = test.add("label", to: row, .label(LabelContent(text: LocalizedText("Hi"))))
    let content = LayoutItemID(view: list, guide: .scrollContent)
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      test.add(LayoutConstraint(LayoutItemID(view: row), attribute, .equal, content, attribute))
    }
    test.pin(label, left: 3, top: 7)
    test.add(LayoutConstraint(LayoutItemID(view: row), .height, constant: 900))
    let layout = test.layout(safeArea: EdgeInsets(top: 20))
    #expect(layout.absoluteFrames[label].minY == 71)
    #expect(layout.shownSolution.alignmentRects[label].minY == 71 && layout.solution.alignmentRects[label].minY == 7)
    #expect(layout.shownSolution.guides.map(\.rect.minY) == [64] && layout.solution.guides.map(\.rect.minY) == [0])
    #expect(layout.scrolledContent.origin(of: list) == Point(x: 0, y: 64))
    #expect([list, row, label].map { layout.scrolledContent.shift(of: $0).y } == [0, 64, 64])
  }
}
