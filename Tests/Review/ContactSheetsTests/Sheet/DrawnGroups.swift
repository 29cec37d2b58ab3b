import Drawing

extension Sequence<DrawingCommand> {
  /// The commands of the groups of a name at the top level.
  func groups(_ name: String) -> [[DrawingCommand]] {
    compactMap { command in
      guard case .group(let group, let commands) = command, group.name == name else { return nil }
      return commands
    }
  }

  /// The commands of the first group of a name at the top level.
  func group(_ name: String) -> [DrawingCommand] { groups(name).first ?? [] }
}

extension DrawingCommand {
  /// The lines of text in the command.
  var texts: [TextRun] {
    switch self {
    case .text(let run): [run]
    case .group(_, let commands), .clip(_, let commands), .placed(_, _, let commands): commands.flatMap(\.texts)
    case .fill, .stroke, .image: []
    }
  }
}
