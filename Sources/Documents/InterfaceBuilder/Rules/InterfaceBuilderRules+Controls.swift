extension InterfaceBuilderRules {
  /// The descriptions of the rules about control sizes.
  static let controls =
    progressHeights.descriptions + sliderHeights.descriptions + toolbarHeights.descriptions
    + navigationBarViewHeights.descriptions + searchBarHeights.descriptions + textFieldRooms.descriptions

  /// The height of a progress view, in points. Nil to use the height of its generation of controls.
  static let progressHeights = RuleTable<Double?>(
    "height of a progress view",
    [
      InterfaceBuilderRule(
        "progress-height.xcode-11", "In Xcode 11, progress views were still thin.", .from(15000, before: 17000),
        .always, 2, .counted(8, of: 8, "scenes"))
    ],
    otherwise: InterfaceBuilderRule(
      "progress-height.current", "Progress views have the height of their generation of controls.", nil))

  /// The height of a slider without the point by which its frame exceeds it, in points. Nil to use the height of its
  /// generation of controls.
  static let sliderHeights = RuleTable<Double?>(
    "height of a slider",
    [
      InterfaceBuilderRule(
        "slider-height.own-cell",
        "From Xcode 13 to 16, sliders are taller in a table cell that has its own document.",
        .from(20000, before: 24000), .fact(.ownCell), 33, .counted(23, of: 25, "sliders of one project"))
    ],
    otherwise: InterfaceBuilderRule(
      "slider-height.current", "Other sliders have the height of their generation of controls.", .all, .always, nil,
      .counted(17, of: 17, "sliders of Xcode 13 to 16 in three projects")))

  /// The height of a toolbar, in points. Nil to use the height of its generation of controls.
  static let toolbarHeights = RuleTable<Double?>(
    "height of a toolbar",
    [
      InterfaceBuilderRule(
        "toolbar-height.home-indicator", "A toolbar above a home indicator is as tall as a tab bar.", .all,
        .fact(.tiedToHomeIndicator), 49, .counted(112, of: 115, "toolbars")),
      InterfaceBuilderRule(
        "toolbar-height.tablet", "From Xcode 10 to 16, tablets have taller toolbars.", .from(14000, before: 24000),
        .all([.fact(.tablet), .fact(.screen)]), 50, .counted(4, of: 4, "toolbars")),
    ],
    otherwise: InterfaceBuilderRule(
      "toolbar-height.current", "Toolbars have the height of their generation of controls.", nil))

  /// The height of a navigation bar among the views, in points. Nil to use the height of its generation of controls.
  static let navigationBarViewHeights = RuleTable<Double?>(
    "height of a navigation bar without a controller",
    [
      InterfaceBuilderRule(
        "bar-height.tablet", "From Xcode 10 to 16, tablets have taller navigation bars.",
        .from(14000, before: 24000), .all([.fact(.tablet), .fact(.screen)]), 50, .counted(3, of: 3, "bars")),
      InterfaceBuilderRule(
        "bar-height.tablet-xcode-26", "In Xcode 26, tablets have even taller navigation bars.",
        .from(24000), .all([.fact(.tablet), .fact(.screen)]), 54, .counted(3, of: 3, "bars of one project")),
    ],
    otherwise: InterfaceBuilderRule(
      "bar-height.current", "Navigation bars have the height of their generation of controls.", nil))

  /// The height of a search bar, in points. Nil to use the height of its generation of controls.
  static let searchBarHeights = RuleTable<Double?>(
    "height of a search bar",
    [
      InterfaceBuilderRule(
        "search-bar-height.xcode-9", "Xcode 9 added the taller search bars of iOS 11.", .from(13000, before: 15000),
        .always, 56, .counted(7, of: 7, "search bars"))
    ],
    otherwise: InterfaceBuilderRule(
      "search-bar-height.current", "Search bars have the height of their generation of controls.", nil))

  /// How much taller a text field without a border is than its line, in points, both rounded up to whole points. Nil if
  /// the field has the standard space around its letters, in pixels.
  static let textFieldRooms = RuleTable<Double?>(
    "space in a text field without a border",
    [
      InterfaceBuilderRule(
        "text-field-room.flat", "Through Xcode 11.3, text fields without a border were as tall as their line.",
        .before(16000), .always, 0, .counted(26, of: 26, "text fields")),
      InterfaceBuilderRule(
        "text-field-room.secure", "Password fields are as tall as their line.", .all, .fact(.secure), 0,
        .counted(4, of: 4, "text fields")),
    ],
    otherwise: InterfaceBuilderRule(
      "text-field-room.current", "A text field has a little space above and below its letters.", nil))
}
