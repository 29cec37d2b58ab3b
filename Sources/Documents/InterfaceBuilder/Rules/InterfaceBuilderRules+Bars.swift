extension InterfaceBuilderRules {
  /// The descriptions of the rules about bars and sheets.
  static let bars =
    navigationBars.descriptions + bottomBars.descriptions + sheets.descriptions + sheetGaps.descriptions
    + sheetTops.descriptions + sheetBottoms.descriptions

  /// The height of a navigation bar, in points.
  static let navigationBars = RuleTable<Double>(
    "height of a navigation bar",
    [
      InterfaceBuilderRule(
        "navigation-bar.large-sheet-xcode-26", "A bar with a large title in a sheet, since Xcode 26.", .from(24000),
        .all([.fact(.largeTitle), .fact(.sheet)]), 126, .counted(3, of: 3, "safe areas")),
      InterfaceBuilderRule(
        "navigation-bar.large-xcode-26", "A bar with a large title, since Xcode 26.", .from(24000), .fact(.largeTitle),
        106, .counted(5, of: 5, "safe areas")),
      InterfaceBuilderRule(
        "navigation-bar.large-sheet", "A bar with a large title in a sheet.", .all,
        .all([.fact(.largeTitle), .fact(.sheet)]), 108, .counted(1, of: 1, "safe areas")),
      InterfaceBuilderRule(
        "navigation-bar.sideways", "A bar in landscape, except on phones of 414 points and more, and never large.",
        .before(24000),
        .all([.fact(.sideways), .fact(.screen), .below(.screenHeight, 414), .not(.fact(.sheet))]), 32,
        .counted(6, of: 6, "roots")),
      InterfaceBuilderRule(
        "navigation-bar.large", "A bar with a large title.", .all, .fact(.largeTitle), 96,
        .counted(6, of: 6, "safe areas")),
      InterfaceBuilderRule(
        "navigation-bar.xcode-26", "A bar since Xcode 26.", .from(24000), .always, 54,
        .counted(2, of: 2, "safe areas")),
      InterfaceBuilderRule(
        "navigation-bar.sheet", "A bar in a sheet.", .all, .fact(.sheet), 56, .counted(2, of: 2, "safe areas")),
      InterfaceBuilderRule(
        "navigation-bar.tablet", "Tablets have had taller bars since iOS 12.",
        .from(14000), .all([.fact(.tablet), .fact(.screen)]), 50,
        .counted(3, of: 3, "safe areas")),
      InterfaceBuilderRule(
        "navigation-bar.square-canvas", "In Xcode 10, the square canvas has the bar of a tablet too.",
        .from(14000, before: 14491), .all([.fact(.tablet), .fact(.screenSize)]), 50,
        .counted(3, of: 4, "safe areas of one project")),
    ],
    otherwise: InterfaceBuilderRule(
      "navigation-bar.plain", "A bar on a phone.", .all, .always, 44, .counted(60, of: 68, "safe areas")))

  /// The height of a bottom bar, in points.
  static let bottomBars = RuleTable<Double>(
    "height of a bottom bar",
    [
      InterfaceBuilderRule(
        "bottom-bar.tabs", "A tab bar.", .all, .fact(.tabBar), 49, .counted(13, of: 16, "safe areas")),
      InterfaceBuilderRule(
        "bottom-bar.tools-notch", "The toolbar above a home indicator.", .all, .fact(.homeIndicator), 49,
        .counted(3, of: 3, "toolbars of navigation controllers")),
      InterfaceBuilderRule(
        "bottom-bar.tools-xcode-11", "Since Xcode 11, views end five points above other toolbars.", .from(14491),
        .fact(.screen), 49, .counted(7, of: 7, "scenes")),
    ],
    otherwise: InterfaceBuilderRule(
      "bottom-bar.tools", "The toolbar.", .all, .always, 44, .counted(4, of: 4, "constraints")))

  /// Whether a presented controller is shown in a sheet.
  static let sheets = RuleTable<Bool>(
    "presentation as a sheet",
    [
      InterfaceBuilderRule(
        "sheet.presented", "Since Xcode 11, controllers are presented as sheets.", .from(15000),
        .always, true, .counted(8, of: 9, "roots"))
    ],
    otherwise: InterfaceBuilderRule("sheet.none", "Others fill the screen.", false))

  /// The height of the screen above a sheet, in points.
  static let sheetGaps = RuleTable<Double>(
    "gap above a sheet",
    [
      InterfaceBuilderRule(
        "sheet-gap.notch", "A sheet leaves more space on a screen with a notch.", .all, .fact(.homeIndicator), 54,
        .counted(8, of: 9, "roots"))
    ],
    otherwise: InterfaceBuilderRule(
      "sheet-gap.button", "A sheet leaves the status bar visible on a screen with a home button.", .all, .always, 20,
      .seen("roots of sheets")))

  /// Whether a sheet has the top inset of the screen.
  static let sheetTops = RuleTable<Bool>(
    "top safe area of a sheet",
    [
      InterfaceBuilderRule(
        "sheet-top.xcode-13", "In Xcode 13.3 and 13.4, a sheet has the top inset of the screen.",
        .from(20000, before: 21000), .fact(.homeIndicator), true, .counted(2, of: 2, "safe areas"))
    ],
    otherwise: InterfaceBuilderRule(
      "sheet-top.below", "A sheet begins below the status bar.", .all, .always, false,
      .counted(7, of: 7, "safe areas")))

  /// Whether a sheet extends to the home indicator.
  static let sheetBottoms = RuleTable<Bool>(
    "bottom safe area of a sheet",
    [
      InterfaceBuilderRule(
        "sheet-bottom.xcode-13", "Since Xcode 13.3, a sheet does not extend to the home indicator.", .from(20000),
        .always, false, .counted(8, of: 8, "safe areas"))
    ],
    otherwise: InterfaceBuilderRule(
      "sheet-bottom.older", "A sheet extends to the home indicator.", .all, .always, true,
      .counted(8, of: 8, "safe areas")))
}
