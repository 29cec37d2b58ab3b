extension InterfaceBuilderRules {
  /// The descriptions of the rules about screens.
  static let screens = renewedScreens.descriptions + canvasScales.descriptions + topInsets.descriptions

  /// Whether a screen has the size that Xcode 15 and later use for its name.
  static let renewedScreens = RuleTable<Bool>(
    "size of a screen that was redefined",
    [
      InterfaceBuilderRule(
        "screen.renewed", "The screen retina5_9 is that of an iPhone 13 mini.", .from(21000), .fact(.renewedScreen),
        true, .counted(5, of: 5, "safe areas"))
    ],
    otherwise: InterfaceBuilderRule(
      "screen.as-named", "A screen has the size of the device it is named after.", false))

  /// The pixels per point on the canvas of a document without a screen.
  static let canvasScales = RuleTable<Double>(
    "pixels per point without a screen",
    [
      InterfaceBuilderRule(
        "canvas.half-points", "Half points in the frames of a scene show two pixels per point.", .all,
        .fact(.halfPoints), 2, .counted(12, of: 12, "views of 3 scenes"))
    ],
    otherwise: InterfaceBuilderRule("canvas.whole-points", "Frames are rounded to whole points.", 1))

  /// The top inset of the screen without bars, in points. Nil to use the device's.
  static let topInsets = RuleTable<Double?>(
    "top inset of the screen",
    [
      InterfaceBuilderRule(
        "screen-top.plain-canvas", "From Xcode 11 to 14, a canvas without a screen has no status bar.",
        .from(14491, before: 21701), .not(.fact(.screen)), 0, .counted(12, of: 14, "safe areas")),
      InterfaceBuilderRule(
        "screen-top.canvas", "The canvas of a document without a screen has a status bar of 20 points.", .all,
        .not(.fact(.screen)), 20, .counted(58, of: 58, "safe areas")),
      InterfaceBuilderRule(
        "screen-top.button", "From Xcode 11 to 14, a controller has no status bar on a phone with a home button.",
        .from(14491, before: 21701),
        .all([.fact(.screen), .not(.fact(.homeIndicator)), .not(.fact(.tablet)), .not(.fact(.xib))]), 0,
        .counted(142, of: 145, "safe areas")),
      InterfaceBuilderRule(
        "screen-top.tablet", "In Xcode 11 and 12, a controller has no status bar on a tablet with a home button.",
        .from(14491, before: 19000),
        .all([.fact(.screen), .not(.fact(.homeIndicator)), .fact(.tablet), .not(.fact(.xib))]), 0,
        .counted(7, of: 7, "scenes of one project")),
      InterfaceBuilderRule(
        "screen-top.first-notch",
        "Through Xcode 14, screens with a notch had the inset of the first one, at the sides too.",
        .before(21000), .all([.least(.screenTop, 44), .below(.screenTop, 59)]), 44,
        .counted(277, of: 304, "safe areas")),
      InterfaceBuilderRule(
        "screen-top.first-mini", "Through Xcode 14.1, the iPhone 13 mini had the inset of larger phones.",
        .from(21000, before: 21600), .all([.least(.screenTop, 50), .below(.screenTop, 51)]), 47,
        .counted(3, of: 3, "safe areas")),
    ],
    otherwise: InterfaceBuilderRule("screen-top.device", "The screen has the inset of its device.", nil))
}
