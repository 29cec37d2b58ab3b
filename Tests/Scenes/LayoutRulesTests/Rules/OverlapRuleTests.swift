import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import LayoutRules

@Suite struct OverlapRuleTests {
  private let text = ViewContent.label(LabelContent(text: LocalizedText("A text as wide as its label")))
  private let button = ViewContent.button(ButtonContent(title: LocalizedText("Text")))

  @Test(arguments: 0..<12)
  func `the first later view that overlaps is found among views in the same places`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    var test = TestScene()
    for number in 0..<60 {
      let place = Int.random(in: 0..<5, using: &generator)
      let frame = Rect(x: 15 * Double(place), y: 7 * Double(place % 3), width: 50, height: 20)
      test.add("v\(number)", Bool.random(using: &generator) ? text : button, frame: frame)
    }
    let layout = test.layout()
    let views = layout.contentViews
    func overlap(_ first: Int, _ second: Int) -> Bool {
      let areButtons = [first, second].allSatisfy {
        if case .button = layout.resolved.views[$0].content { true } else { false }
      }
      let rects = [first, second].map { areButtons ? layout.absoluteFrames[$0] : layout.seenFrame(of: $0) }
      guard let shared = rects[0].intersection(rects[1]), shared.width > 1, shared.height > 1 else { return false }
      return !rects[0].contains(rects[1], tolerance: 1) && !rects[1].contains(rects[0], tolerance: 1)
    }
    let expected = views.indices.compactMap { first in
      views[(first + 1)...].first { overlap(views[first], $0) }.map { [views[first], $0] }
    }
    #expect(!expected.isEmpty)
    expect(OverlapRule.findings(in: layout).map(\.views), is: expected)
  }
}
