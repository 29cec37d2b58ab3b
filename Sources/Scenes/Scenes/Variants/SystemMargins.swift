package import Geometry

/// The layout margins that the system gives views.
package enum SystemMargins {
  /// The narrowest screen with room for wide margins, in points.
  package static let leastWideWidth = 414.0

  /// Returns the margins of the root view for a screen width: 16 points at both sides, or 20 if there is more space.
  package static func root(width: Double) -> EdgeInsets {
    let margin: Double = width < leastWideWidth ? 16 : 20
    return EdgeInsets(left: margin, right: margin)
  }

  /// The margins of views that are neither roots of controllers nor in cells, in points.
  package static let view = EdgeInsets(all: 8)

  /// The narrowest screen with wide margins in table cells, in points. Apple states no number. In documents for screens
  /// of 393 points, the labels of system cells begin at 20 points (51 of 51 cells without a picture, four projects), and
  /// custom cells have margins of 20 points (132 of 132 constraints of one project). For 390 points, labels begin at 20
  /// points in 50 of 50 cells of two projects, from Xcode 12 to 26. For 375 points and less it is 16.
  package static let leastWideCellScreen = 390.0

  /// Returns the margin at both sides of a table cell that is as wide as the screen, in points.
  package static func cellSide(screenWidth: Double) -> Double { screenWidth < leastWideCellScreen ? 16 : 20 }

  /// Returns the margin at both sides of a row with a separator and an accessory, in points. Rows that are narrower than
  /// the screen are in inset groups, whose accessories keep the narrow margin in documents for any screen.
  package static func rowSide(width: Double, screenWidth: Double) -> Double {
    cellSide(screenWidth: width < screenWidth ? 0 : screenWidth)
  }

  /// The widest cell with narrow margins on a screen with room for wide ones, in points.
  package static let greatestNarrowCellWidth = 320.0

  /// Returns the margins of a table cell's content. At the sides they equal the screen's, unless the cell is much
  /// narrower or wider than the screen. Before iOS 11 they are 8 points all round.
  package static func cell(
    width: Double, screenWidth: Double, hasAccessory: Bool, on system: CellSystem
  ) -> EdgeInsets {
    if system == .beforeSafeAreas { return EdgeInsets(all: 8) }
    let isWide = screenWidth < leastWideCellScreen ? width >= leastWideWidth : width > greatestNarrowCellWidth
    let side: Double = isWide ? 20 : 16
    let vertical: Double = system == .glass ? 15 : 11
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: hasAccessory ? 8 : side)
  }

  /// The systems whose cells have different margins.
  package enum CellSystem: Sendable, Hashable {
    /// Before iOS 11.
    case beforeSafeAreas
    /// From iOS 11 to iOS 18.
    case current
    /// iOS 26 and later.
    case glass
  }
}
