package import ReviewReports
package import Scenes

/// A current layout beside the one that it is compared with.
package struct LayoutPair: Sendable {
  package var variant: SceneVariant
  /// The layout to compare with, whose views have the paths of the current ones; nil if there is none.
  package var before: LayoutRecord?
  /// The current layout.
  package var after: LayoutRecord
  /// The differences, in the order of the views; empty without a layout to compare with.
  package var changes: [LayoutChange] = []

  /// Returns the current layouts of a scene, each beside the one of the same variant.
  ///
  /// - Parameters:
  ///   - records: The current layouts with their variants.
  ///   - baseline: The layouts to compare with.
  ///   - isRemoved: Whether the author removed a view with this id.
  ///   - tolerance: The largest difference between the numbers of equal frames, in points.
  static func pairs(
    of records: [(variant: SceneVariant, record: LayoutRecord)], with baseline: [LayoutRecord],
    without isRemoved: (String) -> Bool, tolerance: Double
  ) -> [LayoutPair] {
    let before = Dictionary(baseline.map { ($0.variant, $0) }, uniquingKeysWith: { first, _ in first })
    return records.map { variant, record in
      var pair = LayoutPair(
        variant: variant, before: before[record.variant]?.named(as: record, without: isRemoved), after: record)
      if let before = pair.before {
        pair.changes = LayoutChange.changes(from: before, to: record, tolerance: tolerance)
      }
      return pair
    }
  }
}
