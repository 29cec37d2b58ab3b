internal import AutoLayout
package import Findings
package import ReviewReports
internal import SceneLayouts
package import Scenes
internal import Typography

extension ReviewPlan {
  /// Returns the variants that a careful tester would check, each once (specification AUD-06): the usual ones, every
  /// screen in both orientations, and on the usual devices the other strings and colors.
  ///
  /// Properties that the user chose are not varied.
  static func thoroughVariants(of scene: Scene, _ selection: ReviewSelection) -> [SceneVariant] {
    var usual = selection
    usual.isThorough = false
    let (wanted, own) = (selection.variants, scene.selection)
    // One language, text size and appearance: taken from the first layout.
    var plain = usual
    if wanted.locales.isEmpty { plain.variants.locales = Array(own.locales.prefix(1)) }
    if wanted.textSizes.isEmpty { plain.variants.textSizes = Array(own.textSizes.prefix(1)) }
    if wanted.appearances.isEmpty { plain.variants.appearances = Array(own.appearances.prefix(1)) }
    plain.hasAllLanguages = false
    var screens = plain
    if wanted.devices.isEmpty { screens.variants.devices = scene.app.supported(among: SceneCoverage.screensAndPart) }
    let others = otherContents(of: scene, wanted).map { change in
      var other = plain
      change(&other.variants)
      return other
    }
    var seen: Set<SceneVariant> = []
    return ([usual, screens] + others).flatMap { variants(of: scene, selection: $0) }
      .filter { seen.insert($0).inserted }
  }

  /// Returns the text sizes, languages and appearances other than the plain ones, each as a change to the selection.
  private static func otherContents(
    of scene: Scene, _ wanted: VariantSelection
  ) -> [(inout VariantSelection) -> Void] {
    var changes: [(inout VariantSelection) -> Void] = []
    if wanted.textSizes.isEmpty { changes.append { $0.textSizes = [.xs, .ax5] } }
    if wanted.appearances.isEmpty { changes.append { $0.appearances = [.dark] } }
    if wanted.locales.isEmpty {
      let languages = [PseudoLocale.doubleName, PseudoLocale.mirroredName] + scene.languages
      changes.append { $0.locales = languages }
    }
    return changes
  }

  /// Returns the scene with findings about required checks that the planned layouts do not cover.
  static func tellingMissingChecks(
    _ scene: Scene, _ layouts: [PlannedLayout], _ selection: ReviewSelection
  ) -> Scene {
    guard !selection.requiredChecks.isEmpty, selection.hasChecklist else { return scene }
    let coverage = SceneCoverage(of: scene, by: layouts.map(\.variant), hasTrials: selection.isThorough)
    let findings = coverage.checks.filter { selection.requiredChecks.contains($0.check) && !$0.missing.isEmpty }.map {
      Finding(
        code: .checkNotRun,
        message: "'\($0.check.title)' was not run: \($0.missing.listed(atMost: 3)) "
          + "\($0.missing.count == 1 ? "is" : "are") missing",
        hint: $0.check.option.map { .init(kind: "option", "add \($0), or run all checks with --thorough") }
          ?? "run all checks with --thorough",
        source: scene.source)
    }
    return scene.telling(findings)
  }

  /// Returns the checklist of a scene, or nil if its layouts are not screens of an app, or none was made.
  ///
  /// - Parameters:
  ///   - scene: The scene in the plan.
  ///   - layouts: The layouts with their findings.
  ///   - trials: The findings of its trials.
  package func checklist(
    of scene: PlannedScene, _ layouts: [(variant: SceneVariant, findings: [Finding])], trials: [Finding]
  ) -> SceneChecklist? {
    guard selection.hasChecklist, scene.sweeps.isEmpty, !layouts.isEmpty else { return nil }
    let coverage = SceneCoverage(of: scene.scene, by: layouts.map(\.variant), hasTrials: selection.isThorough)
    return SceneChecklist(coverage.checks, layouts: layouts, trials: trials)
  }
}

extension ReviewSelection {
  /// Whether layouts are screens of an app, which a tester could check.
  package var hasChecklist: Bool { !isAsSaved && windows.isEmpty && stage == .run }
}

extension SceneCoverage {
  /// One device for each screen, and a third of the largest tablet.
  fileprivate static var screensAndPart: [Device] {
    screens + [screens.last { $0.idiom == .pad }?.showing(.third)].compactMap(\.self)
  }
}
