internal import Scenes
internal import Typography

extension InterfaceBuilderRules {
  /// The descriptions of the rules about generations of fonts and controls.
  static let generations = textSizes.descriptions + textEras.descriptions + controlGenerations.descriptions

  /// The text size at which frames were recorded.
  static let textSizes = RuleTable<TextSize>(
    "text size",
    [
      InterfaceBuilderRule(
        "text-size.xcode-7", "Xcode 7 and earlier laid out text at size M if the document names no screen.",
        .before(11000), .not(.fact(.screen)), .m, .counted(20, of: 20, "labels with text styles")),
      InterfaceBuilderRule(
        "text-size.xcode-13", "Xcode 13 and 14 recorded frames at the smallest text size.",
        .from(18000, before: 21000), .always, .xs, .seen("labels with text styles")),
    ],
    otherwise: InterfaceBuilderRule("text-size.standard", "Frames are recorded at the standard text size.", .l))

  /// The runtime whose system font measured the strings.
  static let textEras = RuleTable<TextEra>(
    "system font",
    [
      InterfaceBuilderRule(
        "system-font.first-display", "Through Xcode 8, text of 20 points or more is wider.", .before(13000), .always,
        .firstDisplayFont, .counted(6, of: 10, "samples within a point, 2 without the rule")),
      InterfaceBuilderRule(
        "system-font.last-display", "In Xcode 11, text of 20 to 28 points is slightly narrower.",
        .from(15000, before: 17000), .always, .lastDisplayFont,
        .counted(22, of: 24, "samples within a point, 19 without the rule")),
      InterfaceBuilderRule(
        "system-font.fixed", "Xcode 12 introduced the variable system font.", .before(17000), .always,
        .beforeVariableFont, .seen("labels")),
    ],
    otherwise: InterfaceBuilderRule("system-font.variable", "Text uses the variable system font.", .current))

  /// The generation of controls that was drawn.
  static let controlGenerations = RuleTable<ControlGeneration>(
    "controls",
    [
      InterfaceBuilderRule(
        "controls.flat", "Through Xcode 10, controls had the sizes of iOS 7.", .before(14500), .always, .flat,
        .seen("steppers, segmented controls and text fields")),
      InterfaceBuilderRule(
        "controls.transitional", "Xcode 11 still had the page controls of iOS 7.", .from(14500, before: 17000), .always,
        .transitional, .counted(7, of: 7, "page controls")),
      InterfaceBuilderRule(
        "controls.glass", "Xcode 26 has the controls of iOS 26.", .from(24000), .always, .glass,
        .counted(45, of: 45, "switches")),
    ],
    otherwise: InterfaceBuilderRule("controls.current", "Controls have the sizes of iOS 13.", .current))
}

extension TextSize: RuleValue {
  var ruleText: String { rawValue }
}

extension TextEra: RuleValue {
  var ruleText: String { rawValue }
}

extension ControlGeneration: RuleValue {
  var ruleText: String { rawValue }
}
