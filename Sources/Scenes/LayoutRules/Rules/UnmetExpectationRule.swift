internal import Findings
internal import SceneLayouts
internal import Scenes

/// The rule for findings that the author of a scene expects, and for expected findings that are missing.
enum UnmetExpectationRule: LayoutRule {
  static let code = FindingCode(
    "unmet-expectation", .error, "A finding that the scene expects is missing.",
    why: """
      A scene that shows a mistake on purpose declares it with `finding` under `expect`, and the finding does not count
      as a fault. If it is missing, the scene no longer shows what it was written for: the layout was fixed, or the rule
      has changed.
      """,
    mend: """
      Remove the expectation if the layout is right. If only some layouts have the finding, restrict it with `when`.
      Expectations are not checked on devices and in languages that the scene does not name, in windows, and with other
      constants.
      """,
    example: """
      format: 1
      views: { follow: { size: 100x40 } }
      constraints:
        - follow: { center: safeArea }
      expect:
        - finding: ambiguous
      """)

  /// Returns no findings: the rule is about findings of other rules.
  static func findings(in layout: Layout) -> [Finding] { [] }

  /// Returns the codes for which some expectation demands a finding.
  static func codes(in expectations: [SceneExpectation]) -> Set<String> {
    Set(expectations.compactMap { $0.finding?.code })
  }

  /// Returns findings, with those that the scene expects as notes, and one for each expectation that none meets.
  ///
  /// Consequences of an expected finding are expected with it.
  static func judged(_ found: [Finding], in layout: Layout) -> [Finding] {
    let expectations = layout.resolved.expectations.filter { $0.finding != nil }
    guard !expectations.isEmpty else { return found }
    let expected = found.map { finding -> Finding in
      guard let expectation = expectations.first(where: { $0.isMet(by: finding) }) else { return finding }
      var expected = finding
      expected.severity = .note
      expected.isExpected = true
      expected.notes.append(Finding.Note("expected", at: expectation.source))
      return expected
    }
    guard layout.showsWhatItsSceneAsksFor else { return expected }
    let missing = expectations.filter { expectation in
      !found.contains { $0.unfolded.contains(where: expectation.isMet) }
    }
    return expected
      + layout.resolved.policy.applied(
        to: missing.compactMap { unmet($0, in: layout) }, views: layout.resolved.documentViews)
  }

  private static func unmet(_ expectation: SceneExpectation, in layout: Layout) -> Finding? {
    expectation.finding.map { code, view in
      let place: Finding.Message = view.map { " of \(layout.resolved.views[$0].nameInFindings)" } ?? ""
      return Finding(
        code: Self.code, message: "expected a finding '\(code)'\(place), but there is none",
        hint: "remove the expectation, or use 'when' to name the layouts that have the finding",
        source: expectation.source, excerpt: expectation.excerpt, views: view.map { [$0] } ?? [])
    }
  }
}

extension SceneExpectation {
  /// The code and view of the expected finding, or nil for other expectations.
  fileprivate var finding: (code: String, view: Int?)? {
    if case .finding(let code, let view) = claim { (code, view) } else { nil }
  }

  /// Whether a finding meets the expectation.
  func isMet(by found: Finding) -> Bool {
    finding.map { code, view in found.code.name == code && view.map(found.views.contains) ?? true } ?? false
  }
}

extension Layout {
  /// Whether the scene is laid out in a variant that it asks for. On other devices, in other languages and at other
  /// sizes, its expectations need not be met. A scene asks for every value of a choice that it leaves open, except for
  /// windows.
  fileprivate var showsWhatItsSceneAsksFor: Bool {
    let (asked, variant) = (resolved.selection, resolved.variant)
    func has<Value: Equatable>(_ choices: [Value], _ choice: Value) -> Bool {
      choices.isEmpty || choices.contains(choice)
    }
    let isOnItsDevice =
      asked.devices.isEmpty
      ? variant.device.window == nil : asked.devices.contains { $0.identifier == variant.device.identifier }
    return !isGivenUp && resolved.policy.missesExpectedFindings && isOnItsDevice
      && has(asked.orientations, variant.orientation) && has(asked.locales, variant.locale)
      && has(asked.textSizes, variant.textSize) && has(asked.appearances, variant.appearance)
      && has(asked.systemVersions.map(Optional.some), variant.systemVersion)
      && has(asked.accessibility, variant.accessibility)
  }
}
