import Foundation
import LayoutTestSupport
import Scenes
import Testing
import Typography
import UIKitTestSupport

@testable import UIKit

/// Concurrent layouts, each with its own surroundings.
@MainActor
@Suite struct ParallelLayoutTests {
  /// The result of a layout.
  private struct Outcome: Equatable {
    var text = ""
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var style = UIUserInterfaceStyle.unspecified
    var screen = CGSize.zero
    var pointSize: CGFloat = 0
    var frames: [CGRect] = []
  }

  /// The authors of steps, in order.
  @MainActor
  private final class Journal {
    var steps: [String] = []
  }

  private let bundle = Bundle(
    path: SharedFolder.packagePath("Tests/Samples/Screens/Sources/Rows"))

  /// Lays out a label beside a switch, and yields between the steps.
  private func outcome(in variant: SceneVariant, _ step: @MainActor @Sendable () -> Void) async throws -> Outcome {
    let bundle = try #require(bundle)
    return await LayoutSurroundings.$current.withValue(LayoutSurroundings(showing: variant)) { @MainActor in
      @MainActor func pause() async {
        step()
        await Task.yield()
      }
      var outcome = Outcome()
      await pause()
      let label = UILabel()
      label.text = NSLocalizedString("greeting", bundle: bundle, comment: "")
      outcome.text = label.text ?? ""
      await pause()
      label.font = .preferredFont(forTextStyle: .body)
      outcome.pointSize = label.font.pointSize
      await pause()
      let window = UIWindow()
      window.isHidden = false
      let toggle = UISwitch()
      for view in [label, toggle] { window.addSubview(constrained: view) }
      await pause()
      window.add("H:|-[label]-[toggle]", options: .alignAllCenterY, views: ["label": label, "toggle": toggle])
      window.add("V:|-50-[label]", views: ["label": label])
      await pause()
      outcome.style = UITraitCollection.current.userInterfaceStyle
      outcome.direction = UIApplication.shared.userInterfaceLayoutDirection
      outcome.screen = UIScreen.main.bounds.size
      await pause()
      window.layoutIfNeeded()
      outcome.frames = [label.frame, toggle.frame]
      return outcome
    }
  }

  @Test func `two simultaneous layouts equal separate ones`() async throws {
    var german = try SceneVariant(on: "iphone-16-pro")
    (german.locale, german.textSize, german.appearance) = ("de", .ax1, .dark)
    let english = try SceneVariant(on: "ipad-mini-6")
    let alone = try await [outcome(in: german) {}, outcome(in: english) {}]
    #expect(alone.map(\.pointSize) == [28, 17] && alone.map(\.style) == [.dark, .light])
    #expect(alone[0].text != alone[1].text && alone[0].screen != alone[1].screen && alone[0].frames != alone[1].frames)

    let outside = (UIScreen.main.bounds, UITraitCollection.current)
    let journal = Journal()
    async let first = outcome(in: german) { journal.steps.append("de") }
    async let second = outcome(in: english) { journal.steps.append("en") }
    let together = try await [first, second]
    expect(together, is: alone)
    // The layouts alternated.
    #expect(journal.steps.count == 12 && Set(journal.steps.prefix(6)) == ["de", "en"])
    #expect(UIScreen.main.bounds == outside.0 && UITraitCollection.current == outside.1)
  }
}
