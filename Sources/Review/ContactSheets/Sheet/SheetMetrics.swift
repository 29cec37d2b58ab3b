/// The lengths that sheets are laid out with, in points of the sheet.
package enum SheetMetrics {
  /// Around everything.
  package static let margin = 48.0
  /// From the heading of the sheet to the names of the columns.
  static let headerHeight = 84.0
  /// The names of the columns with the space below them.
  static let columnHeadingHeight = 52.0
  /// Between columns.
  static let columnGap = 40.0
  /// Between the words of a cell and the next row.
  static let rowGap = 44.0
  /// From a cell down to its words.
  static let statusGap = 10.0
  /// One line of small text.
  package static let lineHeight = 18.0
  /// From row names to the first column.
  static let rowHeadingGap = 32.0
  /// The least width of a column, in which short words still fit.
  static let leastColumnWidth = 116.0
  /// Between the parts below the grid.
  static let sectionGap = 40.0

  /// The width that sheets are fitted into where this leaves layouts large enough.
  static let preferredWidth = 2200.0
  /// The scale down to which sheets are kept at the preferred width.
  static let leastScale = 0.3
  /// The largest scale: layouts are never enlarged, and a few of them need not fill the sheet.
  static let largestScale = 1.0
  /// The largest width and height of a page.
  package static let limit = 4096.0
  /// The most columns of a page.
  static let columnLimit = 8
}
