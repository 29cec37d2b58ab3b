extension Option {
  /// The definitions of the options for git. For other options, the definition has no commands.
  var versionControlDefinition: OptionDefinition {
    switch self {
    case .git:
      OptionDefinition(
        value: "HOW", standardValue: StandardNames.printedSetup, commands: [.initialise],
        summary:
          "write .gitattributes for 'merge-file' and 'diff'; print the 'git config' lines (default), or configure: "
          + "run them"
      )
    case .decide:
      OptionDefinition(
        value: "FILE", commands: [.mergeFile],
        summary:
          "the decisions of the page, or a list of undecided places with the decisions in it; '-' for standard input")
    case .ask:
      OptionDefinition(
        commands: [.mergeFile],
        summary:
          "ask in the terminal which side's value each undecided place gets, or for the decisions of the page; used by "
          + "git mergetool")
    case .page:
      OptionDefinition(
        value: "DIR", commands: [.mergeFile],
        summary:
          "write a page that shows base, ours, theirs and the result side by side, to make the decisions in; OURS does "
          + "not change without -o or --ask")
    case .textconv:
      OptionDefinition(
        commands: [.diff], summary: "print one document as lines that git compares: its objects with their values")
    case .favor:
      OptionDefinition(
        value: "SIDE", commands: [.mergeFile],
        summary: "which value undecided places get: ours (default) or theirs")
    default: OptionDefinition(commands: [], summary: "")
    }
  }
}
