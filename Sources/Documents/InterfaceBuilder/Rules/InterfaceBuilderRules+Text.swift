extension InterfaceBuilderRules {
  /// The descriptions of the rules about text.
  static let texts = wholePointLabels.descriptions + wholePointButtons.descriptions + titleSizes.descriptions

  /// The size of a label's font in a text style, in points. Nil to use the style's size.
  static let titleSizes = RuleTable<Double?>(
    "font size of a text style",
    [
      InterfaceBuilderRule(
        "title-size.large-title", "Xcode 10 drew large titles smaller.", .from(14000, before: 15000),
        .least(.fontSize, 34), 30, .counted(11, of: 12, "labels of two projects")),
      InterfaceBuilderRule(
        "title-size.title", "Xcode 10 drew first titles smaller.", .from(14000, before: 15000),
        .least(.fontSize, 28), 26, .counted(13, of: 14, "labels of three projects")),
    ],
    otherwise: InterfaceBuilderRule("title-size.style", "A font has the size of its text style.", nil))

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
