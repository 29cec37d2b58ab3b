internal import AutoLayout
internal import Geometry
package import Scenes
internal import Typography

/// The layouts of a scene that answer a tester's question, and the missing ones.
package struct CheckCoverage: Sendable, Hashable {
  /// The question.
  package let check: TesterCheck
  /// The variants whose layouts answer it.
  package let variants: [SceneVariant]
  /// The missing layouts, as text; empty if all exist.
  package let missing: [String]
}

/// The tester's questions that apply to a scene, and the layouts that answer them (specification AUD-06).
package struct SceneCoverage {
  private let scene: Scene
  private let variants: [SceneVariant]
  /// Whether trials rotate the device and show the keyboard.
  private let hasTrials: Bool
  /// The variants with the language, text size and appearance of the first. The others count for separate questions.
  private let plain: [SceneVariant]

  /// Creates the coverage of a scene by layouts in the given variants.
  package init(of scene: Scene, by variants: [SceneVariant], hasTrials: Bool) {
    self.scene = scene
    self.variants = variants
    self.hasTrials = hasTrials
    plain = variants.filter { variant in
      variants.first.map {
        $0.locale == variant.locale && $0.textSize == variant.textSize && $0.appearance == variant.appearance
      } ?? false
    }
  }

  /// The questions that apply to the scene, in order.
  package var checks: [CheckCoverage] { TesterCheck.allCases.compactMap(coverage) }

  private func coverage(of check: TesterCheck) -> CheckCoverage? {
    switch check {
    case .phones: screens(check, of: .phone)
    case .tablets: screens(check, of: .pad)
    case .windows: windows
    case .orientations: orientations
    case .rotation: canTurn ? trial(check, "rotating the device and rotating it back") : nil
    case .smallestText: matching(check, "text size XS") { $0.textSize == .xs }
    case .largestText: matching(check, "text size AX5") { $0.textSize == .ax5 }
    case .longTexts: longTexts
    case .rightToLeft: matching(check, "a right-to-left language") { $0.direction == .rightToLeft }
    case .dark: matching(check, "the dark appearance") { $0.appearance == .dark }
    case .densities: densities
    case .keyboard: keyboard
    }
  }

  private func supports(_ idiom: Device.Idiom) -> Bool {
    scene.idiom ?? idiom == idiom && scene.app.supports(idiom)
  }

  /// One device for each screen that testers check. Devices with one pixel for each point no longer run new apps.
  package static let screens = DeviceCatalogue.onePerScreen.filter { $0.scale > 1 }

  /// One device for each screen that the scene supports.
  private var devices: [Device] {
    let supported = Self.screens.filter { supports($0.idiom) }
    return supported.isEmpty ? [] : scene.app.supported(among: supported)
  }

  private func matching(
    _ check: TesterCheck, _ words: String, _ matches: (SceneVariant) -> Bool
  ) -> CheckCoverage {
    let found = variants.filter(matches)
    return CheckCoverage(check: check, variants: found, missing: found.isEmpty ? [words] : [])
  }

  private func trial(_ check: TesterCheck, _ words: String) -> CheckCoverage {
    CheckCoverage(check: check, variants: plain, missing: hasTrials ? [] : [words])
  }

  // MARK: - Screens

  /// Returns the full-screen layouts on devices of the same size, in points.
  private func layouts(on device: Device) -> [SceneVariant] {
    plain.filter { $0.device.split == nil && $0.device.window == nil && $0.device.size == device.size }
  }

  private func screens(_ check: TesterCheck, of idiom: Device.Idiom) -> CheckCoverage? {
    guard supports(idiom) else { return nil }
    let missing = devices.filter { $0.idiom == idiom && layouts(on: $0).isEmpty }
    return CheckCoverage(
      check: check, variants: plain.filter { $0.device.idiom == idiom }, missing: missing.map(\.name))
  }

  private var windows: CheckCoverage? {
    func area(_ device: Device) -> Double { device.size.width * device.size.height }
    guard let least = devices.min(by: { area($0) < area($1) }), let most = devices.max(by: { area($0) < area($1) })
    else { return nil }
    let parts = plain.filter { $0.device.split == .third }
    // Without a launch storyboard an app is never shown next to another.
    let needsPart = supports(.pad) && scene.app.launchImageSizes == nil && parts.isEmpty
    return CheckCoverage(
      check: .windows, variants: layouts(on: least) + layouts(on: most) + parts,
      missing: [least, most].filter { layouts(on: $0).isEmpty }.map(\.name) + (needsPart ? ["a third of a tablet"] : [])
    )
  }

  private func ways(of idiom: Device.Idiom) -> [Orientation] {
    let held = scene.app.orientations[idiom]
    return Orientation.usual.filter { held?.contains($0) ?? true }
  }

  private var canTurn: Bool { Device.Idiom.allCases.contains { supports($0) && ways(of: $0).count > 1 } }

  private var orientations: CheckCoverage? {
    let missing = Device.Idiom.allCases.flatMap { idiom -> [String] in
      let shown = plain.filter { $0.device.idiom == idiom }
      guard !shown.isEmpty else { return [] }
      return ways(of: idiom).filter { way in !shown.contains { $0.orientation.general == way } }
        .map { "\($0.words) on a \(idiom == .phone ? "phone" : "tablet")" }
    }
    return CheckCoverage(check: .orientations, variants: plain, missing: missing)
  }

  // MARK: - Contents

  /// The layouts with longer text. A pseudo-language is longer than any real one; without it, all languages of the
  /// scene are needed.
  private var longTexts: CheckCoverage {
    let longer = variants.filter { variant in
      switch PseudoLocale(variant.locale) {
      case .accented, .double: true
      case .mirrored, nil: false
      }
    }
    let shown = Set(variants.map(\.locale))
    let others = scene.languages.filter { !shown.contains($0) }
    if longer.isEmpty, scene.languages.count > 1 {
      return CheckCoverage(check: .longTexts, variants: variants, missing: others)
    }
    return CheckCoverage(check: .longTexts, variants: longer, missing: longer.isEmpty ? ["text of double length"] : [])
  }

  private var densities: CheckCoverage? {
    let hasImages = scene.views.contains { view in
      switch view.content {
      case .image: true
      case .button(let button): button.image != nil
      default: false
      }
    }
    guard hasImages else { return nil }
    let scales = Set(devices.map(\.scale)).sorted()
    let missing = scales.filter { scale in !plain.contains { $0.device.scale == scale } }
    return CheckCoverage(
      check: .densities, variants: plain, missing: missing.map { "a screen with \(Int($0)) pixels per point" })
  }

  private var keyboard: CheckCoverage? {
    let hasFields = scene.views.contains { view in
      switch view.content {
      case .textField, .textView: true
      default: false
      }
    }
    guard hasFields else { return nil }
    guard scene.keyboard == .hidden else { return CheckCoverage(check: .keyboard, variants: plain, missing: []) }
    return trial(.keyboard, "the keyboard over it")
  }
}
