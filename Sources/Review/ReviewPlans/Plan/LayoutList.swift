internal import JSON
internal import Scenes
internal import Typography

/// The layouts of a plan, one row each, in the order they are solved.
package struct LayoutList: Sendable, Hashable {
  private let plan: ReviewPlan

  package init(of plan: ReviewPlan) { self.plan = plan }

  private var rows: [(scene: Scene, variant: SceneVariant)] {
    plan.layouts.map { (plan.scenes[$0.scene].scene, $0.variant) }
  }

  /// The names of the layouts' files: `login/iphone-16-pro.portrait.de.l.light`.
  package var names: [String] { plan.layouts.map { "\(plan.scenes[$0.scene].slug)/\($0.name)" } }

  /// A table with a row for each layout below its headings. It has a column of accessibility settings if a layout has
  /// any.
  package var table: [[String]] {
    let showsSettings = rows.contains { !$0.variant.accessibility.isEmpty }
    func settings(_ cell: String) -> [String] { showsSettings ? [cell] : [] }
    let headings = ["scene", "state", "device", "orientation", "locale", "text size", "appearance"]
    return [headings + settings("accessibility") + ["document"]]
      + rows.map { scene, variant in
        [
          scene.name, variant.state ?? "", variant.device.name, variant.orientation.rawValue, variant.locale,
          variant.textSize.rawValue, variant.appearance.rawValue,
        ] + settings(variant.accessibility.title ?? "") + [scene.documentPath]
      }
  }

  /// A JSON array with one object for each layout, with a line break at the end.
  package var json: String {
    let values = zip(names, rows).map { name, row -> JSONValue in
      [
        "name": .string(name), "scene": .string(row.scene.name), "document": .string(row.scene.documentPath),
        "device": .string(row.variant.device.name), "orientation": .string(row.variant.orientation.rawValue),
        "locale": .string(row.variant.locale), "state": .optional(row.variant.state),
        "textSize": .string(row.variant.textSize.rawValue), "appearance": .string(row.variant.appearance.rawValue),
        "accessibility": row.variant.accessibility.isEmpty ? nil : .string(row.variant.accessibility.word),
      ]
    }
    return JSONValue.array(values).lines(before: "\n")
  }
}
