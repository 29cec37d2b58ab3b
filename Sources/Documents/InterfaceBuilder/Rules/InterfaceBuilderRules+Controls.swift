extension InterfaceBuilderRules {
  /// The rules about the sizes of controls in words.
  static let controls = progressHeights.descriptions + sliderHeights.descriptions + toolbarHeights.descriptions

  /// The height of a progress view, in points; nil for that of its generation of controls.
  static let progressHeights = RuleTable<Double?>(
    "height of a progress view",
    [
      InterfaceBuilderRule(
        "progress-height.xcode-11", "In Xcode 11 progress views were as thin as before.", .from(15000, before: 17000),
        .always, 2, .counted(8, of: 8, "scenes"))
    ],
    otherwise: InterfaceBuilderRule(
      "progress-height.current", "Progress views have the height of their generation of controls.", nil))

  /// The height of a slider without the point that its frame reaches beyond it, in points; nil for that of its
  /// generation of controls.
  static let sliderHeights = RuleTable<Double?>(
    "height of a slider",
    [
      InterfaceBuilderRule(
        "slider-height.xcode-16", "Xcode 16 drew sliders higher.", .from(23000, before: 24000), .always, 33,
        .counted(7, of: 8, "sliders"))
    ],
    otherwise: InterfaceBuilderRule(
      "slider-height.current", "Sliders have the height of their generation of controls.", nil))

  /// The height of a toolbar, in points; nil for that of its generation of controls.
  static let toolbarHeights = RuleTable<Double?>(
    "height of a toolbar",
    [
      InterfaceBuilderRule(
        "toolbar-height.home-indicator", "A toolbar above a home indicator is as high as a tab bar.", .all,
        .fact(.tiedToHomeIndicator), 49, .counted(112, of: 115, "toolbars"))
    ],
    otherwise: InterfaceBuilderRule(
      "toolbar-height.current", "Toolbars have the height of their generation of controls.", nil))
}
