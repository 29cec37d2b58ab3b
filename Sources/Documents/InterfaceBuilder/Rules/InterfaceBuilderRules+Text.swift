extension InterfaceBuilderRules {
  /// The descriptions of the rules about text.
  static let texts = wholePointLabels.descriptions + wholePointButtons.descriptions

  /// Whether the size of a label is rounded up to whole points.
  static let wholePointLabels = RuleTable<Bool>(
    "whole points for labels",
    [
      InterfaceBuilderRule(
        "label-rounding.free", "A label in the font of the library is rounded up to whole points outside of stacks.",
        .all,
        .all([
          .not(.fact(.stackAround)), .fact(.screen), .fact(.oneLine), .fact(.sizedSystemFont),
          .least(.fontSize, 17), .most(.fontSize, 17),
        ]), true, .counted(141, of: 176, "labels"))
    ],
    otherwise: InterfaceBuilderRule(
      "label-rounding.pixels", "The size of a label is rounded up to pixels.", false))

  /// Whether the size of a button with a configuration is rounded up to whole points.
  static let wholePointButtons = RuleTable<Bool>(
    "whole points for buttons with a configuration",
    [
      InterfaceBuilderRule(
        "button-rounding.own-font", "The size of a button with a font in its configuration is rounded up to pixels.",
        .all, .fact(.titleFont), false, .counted(5, of: 5, "buttons")),
      InterfaceBuilderRule(
        "button-rounding.free", "Outside of stacks the size of a button is rounded up to whole points.", .all,
        .not(.fact(.stackAround)), true, .counted(25, of: 26, "buttons")),
    ],
    otherwise: InterfaceBuilderRule(
      "button-rounding.pixels", "The size of a button with a configuration is rounded up to pixels.", false))
}
