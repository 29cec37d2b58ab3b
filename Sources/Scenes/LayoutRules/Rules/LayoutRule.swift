package import Findings
package import SceneLayouts
internal import Scenes
internal import Typography

/// A rule that finds one kind of fault in layouts.
protocol LayoutRule: SendableMetatype {
  /// The code of everything that the rule finds.
  static var code: FindingCode { get }

  /// True where somebody wants to hear of the rule in a layout: by default of faults, and of lints that are asked for.
  static func isAsked(in resolved: ResolvedScene) -> Bool

  /// The faults of a layout, in the order of the scene's views or constraints.
  static func findings(in layout: Layout) -> [Finding]

  /// The faults of a layout for a rule that asks which characters can be shown; a default asks nothing.
  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding]
}

extension LayoutRule {
  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    findings(in: layout)
  }

  /// A finding about one view, at the place of the view or else of the scene.
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
  /// True where lints are asked for: all of them, or this one by a level that the project gives to its code.
  package func asks(for code: FindingCode) -> Bool { hasLints || policy.asks(for: code) }
}
