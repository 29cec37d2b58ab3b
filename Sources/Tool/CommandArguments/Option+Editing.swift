extension Option {
  /// An option with a length as its value.
  private static func length(_ commands: [Command], _ summary: String) -> OptionDefinition {
    OptionDefinition(
      value: "LENGTH", standardValue: StandardNames.presentLength, takesLength: true, commands: commands,
      summary: summary)
  }

  /// The definitions of the options for editing constraints. For other options, the definition has no commands.
  var editingDefinition: OptionDefinition {
    switch self {
    case .leading: Self.length([.pin, .align], "the leading edge: points, std or present, which it is unless given")
    case .trailing: Self.length([.pin, .align], "the trailing edge, as --leading")
    case .top: Self.length([.pin, .align], "the top edge, as --leading")
    case .bottom: Self.length([.pin, .align], "the bottom edge, as --leading")
    case .left: Self.length([.pin, .align], "the left edge, as --leading")
    case .right: Self.length([.pin, .align], "the right edge, as --leading")
    case .width: Self.length([.pin], "the width: points, or the present one")
    case .height: Self.length([.pin], "the height: points, or the present one")
    case .aspect: Self.length([.pin], "the ratio of width to height: a number, or the present one")
    case .equalWidths: Self.length([.pin], "widths equal to that of the first view, or so many points more")
    case .equalHeights: Self.length([.pin], "heights equal to that of the first view, or so many points more")
    case .horizontalSpacing: Self.length([.pin], "the distance between two views beside each other")
    case .verticalSpacing: Self.length([.pin], "the distance between two views below each other")
    case .centerX:
      Self.length([.align], "centres beside each other: of several views, or of one in what it lies in; or an offset")
    case .centerY:
      Self.length([.align], "centres above each other: of several views, or of one in what it lies in; or an offset")
    case .baseline: Self.length([.align], "the last baselines of texts")
    case .firstBaseline: Self.length([.align], "the first baselines of texts")
    case .to:
      OptionDefinition(
        value: "ITEM", commands: [.pin, .align],
        summary: "what edges are tied to instead of the nearest neighbour: a view, superview, safeArea, margins")
    case .relation:
      OptionDefinition(
        value: "RELATION", commands: [.pin, .align, .edit], summary: "'==' unless given, '>=' or '<='")
    case .constant:
      OptionDefinition(value: "LENGTH", takesLength: true, commands: [.edit], summary: "points, std or present")
    case .multiplier:
      OptionDefinition(value: "NUMBER", commands: [.edit], summary: "the factor of the second attribute")
    case .installed:
      OptionDefinition(
        value: "WHETHER", commands: [.edit],
        summary: "yes or no: whether the constraint holds, in all size classes unless one is named")
    case .widthClass, .heightClass:
      OptionDefinition(value: "CLASS", commands: [.edit], summary: "compact or regular, with --installed")
    case .hugging, .compression:
      OptionDefinition(
        value: "PRIORITIES", isList: true, commands: [.edit],
        summary: self == .hugging
          ? "of views: the priority with which they do not grow, 252 or horizontal=252"
          : "of views: the priority with which they do not shrink, 749 or vertical=749")
    case .priority:
      OptionDefinition(
        value: "NUMBER", commands: [.pin, .align, .edit], summary: "from 1 to 1000, or required, high, low")
    case .identifier: OptionDefinition(value: "NAME", commands: [.edit], summary: "the name of the constraint")
    case .placeholder:
      OptionDefinition(
        value: "WHETHER", commands: [.edit],
        summary: "yes or no: the build removes the constraint, in Xcode's documents")
    case .direction:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.suggest],
        summary: "the way of the drag: horizontal, vertical or diagonal, which it is unless given")
    case .frame:
      OptionDefinition(
        value: "X,Y,W,H", commands: [.resize], summary: "the new frame, in points of what the view lies in")
    case .apply:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.resize],
        summary: "whose constraints hold then: descendants, surroundings, none; both unless given")
    case .updateConstraints:
      OptionDefinition(commands: [.resolve], summary: "constants become those that fit the frames of the design")
    case .updateFrames:
      OptionDefinition(
        value: "WHICH", standardValue: StandardNames.allFrames,
        commands: [.resolve, .pin, .align, .edit, .add, .remove],
        summary: "the document's frames become those of its constraints. resolve: nothing else. Else none, unless "
          + "given; views, those that are named; or all")
    case .reset:
      OptionDefinition(commands: [.resolve], summary: "all constraints of the views go, and a full set comes")
    case .clear: OptionDefinition(commands: [.resolve], summary: "all constraints of the views go")
    case .inside:
      OptionDefinition(value: "VIEW", commands: [.resolve], summary: "only for the views that lie in this one")
    case .addMissing:
      OptionDefinition(
        commands: [.resolve],
        summary: "propose constraints for what is left open, which is done unless something else is")
    case .sizeToFit:
      OptionDefinition(commands: [.resolve], summary: "propose recorded frames that are as large as their content")
    case .fix:
      OptionDefinition(
        value: "RULES", standardValue: StandardNames.safeFixes, isList: true, commands: [.resolve],
        summary: "make the edits that mend findings instead: safe, those that change nothing one sees, unless given; "
          + "all; or those of some rules")
    case .view:
      OptionDefinition(
        value: "VIEW", isList: true, commands: [.resolve], summary: "only for these views; for all unless given")
    case .write:
      OptionDefinition(
        commands: [.resolve] + Self.editing.filter { $0 != .suggest },
        summary: "change the document; unless given, the difference is printed, as 'git apply' takes it")
    default: OptionDefinition(commands: [], summary: "")
    }
  }
}
