import CCairo
import CairoDrawing
import Foundation
import HostFiles
import LayoutTestSupport
import SceneDrawing
import Scenes
import Testing

/// Pictures that were looked at and found good, by digests of their pixels.
///
/// Other fonts and other versions of the libraries draw letters otherwise: with them nothing is compared, and the test says
/// so. `RECORD_SNAPSHOTS=1` writes the digests of what is drawn here.
@Suite struct PictureGoldenTests {
  private static let file = SharedFolder.packagePath("Tests/CairoDrawingTests/Scenes/Goldens/pictures.txt")

  /// What decides how letters look, one line each: the libraries, and the digest of each font file that is used.
  private static let engines: [String] = {
    let libraries = DrawingIdentity.current.filter { !$0.hasPrefix("/") && !$0.hasPrefix("fontconfig") }
    let fonts = [
      "opentype/inter/Inter-Regular.otf", "opentype/inter/Inter-Medium.otf", "opentype/inter/Inter-SemiBold.otf",
      "opentype/inter/Inter-Bold.otf", "truetype/noto/NotoSansArabic-Regular.ttf",
      "truetype/noto/NotoSansArabic-Bold.ttf",
    ].map { path in
      let digest = try? ContentDigest(ofFile: "/usr/share/fonts/\(path)")
      return "\(path.split(separator: "/").last ?? "") \(digest?.text ?? "missing")"
    }
    return libraries + ["freetype \(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"] + fonts
  }()

  /// The lines of the file: what draws, and the digests of the pictures.
  private static let recorded: [String] =
    (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" }

  /// What draws otherwise here than where the pictures were recorded.
  private static var differences: [String] { engines.filter { !recorded.contains($0) } }

  private static func pictures() async throws -> [(name: String, digest: String)] {
    let small = DeviceCatalogue.devices(named: "iphone-se-1")
    let login = try await ExampleLayouts.layouts(
      in: "Scenes/Login",
      VariantSelection(
        devices: small, orientations: [.portrait], locales: ["en", "ar"], textSizes: [.l],
        appearances: Appearance.allCases))
    let broken = try await ExampleLayouts.layouts(
      in: "Scenes/Broken", VariantSelection(devices: small, orientations: [.portrait], locales: ["en"]))
    let rasterizer = try CairoRasterizer()
    let measurer = try CairoTextMeasurer()
    return try (login + broken).map { example in
      let picture = example.layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer)
      let image = try #require(DecodedImage(try rasterizer.png(of: picture, scale: 2)))
      return (example.name, image.digest)
    }
  }

  @Test(
    .enabled(
      if: differences.isEmpty || isRecording,
      "Nothing is compared; here is \(differences.joined(separator: ", ")) instead"))
  func `layouts are drawn as recorded, pixel for pixel`() async throws {
    let pictures = try await Self.pictures()
    let lines = pictures.map { "\($0.name) \($0.digest)" }
    if Self.isRecording {
      let text = (Self.engines + lines).map { "\($0)\n" }.joined()
      try text.write(toFile: Self.file, atomically: true, encoding: .utf8)
      return
    }
    #expect(pictures.count >= 5)
    for (picture, line) in zip(pictures, lines) {
      #expect(Self.recorded.contains(line), "\(picture.name) is drawn otherwise; look at it before it is recorded anew")
    }
  }
}
