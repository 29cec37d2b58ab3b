package import Findings
package import SceneLayouts
internal import Scenes
internal import Typography

/// A rule that finds one kind of fault in layouts.
protocol LayoutRule: SendableMetatype {
  static var code: FindingCode { get }

  /// Whether the rule is enabled for a layout: by default if it reports faults, or lints that are requested.
  static func isAsked(in resolved: ResolvedScene) -> Bool

  /// Returns the faults of a layout, in the order of the scene's views or constraints.
  static func findings(in layout: Layout) -> [Finding]

  /// Returns the faults of a layout, for rules that need to know which characters can be shown. By default the measurer
  /// is not used.
  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding]
}

extension LayoutRule {
  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    findings(in: layout)
  }

  /// Returns a finding about one view, located at the view or else at the scene.
  static func finding(
    about view: Int, in layout: Layout, severity: Finding.Severity? = nil, _ message: Finding.Message,
    hint: Finding.Message? = nil,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      code: code, severity: severity, message: message, hint: hint, notes: notes,
      source: layout.resolved.views[view].source ?? layout.resolved.source, views: [view])
  }

  static func isAsked(in resolved: ResolvedScene) -> Bool { !code.isLint || resolved.asks(for: code) }
}

extension ResolvedScene {
  /// Whether a lint is requested: with all lints, or by a level for its code in the project.
  package func asks(for code: FindingCode) -> Bool { hasLints || policy.asks(for: code) }
}
