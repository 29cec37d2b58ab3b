extension InterfaceBuilderRules {
  /// The descriptions of the rules about safe areas.
  static let safeAreas =
    scrolledRoots.descriptions + viewTops.descriptions + ownSizeTops.descriptions + ownSizeBottoms.descriptions
    + ownSizeBars.descriptions + statusRooms.descriptions + belowBars.descriptions + doubledInsets.descriptions
    + doubledTops.descriptions

  /// Whether a root has no safe area because it scrolls.
  static let scrolledRoots = RuleTable<Bool>(
    "root without safe area",
    [
      InterfaceBuilderRule(
        "root.cell", "A table cell in its own document has no safe area.", .all, .fact(.cell), true,
        .counted(2, of: 2, "safe areas of cells and reusable views")),
      InterfaceBuilderRule(
        "root.reusable", "A reusable view in its own document has no safe area.", .all, .fact(.reusable), true,
        .counted(2, of: 2, "safe areas of cells and reusable views")),
    ],
    otherwise: InterfaceBuilderRule("root.view", "Other roots have a safe area.", false))

  /// The top safe area of a top-level view in a xib, in points. Nil to use the screen's.
  static let viewTops = RuleTable<Double?>(
    "top safe area of a view in a xib",
    [
      InterfaceBuilderRule(
        "xib-top.sideways", "There is no status bar in landscape.", .all,
        .all([phoneWithButton, .fact(.sideways)]), 0, .counted(3, of: 3, "constraints")),
      InterfaceBuilderRule(
        "xib-top.tall", "Through Xcode 10, a tall view on a screen with a home button is under the status bar.",
        .before(14491), .all([phoneWithButton, .least(.rootHeight, 480)]), 20, .counted(35, of: 35, "constraints")),
      InterfaceBuilderRule(
        "xib-top.low", "Through Xcode 10, a short view on a screen with a home button is clear of the status bar.",
        .before(14491),
        phoneWithButton, 0, .counted(13, of: 13, "constraints")),
      InterfaceBuilderRule(
        "xib-top.xcode-11", "From Xcode 11 to 14, a view on a screen with a home button is clear of the status bar.",
        .from(14491, before: 22505), phoneWithButton, 0, .counted(25, of: 26, "constraints up to 21701")),
      InterfaceBuilderRule(
        "xib-top.xcode-15", "Since Xcode 15, a view on a screen with a home button is under the status bar.",
        .from(22505), phoneWithButton, 20, .counted(6, of: 6, "constraints")),
      InterfaceBuilderRule(
        "xib-top.tablet", "From Xcode 11 to 14, a view on a tablet is clear of the status bar.",
        .from(14491, before: 22505), .all([.fact(.screen), .fact(.tablet)]), 0, .counted(2, of: 2, "views")),
    ],
    otherwise: InterfaceBuilderRule("xib-top.screen", "Other views have the top inset of the screen.", nil))

  /// Whether a controller's view of a custom size is under the status bar.
  static let ownSizeTops = RuleTable<Bool>(
    "status bar over a root with its own size",
    [
      InterfaceBuilderRule(
        "own-size-top.wide", "Through Xcode 8, a root that is wider than the screen is clear of the status bar.",
        .before(13000), .least(.rootExcess, 0.5), false, .counted(17, of: 17, "constraints")),
      InterfaceBuilderRule(
        "own-size-top.wide-xcode-11",
        "From Xcode 11 to 14, a root that is wider than the screen is clear of the status bar again.",
        .from(14491, before: 22505), .least(.rootExcess, 0.5), false, .counted(6, of: 6, "constraints")),
      InterfaceBuilderRule(
        "own-size-top.low",
        "Through Xcode 10, a short root on the canvas or a screen with a home button is clear of the status bar.",
        .before(14491), .all([.any([phoneWithButton, .not(.fact(.screen))]), .below(.rootHeight, 400)]), false,
        .counted(10, of: 10, "roots")),
      InterfaceBuilderRule(
        "own-size-top.low-canvas", "Through Xcode 10, so is a root on the canvas that is shorter than any screen.",
        .before(14491), .all([.not(.fact(.screen)), .not(.fact(.olderScreen)), .below(.rootHeight, 490)]), false,
        .counted(2, of: 2, "roots")),
      InterfaceBuilderRule(
        "own-size-top.popover", "Through Xcode 16, a root in a popover of a phone is clear of the status bar.",
        .before(24000), .all([.fact(.popover), .not(.fact(.tablet))]), false, .counted(5, of: 5, "roots")),
      InterfaceBuilderRule(
        "own-size-top.tablet", "In Xcode 26, a root that is narrower than a tablet is clear of the status bar.",
        .from(24000), .all([.fact(.screen), .fact(.tablet), .below(.rootExcess, -0.5)]), false,
        .counted(2, of: 2, "roots")),
      InterfaceBuilderRule(
        "own-size-top.xcode-11",
        "From Xcode 11 to 14, a root with its own size is clear of the status bar on a screen with a home button.",
        .from(14491, before: 22505), phoneWithButton, false, .counted(3, of: 3, "roots")),
    ],
    otherwise: InterfaceBuilderRule("own-size-top.covered", "Other roots with their own size are under it.", true))

  /// Whether a root whose size differs from the screen's has the screen's bottom inset.
  static let ownSizeBottoms = RuleTable<Bool>(
    "bottom safe area of a root with its own size",
    [
      InterfaceBuilderRule(
        "own-size-bottom.old", "Through Xcode 10, a root with its own size extends to the home indicator.",
        .before(14491), .fact(.homeIndicator), true, .counted(3, of: 3, "views")),
      InterfaceBuilderRule(
        "own-size-bottom.wide", "A view in a xib that is wider than the screen extends to the home indicator.", .all,
        .all([.fact(.xib), .fact(.homeIndicator), .least(.rootExcess, 0.5)]), true, .counted(2, of: 2, "constraints")),
      InterfaceBuilderRule(
        "own-size-bottom.narrow",
        "From Xcode 11 to 14, a root in a storyboard that is narrower than the screen does not extend to it.",
        .from(14491, before: 21701),
        .all([.not(.fact(.xib)), .fact(.homeIndicator), .below(.rootExcess, -0.5)]), false,
        .counted(2, of: 2, "roots of one project")),
      InterfaceBuilderRule(
        "own-size-bottom.storyboard", "A root with its own size in a storyboard extends to the home indicator.", .all,
        .all([.not(.fact(.xib)), .fact(.homeIndicator)]), true, .counted(2, of: 2, "constraints")),
      InterfaceBuilderRule(
        "own-size-bottom.xib",
        "From Xcode 11 to 14, a view with its own size in a xib does not extend to the home indicator.",
        .from(14491, before: 22505), .all([.fact(.xib), .fact(.homeIndicator)]), false,
        .counted(24, of: 25, "constraints")),
      InterfaceBuilderRule(
        "own-size-bottom.xcode-15", "Since Xcode 15, a root with its own size extends to the home indicator.",
        .from(22505),
        .fact(.homeIndicator), true, .counted(3, of: 3, "constraints")),
    ],
    otherwise: InterfaceBuilderRule(
      "own-size-bottom.free", "Other roots with their own size do not extend to it.", false))

  /// Whether a root whose size differs from the canvas is above the bottom bar.
  static let ownSizeBars = RuleTable<Bool>(
    "bar below a root with its own size",
    [
      InterfaceBuilderRule(
        "own-size-bar.tabs", "Without a screen, a root as large as a screen of that time is above a tab bar.", .all,
        .all([.not(.fact(.screen)), .fact(.tabBar), .fact(.olderScreen)]), true, .counted(2, of: 2, "scenes"))
    ],
    otherwise: InterfaceBuilderRule(
      "own-size-bar.free", "Other roots with their own size have no bar below them.", false))

  /// Whether a screen reserves the height of its status bar if that is hidden.
  static let statusRooms = RuleTable<Bool>(
    "space of a hidden status bar",
    [
      InterfaceBuilderRule(
        "status-room.notch", "A notch keeps the space of a hidden status bar.", .all,
        .all([.fact(.homeIndicator), .not(.fact(.statusBar))]), true, .seen("controllers that hide it")),
      InterfaceBuilderRule(
        "status-room.tablet", "Tablets keep the space of a hidden status bar.", .all,
        .all([.fact(.tablet), .not(.fact(.statusBar))]), true, .seen("controllers that hide it")),
    ],
    otherwise: InterfaceBuilderRule("status-room.shown", "The space of the status bar disappears with it.", false))

  /// Whether bars above a root reduce its safe area.
  static let belowBars = RuleTable<Bool>(
    "root that begins below a bar",
    [
      InterfaceBuilderRule(
        "below-bar.beyond", "A root that extends beyond the screen has the insets of one that begins at its top.", .all,
        .all([.least(.rootBeyond, 0.5), .not(.fact(.opaqueBar))]), false, .counted(3, of: 3, "views"))
    ],
    otherwise: InterfaceBuilderRule(
      "below-bar.inside", "A bar does not cover a root that begins below it, and the screen ends with the root.",
      true))

  /// Whether the insets of the screen are added twice.
  static let doubledInsets = RuleTable<Bool>(
    "insets counted twice",
    [
      InterfaceBuilderRule(
        "insets.doubled",
        "Since Xcode 16.3, the insets of a phone with a notch count twice if the root fills the screen.",
        .from(23600), .all([.fact(.homeIndicator), .not(.fact(.tablet)), .fact(.screenSize)]), true,
        .counted(32, of: 32, "safe areas"))
    ],
    otherwise: InterfaceBuilderRule("insets.once", "Insets count once.", false))

  /// Whether the top inset of the screen is added twice while the bottom inset is added once.
  static let doubledTops = RuleTable<Bool>(
    "top inset counted twice",
    [
      InterfaceBuilderRule(
        "top-inset.doubled",
        "Xcode 26 counts the top inset twice if a controller's view is as wide as the screen, shorter than it and not "
          + "in a sheet.",
        .from(24000), .all([.fact(.homeIndicator), .not(.fact(.tablet)), .not(.fact(.sheet))]), true,
        .counted(4, of: 4, "views whose position is determined"))
    ],
    otherwise: InterfaceBuilderRule("top-inset.once", "The top inset counts once.", false))

  private static let phoneWithButton = RuleCondition.all([
    .fact(.screen), .not(.fact(.homeIndicator)), .not(.fact(.tablet)),
  ])
}
