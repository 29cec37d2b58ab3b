import DocumentTestSupport
import Findings
import Foundation
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Compares the sweeps of the example scenes with layouts at sizes a quarter of a point apart, each solved from
/// scratch.
///
/// Sweeps all scenes over all widths if `RENDER_LAYOUTS_ALL_SWEEPS` is set, which takes long in a debug build.
/// Otherwise it sweeps some of them over a range that the seed selects.
@Suite struct SweptExampleTests {
  private static let isThorough = ProcessInfo.processInfo.environment["RENDER_LAYOUTS_ALL_SWEEPS"] != nil
  private static let names =
    isThorough
    ? Example.all : ["CarValet/CarValet", "Department/DepartmentUndecided", "Broken/BrokenOnPurpose", "Login/Login"]

  /// Returns the widths that a scene is swept over.
  private func range(_ name: String) -> ClosedRange<Double> {
    guard !Self.isThorough else { return 320...1366 }
    var random = SeededRandomNumberGenerator(seed: 6)
    let start = Double(Int.random(in: 300...400, using: &random))
    return start...(start + 60)
  }

  @Test func `the first size of a range has its own layout if the next size changes something`() throws {
    let scene = try Example.scene("Screens/Settings")
    let sample = SweepSample(scene: scene, size: SweptSize(.horizontal, 320...321))
    let device = try #require(scene.selection.devices.last)
    let sweep = sample.sweep(SceneVariant(device: device, orientation: .portrait, locale: "en"))
    expect(sweep.pieces.first?.range.lowerBound, is: 320)
    expect(sample.differences(from: sweep, every: 0.25), is: [])
  }

  @Test(arguments: names)
  func `breakpoints agree with layouts a quarter of a point apart`(name: String) throws {
    let scene = try Example.scene(name)
    let sample = SweepSample(scene: scene, size: SweptSize(.horizontal, range(name)))
    let device = try #require(scene.selection.devices.last ?? DeviceCatalogue.devices(named: "ipad-mini-6").first)
    for locale in Self.isThorough && !scene.selection.locales.isEmpty ? scene.selection.locales : ["en"] {
      let variant = SceneVariant(device: device, orientation: .portrait, locale: locale)
      let sweep = sample.sweep(variant)
      expect(sweep.pieces.first?.range.lowerBound, is: sample.size.range.lowerBound)
      expect(sweep.pieces.last?.range.upperBound, is: sample.size.range.upperBound)
      let differences = sample.differences(from: sweep, every: 0.25)
      #expect(differences.prefix(5).joined(separator: "\n") == "", "\(name), \(locale)")
      if Self.isThorough {
        print("\(name) \(locale): \(sweep.breakpoints.count) breakpoints, \(sweep.lengths.count) with findings")
      }
    }
  }
}

/// A scene with the size that a sweep varies.
struct SweepSample {
  let scene: Scene
  let size: SweptSize

  private func resolve(_ variant: SceneVariant) -> ResolvedScene {
    var resolved = scene.resolved(for: variant)
    resolved.hasLints = true
    return resolved
  }

  /// Returns the sweep in a variant.
  func sweep(_ variant: SceneVariant) -> LayoutSweep {
    scene.sweep(size, of: variant, measuringTextWith: FixedPitchTextMeasurer(), resolving: resolve)
  }

  /// Returns the differences between a sweep and layouts at some sizes, in both directions.
  func differences(from sweep: LayoutSweep, every step: Double) -> [String] {
    stride(from: size.range.lowerBound, through: size.range.upperBound, by: step).flatMap { length -> [String] in
      let layout = resolve(size.variant(sweep.variant, at: length))
        .exactLayout(measuringTextWith: FixedPitchTextMeasurer())
      return [frameDifference(sweep, layout, length), findingDifference(sweep, layout, length)].compactMap(\.self)
    }
  }

  /// Returns the first difference of frames at a length, or nil. At a breakpoint, either of the two pieces may match.
  private func frameDifference(_ sweep: LayoutSweep, _ layout: Layout, _ length: Double) -> String? {
    let pieces = sweep.pieces.filter { $0.range.lowerBound - 1e-3 <= length && length <= $0.range.upperBound + 1e-3 }
    let isFound = pieces.contains { piece in
      zip(piece.frames(at: length), layout.absoluteFrames).allSatisfy { $0.isNear($1, within: 2e-3) }
    }
    if isFound { return nil }
    guard let piece = pieces.first else { return "\(length): no piece" }
    let view = zip(piece.frames(at: length), layout.absoluteFrames).enumerated().first {
      !$0.element.0.isNear($0.element.1, within: 2e-3)
    }
    return "\(length): \(layout.resolved.views[view?.offset ?? 0].name) \(String(describing: view?.element))"
  }

  private func findingDifference(_ sweep: LayoutSweep, _ layout: Layout, _ length: Double) -> String? {
    guard !sweep.lengths.contains(where: { abs($0 - length) < 2e-3 }),
      length - size.range.lowerBound > 2e-3, size.range.upperBound - length > 2e-3
    else { return nil }
    let sampled = Set(FindingIdentity.identities(of: layout.findings))
    let swept = Set(sweep.findings.filter { $0.ranges.contains { $0.contains(length) } }.map(\.identity))
    guard sampled != swept else { return nil }
    let missing = zip(FindingIdentity.identities(of: layout.findings), layout.findings).filter { !swept.contains($0.0) }
    let surplus = sweep.findings.filter { swept.contains($0.identity) && !sampled.contains($0.identity) }
    return "\(length): missing \(missing.map(\.1.message.text)), surplus \(surplus.map(\.finding.message.text))"
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
