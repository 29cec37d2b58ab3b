import Findings
import Geometry
import ReviewReports
import Scenes
import Testing

/// The densities of screens that the checklist of a scene with images requires.
@Suite struct DensityCoverageTests {
  /// Returns what is missing for the densities of an app on all screens that it gets, or on one device.
  private func missing(_ app: AppSettings, on device: String? = nil) throws -> [String] {
    var scene = Scene(
      name: "Logo", documentPath: "Logo.xib", source: .init(path: "Logo.xib", line: 1, column: 1),
      views: [View(name: "logo", superview: nil, content: .image(ImageContent()))])
    scene.app = app
    let devices = app.supported(among: device.map(DeviceCatalogue.devices(named:)) ?? SceneCoverage.screens)
    let variants = VariantSelection(devices: devices, orientations: [.portrait]).variants(fallback: VariantSelection())
    let checks = SceneCoverage(of: scene, by: variants, hasTrials: true).checks
    return try #require(checks.first { $0.check == .densities }).missing
  }

  @Test func `only densities of screens that the app gets are required`() throws {
    var small = AppSettings(idioms: [.phone])
    small.launchImageSizes = [Size(width: 320, height: 568)]
    #expect(try missing(small).isEmpty)
    #expect(try missing(AppSettings()).isEmpty)
    #expect(try missing(AppSettings(), on: "iPhone SE (3rd gen)") == ["a screen with 3 pixels per point"])
    #expect(try missing(AppSettings(idioms: [.pad]), on: "iPad mini (6th gen)").isEmpty)
  }
}
