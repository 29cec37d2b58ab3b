internal import Geometry

extension [DrawingCommand] {
  /// Whether other commands differ from these only in colors and tooltips.
  func areColoredLike(_ other: [DrawingCommand]) -> Bool {
    var (steps, others) = (DrawingSteps(self), DrawingSteps(other))
    while let step = steps.next() {
      guard let twin = others.next(), step.isColoredLike(twin) else { return false }
    }
    return others.next() == nil
  }
}

extension DrawingStep {
  fileprivate func isColoredLike(_ other: DrawingStep) -> Bool {
    switch (self, other) {
    case (.draw(let command), .draw(let twin)), (.enter(let command), .enter(let twin)):
      command.isCounterpart(of: twin)
    case (.leave, .leave): true
    default: false
    }
  }
}

extension DrawingCommand {
  var color: Color? {
    switch self {
    case .fill(_, let color): color
    case .stroke(_, let stroke): stroke.color
    case .text(let run): run.color
    case .image, .group, .clip, .placed: nil
    }
  }

  /// Whether another command is equal except for its color and contents.
  func isCounterpart(of other: DrawingCommand) -> Bool { colored(.black).alone == other.colored(.black).alone }

  func colored(_ color: Color) -> DrawingCommand {
    switch self {
    case .fill(let shape, _): return .fill(shape, color)
    case .stroke(let shape, var stroke):
      stroke.color = color
      return .stroke(shape, stroke)
    case .text(var run):
      run.color = color
      return .text(run)
    case .image, .group, .clip, .placed: return self
    }
  }

  /// The command without its contents and tooltip.
  fileprivate var alone: DrawingCommand {
    switch self {
    case .group(var group, _):
      group.title = nil
      return .group(group, [])
    case .clip(let shape, _): return .clip(shape, [])
    case .placed(let origin, let scale, _): return .placed(at: origin, scale: scale, [])
    case .fill, .stroke, .text, .image: return self
    }
  }
}
