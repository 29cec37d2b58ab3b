import CairoDrawing
import Drawing
import Foundation
import Geometry
import LayoutReview
import ReviewPlans
import ReviewSetup
import SceneDrawing
import SceneLayouts
import Scenes
import Testing
import UIKit

@testable import LayoutPreviews

/// Catalog images and colors are drawn in code as they are in scenes.
@MainActor
struct ArtworkTests {
  /// The folder with the catalog of the sample package.
  private static let folder =
    "\(#filePath.prefix(upTo: #filePath.range(of: "/UIKit/LayoutPreviewsTests/")!.lowerBound))/Samples/Screens/Sources/Rows"

  /// The same image in a scene and in code.
  struct Twin: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var image = "Harbour"
    let scene: String
    let show: @MainActor @Sendable (UIImageView, UIImage) -> Void
  }

  @Test(
    arguments: [
      Twin(testDescription: "stretched", scene: "width: 90, height: 70") { view, image in view.image = image },
      Twin(testDescription: "filling", scene: "mode: scaleAspectFill, clips: true, width: 90, height: 70") {
        view, image in
        view.image = image
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
      },
      Twin(testDescription: "a template in the tint", image: "Stamp", scene: "tint: red, width: 90, height: 70") {
        view, image in
        view.image = image
        view.tintColor = .systemRed
      },
      Twin(
        testDescription: "a template in the tint of the image", image: "Stamp",
        scene: "tint: red, width: 90, height: 70"
      ) {
        view, image in
        view.image = image.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
      },
    ], [Appearance.light, .dark])
  func `an image is drawn as in a scene`(twin: Twin, appearance: Appearance) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: "\(Self.folder)/Rows.xcassets"), to: folder.appendingPathComponent("Rows.xcassets"))
    let path = folder.appendingPathComponent("Twin.scene.yaml").path
    let text = """
      format: 1
      scene: Twin
      views: { picture: { type: image, image: \(twin.image), \(twin.scene) } }
      constraints:
        - picture: { left: superview + 20, top: superview + 30 }
      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    selection.variants.appearances = [appearance]
    selection.readsArtwork = true
    let written = try await ReviewPlan(documentsAt: [path], selection: selection)
    let bundle = try #require(Bundle(path: Self.folder))
    let preview = Preview("twin") {
      let screen = UIView()
      screen.backgroundColor = .systemBackground
      let picture = UIImageView()
      if let image = UIImage(named: twin.image, in: bundle, compatibleWith: nil) { twin.show(picture, image) }
      picture.accessibilityIdentifier = "picture"
      picture.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 20),
        picture.topAnchor.constraint(equalTo: screen.topAnchor, constant: 30),
        picture.widthAnchor.constraint(equalToConstant: 90), picture.heightAnchor.constraint(equalToConstant: 70),
      ])
      return screen
    }
    let made = try PreviewReview(of: [preview], selection: selection).laidOut()
    let drawn = try await drawings(of: made)
    #expect(try await drawings(of: written) == drawn)
    #expect("\(drawn)".contains("image("))
  }

  @Test func `a catalog beside the sources is used if the bundle has none`() throws {
    let preview = Preview("stamp") { UIImageView(image: UIImage(named: "Stamp")) }
    let plan = try PreviewReview(of: [preview], below: Self.folder).laidOut()
    guard case .image(let image)? = plan.scenes[0].made.first?.resolved.views[0].content else {
      Issue.record("not an image")
      return
    }
    #expect(image.artwork?.files.count == 2)
    #expect(image.size == Size(width: 32, height: 40))
  }

  /// Returns the drawing commands of the layouts of a plan.
  private func drawings(of plan: ReviewPlan) async throws -> [[DrawingCommand]] {
    let library = ArtworkLibrary(decodingWith: try #require(ReviewEngines().decodeArtwork))
    let painter = ArtworkPainter(reading: library, pixelsPerPoint: 2, opacity: 1)
    return try await plan.solveLayouts(measuringTextWith: { try CairoTextMeasurer() }, workers: 1) { _, layout in
      guard let measurer = try? CairoTextMeasurer() else { return [] }
      return layout.displayList(
        style: LayoutDrawingStyle(overlays: []), measuringTextWith: measurer, artwork: painter
      ).commands
    }.map { $0 ?? [] }
  }
}
