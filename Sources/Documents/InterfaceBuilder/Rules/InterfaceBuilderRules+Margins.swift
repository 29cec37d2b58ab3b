extension InterfaceBuilderRules {
  /// The descriptions of the rules about margins of roots and plain views.
  static let margins =
    rootMargins.descriptions + rootHeightMargins.descriptions + rootMarginInsets.descriptions
    + scrolledMargins.descriptions

  /// The left and right margins of a root, in points.
  static let rootMargins = RuleTable<Double>(
    "root margin",
    [
      InterfaceBuilderRule(
        "root-margin.old-view", "Through Xcode 8, a xib root with a size of its own has the margins of other views.",
        .before(13000), ownSizeInXIB, 8, .counted(15, of: 15, "constraints")),
      InterfaceBuilderRule(
        "root-margin.old-canvas-view", "In Xcode 7 and 8, so have the views of xibs without a screen.",
        .from(8000, before: 13000), canvasInXIB, 8, .counted(4, of: 4, "constraints")),
      InterfaceBuilderRule(
        "root-margin.old-canvas", "Through Xcode 6, the square canvas has narrow margins.", .before(8000),
        .all([.not(.fact(.screen)), .below(.rootWidth, 1024)]), 16, .counted(46, of: 46, "constraints")),
      InterfaceBuilderRule(
        "root-margin.wider-than-screen", "A view in a xib that is wider than the screen has wide margins.", .all,
        .all([.fact(.xib), .fact(.screen), .least(.rootExcess, 0.5)]), 20, .counted(13, of: 13, "constraints")),
      InterfaceBuilderRule(
        "root-margin.canvas", "Without a screen, only the width of the root matters.", .all,
        .all([.not(.fact(.screen)), .below(.rootWidth, 414)]), 16, .counted(64, of: 64, "constraints")),
      InterfaceBuilderRule(
        "root-margin.wide-canvas", "Without a screen, wide roots have wide margins.", .all, .not(.fact(.screen)), 20,
        .counted(142, of: 144, "constraints")),
      InterfaceBuilderRule(
        "root-margin.wide", "Wide roots have wide margins.", .all, .least(.rootWidth, 414), 20,
        .counted(229, of: 239, "constraints")),
    ],
    otherwise: InterfaceBuilderRule(
      "root-margin.narrow", "Narrow roots have narrow margins, even on wide screens.", .all, .always, 16,
      .counted(311, of: 311, "constraints")))

  /// The top and bottom margins of a root without its safe area, in points.
  static let rootHeightMargins = RuleTable<Double>(
    "root margin at top and bottom",
    [
      InterfaceBuilderRule(
        "root-height-margin.old-view",
        "Through Xcode 8, a xib root with a size of its own has the margins of other views.", .before(13000),
        ownSizeInXIB, 8, .counted(13, of: 13, "constraints")),
      InterfaceBuilderRule(
        "root-height-margin.old-canvas-view", "In Xcode 7 and 8, so have the views of xibs without a screen.",
        .from(8000, before: 13000), canvasInXIB, 8, .seen("their margins at the sides")),
    ],
    otherwise: InterfaceBuilderRule("root-height-margin.none", "Roots have only their safe area.", 0))

  /// Whether the margins of a root include its safe area.
  static let rootMarginInsets = RuleTable<Bool>(
    "safe area in the margins of a root",
    [
      InterfaceBuilderRule(
        "root-inset.old", "Through Xcode 8, no margins included the safe area.", .before(13000), .always, false,
        .seen("roots of Xcode 8 and older"))
    ],
    otherwise: InterfaceBuilderRule("root-inset.current", "Margins include the safe area.", true))

  /// Whether the margins of a scrolled view include the safe area.
  static let scrolledMargins = RuleTable<Bool>(
    "safe area in the margins of a collection",
    [
      InterfaceBuilderRule(
        "scrolled-inset.collection", "The contents of a collection scroll away from the edges of the screen.", .all,
        .fact(.collectionAround), false, .seen("cells of collections")),
      InterfaceBuilderRule(
        "scrolled-inset.reusable", "A reusable view scrolls away from the edges of the screen.", .all,
        .fact(.reusable), false, .counted(2, of: 2, "safe areas of cells and reusable views")),
    ],
    otherwise: InterfaceBuilderRule(
      "scrolled-inset.none", "A collection cell in its own document has the safe area of a view.", .all, .always,
      true, .counted(5, of: 5, "constraints")))

  private static let canvasInXIB = RuleCondition.all([.fact(.xib), .not(.fact(.screen))])
  private static let ownSizeInXIB = RuleCondition.all([.fact(.xib), .not(.fact(.screenSize))])
}
