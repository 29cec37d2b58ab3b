package import JSON
package import LayoutRules
internal import SceneLayouts
package import Scenes

/// A sweep of a scene, with findings that can be read without the scene.
package struct SweepReport: Sendable, Hashable {
  package let sweep: LayoutSweep
  /// The findings, in order, with the names of their views.
  package let findings: [FindingReport]

  package init(_ sweep: LayoutSweep, of scene: Scene) {
    self.sweep = sweep
    findings = sweep.findings.map { FindingReport($0.finding, in: scene.views) }
  }

  package var value: JSONValue {
    let variant = sweep.variant
    return [
      "axis": .string(sweep.size.name), "range": .range(sweep.size.range), "variant": .string(variant.identifier),
      "pieces": .array(sweep.pieces.map { .range($0.range) }),
      "breakpoints": .array(
        sweep.breakpoints.map { ["at": .number($0.length.inThousandths), "changes": .strings($0.changes)] }),
      "findings": .array(
        zip(findings, sweep.findings).map {
          ["finding": $0.value, "ranges": .array($1.ranges.map(JSONValue.range))]
        }),
    ]
  }
}

extension JSONValue {
  /// Returns the ends of a range of sizes, rounded to thousandths of points, since further digits depend on rounding
  /// errors.
  fileprivate static func range(_ range: ClosedRange<Double>) -> JSONValue {
    [.number(range.lowerBound.inThousandths), .number(range.upperBound.inThousandths)]
  }
}

extension Double {
  fileprivate var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
