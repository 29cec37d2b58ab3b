import AutoLayout
import Findings
import Geometry
import LayoutTestSupport
import ReviewPlans
import SceneFiles
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import ReviewCache

@Suite struct FingerprintTests {
  private enum Kind: Hashable {
    case plain
    case named(String)
  }

  private struct Settings: Hashable {
    var kind = Kind.plain
    var size: Double?
    var words: Set<String> = ["a", "b", "c"]
    var levels: [String: Int] = ["one": 1, "two": 2, "three": 3]
    var list = ["x", "y"]
  }

  @Test func `different values have different texts`() {
    let values = [
      Settings(), Settings(kind: .named("")), Settings(kind: .named("plain")), Settings(size: 0), Settings(size: 0.1),
      Settings(words: []), Settings(words: ["a", "b"]), Settings(levels: ["one": 2]), Settings(list: ["x,y"]),
      Settings(list: ["y", "x"]), Settings(list: []),
    ]
    #expect(Set(values.map(Fingerprint.text)).count == values.count)
  }

  @Test func `the order of sets and dictionaries does not matter`() {
    var generator = SeededRandomNumberGenerator(seed: 7)
    let words = (0..<40).map { "word \($0)" }
    let texts = (0..<20).map { _ in
      let shuffled = words.shuffled(using: &generator)
      return Fingerprint.text(
        of: Settings(words: Set(shuffled), levels: Dictionary(uniqueKeysWithValues: shuffled.map { ($0, $0.count) })))
    }
    #expect(Set(texts).count == 1)
  }

  @Test func `every option of a review changes its fingerprint`() {
    let plain = ReviewSelection()
    let changes: [(inout ReviewSelection) -> Void] = [
      { $0.variants.devices = DeviceCatalogue.devices(named: "iphone-8") }, { $0.variants.locales = ["de"] },
      { $0.variants.orientations = [.landscape] }, { $0.variants.textSizes = [.xs] },
      { $0.variants.appearances = [.dark] }, { $0.variants.states = ["empty"] }, { $0.variants.states = [nil] },
      { $0.filters = ["a"] }, { $0.isAsSaved = true }, { $0.leafSizes = .recorded }, { $0.stage = .design },
      { $0.hasAllLanguages = true }, { $0.additionalInsets.top = 44 }, { $0.inference = .fixed },
      { $0.constants = [ConstantSetting(constraint: "a", constant: 1)] }, { $0.hasLints = true },
      { $0.excluded = ["b"] }, { $0.rules = [.init(levels: ["conflict": .off])] },
      { $0.rules = [.init(levels: ["conflict": .warning])] },
      { $0.accepted = [.init(acceptance: .init(code: "conflict", reason: "known"))] },
    ]
    let texts = changes.map { change in
      var selection = plain
      change(&selection)
      return Fingerprint.text(of: selection)
    }
    #expect(Set(texts + [Fingerprint.text(of: plain)]).count == changes.count + 1)
  }
}
