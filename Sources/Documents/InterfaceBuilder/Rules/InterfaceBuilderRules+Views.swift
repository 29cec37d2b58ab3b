extension InterfaceBuilderRules {
  /// The descriptions of the rules about single views.
  static let views =
    keptSizes.descriptions + keptWidths.descriptions + keptPlaces.descriptions + openFrames.descriptions
    + wholeFrames.descriptions + oldContents.descriptions + contentWidths.descriptions + contentGaps.descriptions
    + sliderInsets.descriptions + symbolInsets.descriptions + stackSpacings.descriptions

  /// Whether a view keeps its recorded size.
  static let keptSizes = RuleTable<Bool>(
    "size that a view keeps",
    [
      InterfaceBuilderRule(
        "kept-size.empty-view",
        "A view without subviews keeps its recorded size against constraints of up to 750 and its placeholder size.",
        .all,
        .fact(.emptyView), true, .counted(131, of: 133, "views")),
      InterfaceBuilderRule(
        "kept-size.text-view", "A text view that scrolls keeps its recorded size in the same way.", .all,
        .fact(.textView),
        true, .counted(6, of: 6, "views")),
      InterfaceBuilderRule(
        "kept-size.empty-image", "An image view without an image keeps its recorded size in the same way.", .all,
        .fact(.emptyImage), true, .counted(7, of: 7, "views that it moves")),
      InterfaceBuilderRule(
        "kept-size.empty-label",
        "An empty label in a stack keeps its recorded length along the stack, unless that is filled proportionally.",
        .all, .fact(.emptyLabel), true, .counted(17, of: 22, "labels")),
    ],
    otherwise: InterfaceBuilderRule(
      "kept-size.content", "Other views have the size of their content.", .all, .always, false, .seen("views")))

  /// The width that a view with subviews keeps, in points. Nil to use its content's.
  static let keptWidths = RuleTable<Double?>(
    "width that a view with subviews keeps",
    [
      InterfaceBuilderRule(
        "kept-width.open", "A view whose width neither subviews nor the stack determine is as wide as a new one.",
        .all, .fact(.openWidth), 240, .counted(1, of: 1, "views"))
    ],
    otherwise: InterfaceBuilderRule("kept-width.content", "Other views have the width of their content.", nil))

  /// Whether a view keeps its recorded position, even if its content needs another one.
  static let keptPlaces = RuleTable<Bool>(
    "position that a view keeps",
    [
      InterfaceBuilderRule(
        "kept-place.bar-item", "The custom view of a bar item without a recorded size stays at its recorded point.",
        .all,
        .fact(.pointInBar), true, .counted(4, of: 4, "views"))
    ],
    otherwise: InterfaceBuilderRule("kept-place.layout", "The layout decides the position of other views.", false))

  /// Whether a view whose place or size is open keeps its frame until the author updates it, instead of getting that of
  /// the layout. Xcode then marks it as misplaced.
  static let openFrames = RuleTable<Bool>(
    "frame of a view whose place or size is open",
    [
      InterfaceBuilderRule(
        "open-frame.kept", "Through Xcode 8, an open view keeps its frame and is misplaced if layout moves it.",
        .before(13000), .always, true, .counted(40, of: 40, "open views that layout moves"))
    ],
    otherwise: InterfaceBuilderRule(
      "open-frame.updated", "Since Xcode 9, an open view has the frame of the layout.", .from(13000), .always, false,
      .counted(108, of: 108, "open views that layout moves")))

  /// Whether frames are rounded to whole points, so that small differences mean nothing.
  static let wholeFrames = RuleTable<Bool>(
    "frames rounded to whole points",
    [
      InterfaceBuilderRule(
        "whole-frame.canvas", "The frames of a document without a screen are rounded to whole points.", .all,
        .not(.fact(.screen)), true, .seen("documents without a screen")),
      InterfaceBuilderRule(
        "whole-frame.xcode-9", "In Xcode 8 and 9, centers are rounded to whole points.", .before(14200), .always, true,
        .counted(26, of: 26, "views of 13 scenes")),
    ],
    otherwise: InterfaceBuilderRule(
      "whole-frame.pixels", "Frames are rounded to pixels.", .from(14200), .always, false,
      .counted(4, of: 6, "views that are one or two points off and marked as misplaced")))

  /// Whether the rectangle of a cell's content view is outdated if the cell is narrower than its table.
  static let oldContents = RuleTable<Bool>(
    "outdated content view of a narrow cell",
    [
      InterfaceBuilderRule(
        "old-content.xcode-6", "In Xcode 6, a cell that is narrower than its table has an outdated content view.",
        .from(6000, before: 7000), .fact(.tableAround), true, .counted(3, of: 3, "views of one cell"))
    ],
    otherwise: InterfaceBuilderRule("old-content.current", "Other content views have their rectangle.", false))

  /// How much narrower than the table the content view of a cell without a rectangle is, in points, to leave room for
  /// an accessory. Nil if it is as wide as the cell.
  static let contentWidths = RuleTable<Double?>(
    "space for an accessory next to a content view without a rectangle",
    [
      InterfaceBuilderRule(
        "content-width.accessory", "The content view is as wide as the table without the accessory.", .all,
        .all([.fact(.tableAround), .fact(.accessory)]), 33, .counted(1, of: 1, "cells")),
      InterfaceBuilderRule(
        "content-width.table", "The content view is as wide as the table.", .all, .fact(.tableAround), 0,
        .counted(5, of: 5, "cells")),
    ],
    otherwise: InterfaceBuilderRule("content-width.cell", "The content view is as wide as the cell.", nil))

  /// The height of the separator below a content view without a rectangle, in points.
  static let contentGaps = RuleTable<Double>(
    "separator below a content view without a rectangle",
    [
      InterfaceBuilderRule(
        "content-height.whole", "Without separators, the content view is as high as the cell.", .all,
        .not(.fact(.separator)), 0, .counted(95, of: 95, "constraints"))
    ],
    otherwise: InterfaceBuilderRule(
      "content-height.separator", "The content view is one point shorter than the cell.", .all, .always, 1,
      .counted(3, of: 3, "views")))

  /// Whether the alignment rectangle of a slider equals its frame.
  static let sliderInsets = RuleTable<Bool>(
    "slider without alignment insets",
    [
      InterfaceBuilderRule(
        "slider-inset.xcode-26", "The sliders of Xcode 26 end with their track.", .from(24000), .always,
        true, .counted(55, of: 55, "constraints"))
    ],
    otherwise: InterfaceBuilderRule(
      "slider-inset.current", "Sliders extend beyond their track.", .all, .always, false,
      .counted(361, of: 363, "constraints")))

  /// The top and bottom alignment insets of a symbol, in points. Nil if they are unknown.
  static let symbolInsets = RuleTable<Double?>(
    "alignment inset of a symbol",
    [
      InterfaceBuilderRule(
        "symbol-inset.circle", "The frame of a symbol in a circle ends half a point inside its alignment rectangle.",
        .all, .fact(.circle), -0.5, .counted(7, of: 7, "symbols with their own length")),
      InterfaceBuilderRule(
        "symbol-inset.chevron", "A chevron has an alignment rectangle as tall as the ones of taller symbols.", .all,
        .fact(.chevron), -1.75, .counted(18, of: 19, "symbols")),
    ],
    otherwise: InterfaceBuilderRule("symbol-inset.none", "Other symbols fill their frame.", nil))

  /// The standard spacing of a stack, in points.
  static let stackSpacings = RuleTable<Double>(
    "standard spacing of a stack", [],
    otherwise: InterfaceBuilderRule(
      "stack-spacing.standard", "The standard spacing.", .all, .always, 8, .counted(278, of: 285, "constraints")))
}
