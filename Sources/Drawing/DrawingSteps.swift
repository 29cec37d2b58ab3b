/// One step of a walk over the commands of a picture.
package enum DrawingStep: Sendable, Hashable {
  /// A command that draws: a fill, a stroke or a text.
  case draw(DrawingCommand)
  /// The beginning of a command that holds others.
  case enter(DrawingCommand)
  /// The end of a command that holds others.
  case leave(DrawingCommand)
}

/// The steps of a picture back to front, each group entered before its commands and left after them.
///
/// The walk keeps a stack of its own: however deeply groups are nested, the thread's stack does not grow.
package struct DrawingSteps: Sequence, IteratorProtocol {
  private struct Level {
    var owner: DrawingCommand?
    var commands: [DrawingCommand]
    var next = 0
  }

  private var levels: [Level]

  /// A walk over commands.
  package init(_ commands: [DrawingCommand]) {
    levels = [Level(owner: nil, commands: commands)]
  }

  /// The next step, nil after the last.
  package mutating func next() -> DrawingStep? {
    guard let last = levels.indices.last else { return nil }
    guard levels[last].next < levels[last].commands.count else {
      return levels.removeLast().owner.map(DrawingStep.leave)
    }
    let command = levels[last].commands[levels[last].next]
    levels[last].next += 1
    guard let content = command.content else { return .draw(command) }
    levels.append(Level(owner: command, commands: content))
    return .enter(command)
  }
}

extension DisplayList {
  /// The walk over all commands.
  package var steps: DrawingSteps { DrawingSteps(commands) }
}

extension DrawingCommand {
  /// The commands a command holds, or nil for one that draws.
  fileprivate var content: [DrawingCommand]? {
    switch self {
    case .fill, .stroke, .text: nil
    case .group(_, let content), .clip(_, let content), .placed(_, _, let content): content
    }
  }
}
