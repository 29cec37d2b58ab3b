import Geometry
import Scenes
import Testing

@testable import Exercises

@Suite struct ExerciseResultTests {
  private static func variants(_ names: [String], _ orientations: [Orientation]) -> [SceneVariant] {
    names.flatMap { name in
      DeviceCatalogue.all.filter { $0.name == name }.flatMap { device in
        orientations.map { SceneVariant(device: device, orientation: $0) }
      }
    }
  }

  @Test func `each screen is named once, with its orientations`() {
    let variants = Self.variants(["iPhone 4s", "iPhone 5s"], [.portrait, .landscape])
    #expect(ExerciseResult.words(for: [variants[0]]) == "on the iPhone 4s in portrait")
    #expect(ExerciseResult.words(for: Array(variants[0...1])) == "on the iPhone 4s in portrait and landscape")
    #expect(
      ExerciseResult.words(for: Array(variants[1...2]))
        == "on the iPhone 4s in landscape and the iPhone 5s in portrait")
    #expect(ExerciseResult.words(for: variants) == "on the iPhone 4s and the iPhone 5s in portrait and landscape")
  }

  @Test func `a remark shared by several screens is made once`() {
    let variants = Self.variants(["iPhone 4s", "iPhone 5s"], [.portrait])
    let result = ExerciseResult(
      of: [("x", variants[0]), ("y", variants[0]), ("x", variants[1])], in: variants)
    #expect(result.remarks == ["on all screens, x", "on the iPhone 4s in portrait, y"])
    #expect(!result.isRight && result.layoutCount == 2)
    #expect(ExerciseResult(of: [], in: variants).isRight)
  }

  @Test(arguments: [
    (Rect(x: 12, y: 20, width: 100, height: 30), ["8 points too far left"]),
    (Rect(x: 21, y: 19.5, width: 100, height: 30), ["1 point too far right", "0.5 points too high"]),
    (Rect(x: 20, y: 23, width: 104, height: 29), ["3 points too low", "4 points too wide", "1 point too short"]),
    (Rect(x: 20, y: 20, width: 90, height: 31), ["10 points too narrow", "1 point too tall"]),
    (Rect(x: 20, y: 20, width: 100, height: 30), []),
  ])
  func `a frame is compared by position and size`(frame: Rect, words: [String]) {
    #expect(LayoutComparison.words(for: frame, insteadOf: Rect(x: 20, y: 20, width: 100, height: 30)) == words)
  }
}
