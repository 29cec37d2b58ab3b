/// The lengths for the layout of sheets, in points of the sheet.
package enum SheetMetrics {
  /// The margin on all sides.
  package static let margin = 20.0
  /// The margin on all sides of sheets of parts.
  static let partMargin = 12.0
  /// The distance from the heading of the sheet to the pictures.
  static let headerHeight = 60.0
  /// The height of the name of a layout over its picture, without its details.
  static let captionHeight = 22.0
  /// The gap between the name of a row and its layouts.
  static let headingGap = 8.0
  /// The gap between a title and details on the same line.
  static let wordGap = 8.0
  /// The gap between the name of a device, the name of its row before it, and its status after it.
  static let captionGap = 14.0
  /// The gap between columns.
  static let columnGap = 20.0
  /// The gap between the words of a cell and the next row.
  static let rowGap = 26.0
  /// The gap between the lines of a row.
  static let lineGap = 14.0
  /// The gap below flat pictures, to the next line or row: more would be a large part of the sheet.
  static let flatGap = 10.0
  /// The gap between the columns of flat pictures.
  static let flatColumnGap = 14.0
  /// The height of the name of a layout over its flat picture.
  static let flatCaptionHeight = 19.0
  /// The gap between a cell's picture and its words.
  static let statusGap = 10.0
  /// The height of one line of small text.
  package static let lineHeight = 18.0
  /// The smallest width of a column, wide enough for short words.
  static let leastColumnWidth = 116.0
  /// The largest height of pictures on the sheet that count as flat: the name of their row shares a line with the name
  /// of a device, and the gaps are smaller.
  static let flatHeight = 120.0
  /// The largest height, in points of the layouts, at which cells, headers and other components have a sheet of parts,
  /// with a smaller header and margins.
  static let partHeight = 400.0
  /// The gap between the sections below or next to the pictures.
  static let sectionGap = 20.0

  /// The preferred width of a sheet, used if layouts are large enough at it.
  static let preferredWidth = 2200.0
  /// The smallest scale to which layouts are reduced for the preferred width.
  static let leastScale = 0.3
  /// The largest scale of screens. They are never enlarged, and a few small ones need not fill the sheet.
  static let largestScale = 1.0
  /// The scales to choose from for parts. The one that leaves the least of the sheet empty is used, among those that
  /// leave parts on the sheet and no taller than ``partHeight``. The names of devices and the header are as large at
  /// any scale, so that they are less of the sheet at a large one; but at a smaller one, more layouts fit side by side.
  static let partScales = [2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1]
  /// The smallest width between the margins, which the header needs.
  static let leastWidth = 700.0
  /// The smallest width between the margins of sheets of parts, whose headers may need less.
  static let leastPartWidth = 320.0
  /// The largest width and height of a page.
  package static let limit = 4096.0
  /// The number of the widest columns that the scale fits on a page side by side. More of them wrap.
  static let scaleColumns = 5
  /// The maximum number of scenes in a line of the index.
  static let columnLimit = 8
}
