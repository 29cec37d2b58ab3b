/// The lengths for the layout of sheets, in points of the sheet.
package enum SheetMetrics {
  /// The margin on all sides.
  package static let margin = 48.0
  /// The distance from the heading of the sheet to the names of the columns.
  static let headerHeight = 84.0
  /// The height of the columns' names with the space below them.
  static let columnHeadingHeight = 52.0
  /// The gap between columns.
  static let columnGap = 40.0
  /// The gap between the words of a cell and the next row.
  static let rowGap = 44.0
  /// The gap between a cell's picture and its words.
  static let statusGap = 10.0
  /// The height of one line of small text.
  package static let lineHeight = 18.0
  /// The gap between row names and the first column.
  static let rowHeadingGap = 32.0
  /// The least width of a column, in which short words still fit.
  static let leastColumnWidth = 116.0
  /// The gap between the sections below the grid.
  static let sectionGap = 40.0

  /// The preferred width of a sheet, used if layouts are large enough at it.
  static let preferredWidth = 2200.0
  /// The least scale to which layouts are reduced for the preferred width.
  static let leastScale = 0.3
  /// The largest scale. Layouts are never enlarged, and a few small ones need not fill the sheet.
  static let largestScale = 1.0
  /// The largest width and height of a page.
  package static let limit = 4096.0
  /// The largest number of columns on a page.
  static let columnLimit = 8
}
