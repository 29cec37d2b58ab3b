extension Option {
  private static func length(_ commands: [Command], _ summary: String) -> OptionDefinition {
    OptionDefinition(
      value: "LENGTH", standardValue: StandardNames.presentLength, takesLength: true, commands: commands,
      summary: summary)
  }

  /// The definitions of the options for editing constraints. For other options, the definition has no commands.
  var editingDefinition: OptionDefinition {
    switch self {
    case .leading: Self.length([.pin, .align], "the leading edge: points, std, or present (default)")
    case .trailing: Self.length([.pin, .align], "the trailing edge, like --leading")
    case .top: Self.length([.pin, .align], "the top edge, like --leading")
    case .bottom: Self.length([.pin, .align], "the bottom edge, like --leading")
    case .left: Self.length([.pin, .align], "the left edge, like --leading")
    case .right: Self.length([.pin, .align], "the right edge, like --leading")
    case .width: Self.length([.pin], "the width: points, or the current one")
    case .height: Self.length([.pin], "the height: points, or the current one")
    case .aspect: Self.length([.pin], "the ratio of width to height: a number, or the current one")
    case .equalWidths: Self.length([.pin], "the width of the first view for all, or this many points more")
    case .equalHeights: Self.length([.pin], "the height of the first view for all, or this many points more")
    case .horizontalSpacing: Self.length([.pin], "the horizontal distance between two views")
    case .verticalSpacing: Self.length([.pin], "the vertical distance between two views")
    case .centerX:
      Self.length([.align], "horizontal centers of several views, or of one in its superview; or an offset")
    case .centerY:
      Self.length([.align], "vertical centers of several views, or of one in its superview; or an offset")
    case .baseline: Self.length([.align], "the last baselines of text")
    case .firstBaseline: Self.length([.align], "the first baselines of text")
    case .to:
      OptionDefinition(
        value: "ITEM", commands: [.pin, .align],
        summary:
          "the item that edges are pinned to instead of the nearest neighbor: a view, superview, safeArea, margins")
    case .relation:
      OptionDefinition(
        value: "RELATION", commands: [.pin, .align, .edit], summary: "'==' (default), '>=' or '<='")
    case .constant:
      OptionDefinition(value: "LENGTH", takesLength: true, commands: [.edit], summary: "points, std or present")
    case .multiplier:
      OptionDefinition(value: "NUMBER", commands: [.edit], summary: "the factor of the second attribute")
    case .installed:
      OptionDefinition(
        value: "WHETHER", commands: [.edit],
        summary: "yes or no: whether the constraint is installed, in all size classes unless one is named")
    case .widthClass, .heightClass:
      OptionDefinition(value: "CLASS", commands: [.edit], summary: "compact or regular, with --installed")
    case .hugging, .compression:
      OptionDefinition(
        value: "PRIORITIES", isList: true, commands: [.edit],
        summary: self == .hugging
          ? "of views: the content hugging priority, 252 or horizontal=252"
          : "of views: the compression resistance priority, 749 or vertical=749")
    case .priority:
      OptionDefinition(
        value: "NUMBER", commands: [.pin, .align, .edit], summary: "from 1 to 1000, or required, high, low")
    case .identifier: OptionDefinition(value: "NAME", commands: [.edit], summary: "the name of the constraint")
    case .placeholder:
      OptionDefinition(
        value: "WHETHER", commands: [.edit],
        summary: "yes or no: whether the build removes the constraint, in Xcode documents")
    case .direction:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.suggest],
        summary: "the direction of the drag: horizontal, vertical or diagonal (default)")
    case .frame:
      OptionDefinition(
        value: "X,Y,W,H", commands: [.resize], summary: "the new frame, in points of the superview")
    case .apply:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.resize],
        summary: "whose constraints are kept: descendants, surroundings, none (default: both)")
    case .updateConstraints:
      OptionDefinition(commands: [.resolve], summary: "change constants to fit the frames of the design")
    case .updateFrames:
      OptionDefinition(
        value: "WHICH", standardValue: StandardNames.allFrames,
        commands: [.resolve, .pin, .align, .edit, .add, .remove],
        summary: "update recorded frames to match the constraints: none (default), views (the named ones) or all. "
          + "'resolve' then changes nothing else")
    case .reset:
      OptionDefinition(commands: [.resolve], summary: "remove all constraints of the views and add a full set")
    case .clear: OptionDefinition(commands: [.resolve], summary: "remove all constraints of the views")
    case .inside:
      OptionDefinition(value: "VIEW", commands: [.resolve], summary: "only for views inside this one")
    case .addMissing:
      OptionDefinition(
        commands: [.resolve],
        summary: "propose constraints for ambiguous views (the default action)")
    case .sizeToFit:
      OptionDefinition(commands: [.resolve], summary: "propose recorded frames that have the size of their content")
    case .fix:
      OptionDefinition(
        value: "RULES", standardValue: StandardNames.safeFixes, isList: true, commands: [.resolve],
        summary: "apply the fixes of findings instead: safe (default; changes nothing visible), all, or those of the "
          + "named rules")
    case .view:
      OptionDefinition(
        value: "VIEW", isList: true, commands: [.resolve, .run], summary: "only for these views (default: all)")
    case .write:
      OptionDefinition(
        commands: [.resolve] + Self.editing.filter { $0 != .suggest },
        summary: "change the document; by default the difference is printed as a patch for 'git apply'")
    default: OptionDefinition(commands: [], summary: "")
    }
  }
}
