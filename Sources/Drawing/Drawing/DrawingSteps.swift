/// A step of a walk over the commands of a picture.
package enum DrawingStep: Sendable, Hashable {
  /// A command that draws: a fill, a stroke, a string or an image.
  case draw(DrawingCommand)
  /// The beginning of a command that contains others.
  case enter(DrawingCommand)
  /// The end of a command that contains others.
  case leave(DrawingCommand)
}

/// The steps of a picture, back to front. A group is entered before its commands and left after them.
///
/// The walk has its own stack, so that deeply nested groups do not grow the thread's stack.
package struct DrawingSteps: Sequence, IteratorProtocol {
  /// The enclosing commands, and the position after the one that was entered.
  private struct Level {
    var commands: [DrawingCommand]
    var next: Int
  }

  private var commands: [DrawingCommand]
  private var position = 0
  private var outer: [Level] = []

  /// Creates a walk over commands.
  package init(_ commands: [DrawingCommand]) { self.commands = commands }

  /// Returns the next step, or nil after the last.
  package mutating func next() -> DrawingStep? {
    guard position < commands.count else {
      guard let level = outer.popLast() else { return nil }
      (commands, position) = (level.commands, level.next)
      return .leave(commands[position - 1])
    }
    let command = commands[position]
    position += 1
    guard let content = command.content else { return .draw(command) }
    outer.append(Level(commands: commands, next: position))
    (commands, position) = (content, 0)
    return .enter(command)
  }
}

extension DisplayList {
  /// The walk over all commands.
  package var steps: DrawingSteps { DrawingSteps(commands) }
}

extension DrawingCommand {
  /// The commands that a command contains. Nil for a command that draws.
  fileprivate var content: [DrawingCommand]? {
    switch self {
    case .fill, .stroke, .text, .image: nil
    case .group(_, let content), .clip(_, let content), .placed(_, _, let content): content
    }
  }
}
