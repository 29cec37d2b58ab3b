extension InterfaceBuilderRules {
  /// The descriptions of the rules about table cells.
  static let cells =
    cellMargins.descriptions + cellHeightMargins.descriptions + cellTops.descriptions
    + cellAccessoryMargins.descriptions + rowReaches.descriptions

  /// The left and right margins of a table cell's content, in points.
  static let cellMargins = RuleTable<Double>(
    "cell margin",
    [
      InterfaceBuilderRule(
        "cell-margin.old", "Before safe areas, cells had margins of 8 points on all sides.", .before(13500), .always, 8,
        .counted(58, of: 62, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.unseen", "A cell below the end of its table has the margins of other views.",
        .from(13500, before: 19000), unseenCell, 8, .counted(6, of: 6, "constraints of one table")),
      InterfaceBuilderRule(
        "cell-margin.table-without-separators",
        "A cell in a table without separators has the margins of other views if it does not preserve the table's.",
        .from(14000, before: 17000),
        .all([.not(.fact(.separator)), .fact(.tableAround), .not(.fact(.preservedMargins)), narrowScreen]), 16,
        .counted(21, of: 21, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.no-separator", "Other cells without a separator have one point less.",
        .from(14000, before: 17000), .all([.not(.fact(.separator)), narrowScreen]), 15,
        .counted(26, of: 26, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.narrow-table", "A cell 320 points wide in a table has one point less.",
        .from(14000, before: 17000), .all([.fact(.tableAround), .most(.cellWidth, 320), narrowScreen]), 15,
        .counted(5, of: 5, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.tablet", "A cell in a narrow table of a tablet has one point less.",
        .from(14000, before: 17000), .all([.fact(.tablet), .below(.tableWidth, 414)]), 15,
        .counted(2, of: 2, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.narrow-cell", "A cell up to 320 points wide has narrow margins on a wide screen too.",
        .from(13000), .all([wideScreen, .most(.cellWidth, 320)]), 16, .counted(72, of: 72, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.narrow-canvas", "Without a screen, only the width of the cell matters.", .from(13000),
        .all([.not(.fact(.screen)), .below(.cellWidth, 414)]), 16, .counted(4, of: 4, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.wide-screen", "Cells have wide margins on screens of 393 points and more.", .from(13000),
        wideScreen, 20, .counted(333, of: 333, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.screen-390", "On screens of 390 points, cells have wide margins too.", .from(17000),
        .least(.screenWidth, 390), 20, .counted(50, of: 61, "labels of system cells")),
      InterfaceBuilderRule(
        "cell-margin.mini", "From Xcode 14 to 16, the iPhone 13 mini has wide margins in cells.",
        .from(21000, before: 24000), .fact(.renewedScreen), 20, .counted(5, of: 5, "constraints")),
      InterfaceBuilderRule(
        "cell-margin.wider-than-screen", "A cell that is wider than a narrow screen has wide margins.",
        .from(13000), .least(.cellExcess, 0.5), 20, .counted(46, of: 46, "constraints")),
    ],
    otherwise: InterfaceBuilderRule(
      "cell-margin.narrow-screen", "Cells have narrow margins on screens of up to 389 points.", .from(13000),
      narrowScreen, 16, .counted(236, of: 237, "constraints")))

  /// The top and bottom margins of a table cell's content, in points.
  static let cellHeightMargins = RuleTable<Double>(
    "cell margin at top and bottom",
    [
      InterfaceBuilderRule(
        "cell-height-margin.old", "Before safe areas, cells had margins of 8 points on all sides.", .before(13500),
        .always, 8, .counted(32, of: 36, "constraints")),
      InterfaceBuilderRule(
        "cell-height-margin.unseen", "A cell below the end of its table has the margins of other views.",
        .from(13500, before: 19000), unseenCell, 8, .counted(3, of: 3, "constraints of one table")),
      InterfaceBuilderRule(
        "cell-height-margin.xcode-26", "Xcode 26 gives cells more space.", .from(24000), .always, 15,
        .counted(64, of: 65, "constraints")),
    ],
    otherwise: InterfaceBuilderRule(
      "cell-height-margin.current", "Cells have 11 points above and below their content.", .from(13000), .always, 11,
      .counted(179, of: 186, "constraints")))

  /// Whether the top margin of a table cell's content includes the top inset of the screen.
  static let cellTops = RuleTable<Bool>(
    "top inset of the screen in a cell",
    [
      InterfaceBuilderRule(
        "cell-top.tall", "Through Xcode 10, a tall cell in its own document is under the status bar of a notch.",
        .before(14491), .all([.not(.fact(.tableAround)), .fact(.homeIndicator), .least(.cellHeight, 320)]), true,
        .counted(10, of: 10, "constraints"))
    ],
    otherwise: InterfaceBuilderRule(
      "cell-top.low", "Other cells are clear of it.", .all, .always, false, .counted(35, of: 36, "constraints")))

  /// The margin between the content of a table cell and its accessory, in points. Nil to use the other side's.
  static let cellAccessoryMargins = RuleTable<Double?>(
    "cell margin before an accessory",
    [
      InterfaceBuilderRule(
        "cell-accessory-margin.accessory", "Eight points remain before the accessory of a cell.", .from(13000),
        .fact(.accessory), 8, .counted(46, of: 46, "constraints"))
    ],
    otherwise: InterfaceBuilderRule("cell-accessory-margin.none", "Both sides have the same margin.", nil))

  /// How far beyond the end of a table the canvas loads its cells, in points. Nil if it loads all.
  ///
  /// The content view of a cell that is not loaded has no width yet, so Xcode marks its views as ambiguous. Bars reduce
  /// the height of the table. Scrolling the table on the canvas loads other cells.
  static let rowReaches = RuleTable<Double?>(
    "distance beyond the end of a table up to which cells are loaded",
    [
      InterfaceBuilderRule(
        "row-reach.large-title", "Under a large title, cells in the last 96 points of a table are not loaded.",
        .from(19000), .fact(.largeTitle), -96, .counted(8, of: 22, "cells")),
      InterfaceBuilderRule(
        "row-reach.bar", "Under a navigation bar, cells in the last 44 points of a table are not loaded.",
        .from(19000), .all([.fact(.navigationBar), .fact(.screenSize)]), -44, .counted(33, of: 39, "cells")),
      InterfaceBuilderRule(
        "row-reach.shortened", "A table shortened by a navigation bar loads cells up to 44 points below its end.",
        .from(19000), .fact(.navigationBar), 44, .counted(2, of: 2, "cells")),
      InterfaceBuilderRule(
        "row-reach.end", "Cells below the end of a table are not loaded.", .from(19000), .always, 0,
        .counted(44, of: 46, "cells")),
    ],
    otherwise: InterfaceBuilderRule(
      "row-reach.older", "Xcode 12.5 and older load all cells.", .before(19000), .always, nil,
      .counted(234, of: 236, "cells")))

  private static let unseenCell = RuleCondition.all([.least(.cellBeyond, 0), .not(.fact(.preservedMargins))])
  private static let wideScreen = RuleCondition.least(.screenWidth, 393)
  private static let narrowScreen = RuleCondition.below(.screenWidth, 393)
}
