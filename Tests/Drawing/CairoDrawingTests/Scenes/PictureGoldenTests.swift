import CCairo
import CairoDrawing
import Foundation
import HostFiles
import LayoutTestSupport
import SceneDrawing
import Scenes
import Testing
import Typography

/// Compares pictures with reviewed ones, pixel for pixel.
///
/// Other fonts and other versions of the libraries draw letters differently, so the test then reports this and compares
/// nothing. `RECORD_SNAPSHOTS=1` records the current pictures. A differing picture is written to
/// `.build/differing-pictures`, together with the expected one and their difference.
@Suite struct PictureGoldenTests {
  private static let goldens = SharedFolder.packagePath("Tests/Drawing/CairoDrawingTests/Scenes/Goldens")
  private static let differing = SharedFolder.packagePath(".build/differing-pictures")
  private static let enginesFile = "\(goldens)/engines.txt"

  /// The versions of everything that affects the shapes of letters: the libraries, and the digest of each font file in
  /// use.
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

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" }

  /// The libraries and fonts that differ from those at the time of recording.
  private static var differences: [String] {
    let recorded = (try? String(contentsOfFile: enginesFile, encoding: .utf8))?.split(separator: "\n").map(String.init)
    return engines.filter { !(recorded ?? []).contains($0) }
  }

  private static func pictures() async throws -> [(name: String, file: [UInt8])] {
    let small = DeviceCatalogue.devices(named: "iphone-se-1")
    let login = try await ExampleLayouts.layouts(
      in: "Scenes/Login",
      VariantSelection(
        devices: small, orientations: [.portrait], locales: ["en", "ar"], textSizes: [.l],
        appearances: Appearance.allCases))
    let broken = try await ExampleLayouts.layouts(
      in: "Scenes/Broken", VariantSelection(devices: small, orientations: [.portrait], locales: ["en"]))
    let rasterizer = try CairoRasterizer(compression: .small)
    let measurer = try CairoTextMeasurer()
    return try (login + broken).map { example in
      let picture = example.layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer)
      return (example.name, try rasterizer.png(of: picture, scale: 2))
    }
  }

  @Test(
    .enabled(
      if: differences.isEmpty || isRecording,
      "not compared: this machine has \(differences.joined(separator: ", "))"))
  func `layouts are drawn as recorded, pixel by pixel`() async throws {
    let pictures = try await Self.pictures()
    #expect(pictures.count >= 5)
    if Self.isRecording {
      let lines = Self.engines.map { "\($0)\n" }.joined()
      try lines.write(toFile: Self.enginesFile, atomically: true, encoding: .utf8)
    }
    for (name, file) in pictures {
      let golden = URL(filePath: "\(Self.goldens)/\(name).png")
      if Self.isRecording {
        try Data(file).write(to: golden)
      } else {
        let expected = try Array(Data(contentsOf: golden))
        if expected != file { try Self.compare(file, with: expected, name) }
      }
    }
  }

  private static func compare(_ file: [UInt8], with expected: [UInt8], _ name: String) throws {
    let (actual, golden) = (try #require(DecodedImage(file)), try #require(DecodedImage(expected)))
    let difference = actual.difference(from: golden)
    guard difference.count > 0 else { return }
    try FileManager.default.createDirectory(atPath: differing, withIntermediateDirectories: true)
    try Data(expected).write(to: URL(filePath: "\(differing)/\(name).expected.png"))
    try Data(file).write(to: URL(filePath: "\(differing)/\(name).actual.png"))
    difference.image.write(to: "\(differing)/\(name).difference.png")
    Issue.record(
      """
      \(name) is drawn otherwise in \(difference.count) pixels; look at \(differing)/\(name).difference.png before it is \
      recorded anew
      """)
  }
}
