extension InterfaceBuilderRules {
  /// The rules about single views in words.
  static let views =
    freshWidths.descriptions + freshHeights.descriptions + contentWidths.descriptions + contentGaps.descriptions
    + sliderInsets.descriptions + symbolInsets.descriptions + stackSpacings.descriptions

  /// The width of a plain view fresh from the library, in points.
  static let freshWidths = RuleTable<Double>(
    "width of a fresh view", [],
    otherwise: InterfaceBuilderRule(
      "fresh-view.width",
      "An empty view without a width keeps that of the library in a stack that does not stretch it.", .all, .always,
      240, .counted(4, of: 4, "documents")))

  /// The height of a plain view fresh from the library, in points.
  static let freshHeights = RuleTable<Double>(
    "height of a fresh view", [],
    otherwise: InterfaceBuilderRule(
      "fresh-view.height",
      "An empty view without a height keeps that of the library in a stack that does not stretch it.", .all, .always,
      128, .counted(5, of: 5, "views")))

  /// Tells whether the content view of a cell without a rectangle is as wide as the table, less this for an accessory,
  /// in points; nil for as wide as the cell.
  static let contentWidths = RuleTable<Double?>(
    "room of an accessory beside a content view without a rectangle",
    [
      InterfaceBuilderRule(
        "content-width.accessory", "The content view is as wide as the table less the accessory.", .all,
        .all([.fact(.tableAround), .fact(.accessory)]), 33, .counted(1, of: 1, "cells")),
      InterfaceBuilderRule(
        "content-width.table", "The content view is as wide as the table.", .all, .fact(.tableAround), 0,
        .counted(5, of: 5, "cells")),
    ],
    otherwise: InterfaceBuilderRule("content-width.cell", "The content view is as wide as the cell.", nil))

  /// The height of the separator below a content view without a rectangle, in points.
  static let contentGaps = RuleTable<Double>(
    "separator below a content view without a rectangle", [],
    otherwise: InterfaceBuilderRule(
      "content-height.separator", "The content view is a point lower than the cell.", .all, .always, 1,
      .counted(3, of: 3, "views")))

  /// Tells whether sliders reach no further than their track.
  static let sliderInsets = RuleTable<Bool>(
    "slider without alignment insets",
    [
      InterfaceBuilderRule(
        "slider-inset.xcode-26", "The sliders of Xcode 26 reach no further than their track.", .from(24000), .always,
        true, .counted(55, of: 55, "constraints"))
    ],
    otherwise: InterfaceBuilderRule(
      "slider-inset.current", "Sliders reach beyond their track.", .all, .always, false,
      .counted(361, of: 363, "constraints")))

  /// The distance from the frame of a symbol inwards to its alignment rectangle at the top and bottom, in points; nil
  /// where it is not known.
  static let symbolInsets = RuleTable<Double?>(
    "alignment inset of a symbol",
    [
      InterfaceBuilderRule(
        "symbol-inset.circle", "The frame of a symbol in a circle ends half a point inside its alignment rectangle.",
        .all, .fact(.circle), -0.5, .seen("symbols with a height of their own"))
    ],
    otherwise: InterfaceBuilderRule("symbol-inset.none", "Other symbols fill their frame.", nil))

  /// The standard distance of views in a stack, in points.
  static let stackSpacings = RuleTable<Double>(
    "standard spacing of a stack", [],
    otherwise: InterfaceBuilderRule(
      "stack-spacing.standard", "The standard spacing.", .all, .always, 8, .counted(278, of: 285, "constraints")))
}
