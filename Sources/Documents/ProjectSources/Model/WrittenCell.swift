/// The content that a class shows in cells with UIKit's own look: cells that it dequeues, or itself if it is such a
/// cell.
package struct WrittenCell: Sendable, Hashable {
  /// The parts of a cell that code sets.
  package struct Parts: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let title = Parts(rawValue: 1)
    package static let detail = Parts(rawValue: 2)
    package static let image = Parts(rawValue: 4)
    /// A detail of a content configuration, which any cell shows, even one without a label for it.
    package static let secondaryText = Parts(rawValue: 8)
    /// A detail of a content configuration at the trailing edge.
    package static let value = Parts(rawValue: 16)
    /// The groups with margins of a collection that looks like a table.
    package static let insetGrouped = Parts(rawValue: 32)
  }

  package var parts: Parts = []
  /// The accessory as written: `disclosureIndicator`, `UITableViewCellAccessoryCheckmark`. Nil for none.
  package var accessory: String?
  /// The style with which a cell class initializes its superclass, as written. Nil for none.
  package var style: String?

  /// Creates a cell of which nothing is known.
  package init() {}

  /// Adds what another part of the class sets.
  mutating func add(_ other: WrittenCell) {
    parts.formUnion(other.parts)
    accessory = accessory ?? other.accessory
    style = style ?? other.style
  }
}
