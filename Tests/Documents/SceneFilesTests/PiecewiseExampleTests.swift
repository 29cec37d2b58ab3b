import DocumentTestSupport
import Foundation
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Compares the piecewise frames of the example scenes with layouts in windows of random sizes.
///
/// Tests all scenes at many sizes if `RENDER_LAYOUTS_ALL_SWEEPS` is set, and otherwise a few of them at some.
@Suite struct PiecewiseExampleTests {
  private static let isThorough = ProcessInfo.processInfo.environment["RENDER_LAYOUTS_ALL_SWEEPS"] != nil
  private static let names =
    isThorough
    ? Example.all : ["CarValet/CarValet", "Department/DepartmentUndecided", "Broken/BrokenOnPurpose", "Login/Login"]
  private static let count = isThorough ? 1000 : 40

  @Test(arguments: names)
  func `interpolated frames at random sizes are those of layouts at these sizes`(name: String) throws {
    let scene = try Example.scene(name)
    let device = try #require(scene.selection.devices.last ?? DeviceCatalogue.devices(named: "ipad-mini-6").first)
    let variant = SceneVariant(device: device, orientation: .portrait, locale: scene.selection.locales.first ?? "en")
    let measurer = FixedPitchTextMeasurer()
    let piecewise = try scene.piecewiseLayout(of: variant, pieceLimit: 3000, measuringTextWith: measurer) {
      scene.resolved(for: $0)
    }
    var random = SeededRandomNumberGenerator(seed: 8)
    func extent() -> Double { Double(Int.random(in: 640...2732, using: &random)) / 2 }
    var unknownCount = 0
    for _ in 0..<Self.count {
      let size = Size(width: extent(), height: extent())
      var resolved = scene.resolved(for: variant.inWindow(of: size))
      resolved.surroundings = .screen
      let frames = resolved.layout(measuringTextWith: measurer).absoluteFrames
      guard let known = piecewise.absoluteFrames(at: size) else {
        unknownCount += 1
        continue
      }
      let difference = zip(known, frames).enumerated().first { $0.element.0 != $0.element.1 }
      #expect(difference.map { "\(scene.views[$0.offset].name): \($0.element)" } == nil, "\(name) at \(size.pointText)")
    }
    // The piecewise result has no frames for some sizes with many different conflicts, because it must not be wrong.
    #expect(unknownCount < Self.count / 4)
  }
}
