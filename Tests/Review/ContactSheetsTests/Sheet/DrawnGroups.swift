import Drawing

extension Sequence<DrawingCommand> {
  /// Returns the commands of the top-level groups with a name.
  func groups(_ name: String) -> [[DrawingCommand]] {
    compactMap { command in
      guard case .group(let group, let commands) = command, group.name == name else { return nil }
      return commands
    }
  }

  /// Returns the commands of the first top-level group with a name.
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
