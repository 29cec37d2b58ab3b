internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the layout margins of a view: insets, or a word for the system margins in table cells.
struct MarginsReader {
  let context: ReadingContext

  /// The word for the margins of a cell and its content view.
  static let cell = "cell"
  /// The word for the margins of a cell with an accessory, which replaces the margin next to it.
  static let cellWithAccessory = "cellWithAccessory"

  /// Reads the keys of a view about margins.
  func read(_ node: YAMLNode, _ margins: inout ViewMargins) {
    if let preserves = node["preservesSuperviewMargins"] {
      margins.preservesSuperviewMargins = context.flag(preserves, "'preservesSuperviewMargins'") ?? false
    }
    if let insets = node["insetsFromSafeArea"] {
      margins.insetsFromSafeArea = context.flag(insets, "'insetsFromSafeArea'") ?? true
    }
    if let follows = node["followsReadableWidth"] {
      margins.followsReadableWidth = context.flag(follows, "'followsReadableWidth'") ?? false
    }
    guard let value = node["margins"] else { return }
    switch value.scalar {
    case Self.cell: margins.role = .cell(hasAccessory: false)
    case Self.cellWithAccessory: margins.role = .cell(hasAccessory: true)
    default:
      guard let read = context.insets(value, "'margins'") else { return }
      margins.stated = read.insets
      margins.isDirectional = read.isDirectional
    }
  }
}
