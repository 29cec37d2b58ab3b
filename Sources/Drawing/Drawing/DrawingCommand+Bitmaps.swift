internal import Geometry

extension [DrawingCommand] {
  /// The commands with pictures of no more pixels than are seen: those of a drawing that is made smaller.
  ///
  /// - Parameter pixelsPerPoint: The pixels of a point of these commands.
  package func withBitmaps(atMost pixelsPerPoint: Double) -> [DrawingCommand] {
    guard hasBitmaps else { return self }
    var levels: [(owner: DrawingCommand?, scale: Double, commands: [DrawingCommand])] = [(nil, pixelsPerPoint, [])]
    for step in DrawingSteps(self) {
      let last = levels.count - 1
      switch step {
      case .draw(let command): levels[last].commands.append(command.withBitmap(atMost: levels[last].scale))
      case .enter(let command):
        levels.append((command, levels[last].scale * command.spaceScale, []))
      case .leave:
        guard levels.count > 1, let level = levels.popLast(), let owner = level.owner else { continue }
        levels[levels.count - 1].commands.append(owner.holding(level.commands))
      }
    }
    return levels[0].commands
  }

  /// True where any command draws pixels.
  package var hasBitmaps: Bool {
    for case .draw(.image) in DrawingSteps(self) { return true }
    return false
  }
}

extension DrawingCommand {
  /// The command with other commands in it, as far as it holds any.
  package func holding(_ commands: [DrawingCommand]) -> DrawingCommand {
    switch self {
    case .group(let group, _): .group(group, commands)
    case .clip(let shape, _): .clip(shape, commands)
    case .placed(let origin, let scale, _): .placed(at: origin, scale: scale, commands)
    case .fill, .stroke, .text, .image: self
    }
  }

  /// The points of the enclosing space that a point in the command has.
  fileprivate var spaceScale: Double {
    if case .placed(_, let scale, _) = self { scale } else { 1 }
  }

  fileprivate func withBitmap(atMost pixelsPerPoint: Double) -> DrawingCommand {
    guard case .image(var image) = self, image.isDrawable, pixelsPerPoint.isFinite else { return self }
    func pixels(_ length: Double) -> Int { Int(min(1e6, max(1, (length * pixelsPerPoint).rounded(.up)))) }
    image.bitmap = image.bitmap.shrunk(toWidth: pixels(image.rect.width), height: pixels(image.rect.height))
    return .image(image)
  }
}
