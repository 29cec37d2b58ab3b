import CairoDrawing
import LayoutPreviews
import LayoutReview
import ReviewPlans
import ReviewReports
import SceneLayouts
import Scenes
import Testing
import Typography
import UIKit

@testable import Screens

/// A screen in code has the same layouts as its scene: the output of `solve` is the same to the byte.
@MainActor
struct ScreenTwinTests {
  /// A screen in code and its scene.
  struct Twin: Sendable, CustomTestStringConvertible {
    let scene: String
    let preview: Preview

    var testDescription: String { scene }
  }

  @Test(arguments: [
    Twin(scene: "Screens/ArticleCard", preview: Preview("Article card") { ArticleCardController() }),
    Twin(scene: "Screens/Calendar", preview: Preview("Calendar") { CalendarController() }),
    Twin(scene: "Screens/Chat", preview: Preview("Chat") { ChatController() }),
    Twin(scene: "Screens/Checkout", preview: Preview("Checkout") { CheckoutController() }),
    Twin(scene: "Login/Login", preview: Preview("Login") { LoginController() }),
    Twin(scene: "Screens/MediaPlayer", preview: Preview("Media player") { MediaPlayerController() }),
    Twin(scene: "Screens/Profile", preview: Preview("Profile") { ProfileController() }),
    Twin(scene: "Screens/Settings", preview: Preview("Settings") { SettingsController() }),
    Twin(scene: "Screens/SignIn", preview: Preview("Sign in") { SignInController() }),
    Twin(scene: "Trips/Trips", preview: Preview("Trips") { TripsController() }),
  ])
  func `a screen in code has the frames of its scene on all devices`(twin: Twin) async throws {
    let path =
      "\(#filePath.prefix(upTo: #filePath.range(of: "/Tests/")!.lowerBound))/Scenes/\(twin.scene).scene.yaml"
    var selection = ReviewSelection()
    selection.variants.locales = ["en"]
    selection.variants.textSizes = [.l, .ax2]
    selection.variants.appearances = [.light]
    selection.variants.states = [nil]
    let written = try await ReviewPlan(documentsAt: [path], selection: selection)
    selection.variants.devices = written.scenes[0].scene.selection.devices
    selection.variants.orientations = written.scenes[0].scene.selection.orientations
    let made = try PreviewReview(of: [twin.preview], selection: selection).laidOut()
    let expected = try await lines(of: written)
    let found = try await lines(of: made)
    #expect(found.count == expected.count)
    let differences = zip(found, expected).filter { $0 != $1 }.map { "\($0), not \($1)" }
    #expect(differences.isEmpty, "\(differences.prefix(3).joined(separator: "\n"))")
  }

  private func lines(of plan: ReviewPlan) async throws -> [String] {
    try await plan.solveLayouts(measuringTextWith: { try CairoTextMeasurer() }, workers: 1) { _, layout in
      GeometryLine.lines(of: layout).map { line in
        var line = line
        (line.documentPath, line.scene) = ("", "")
        return line.json
      }
    }.flatMap { $0 ?? [] }
  }
}
