internal import Geometry

extension [DrawingCommand] {
  /// The commands with pictures of no more pixels than are seen: those of a drawing that is made smaller.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The pixels of a point of these commands.
  ///   - shrunk: The pictures that were made smaller for others; nil for none.
  package func withBitmaps(atMost pixelsPerPoint: Double, sharing shrunk: ShrunkBitmaps? = nil) -> [DrawingCommand] {
    guard hasBitmaps else { return self }
    let shrunk = shrunk ?? ShrunkBitmaps()
    return changingBitmaps(pixelsPerPoint) { $0.withBitmap(atMost: $1, shrunk) }
  }

  /// The commands with pictures that have a number of pixels in all: if they have more, each is shrunk by the same factor.
  ///
  /// A picture that is drawn several times counts once.
  ///
  /// - Parameter shrunk: The pictures that were made smaller for others; nil for none.
  package func withBitmaps(pixelsInAll limit: Int, sharing shrunk: ShrunkBitmaps? = nil) -> [DrawingCommand] {
    var bitmaps: Set<Bitmap> = []
    for case .draw(.image(let image)) in DrawingSteps(self) { bitmaps.insert(image.bitmap) }
    let count = bitmaps.reduce(0) { $0 + $1.pixels.count }
    guard count > limit else { return self }
    let factor = (Double(Swift.max(1, limit)) / Double(count)).squareRoot()
    let shrunk = shrunk ?? ShrunkBitmaps()
    return changingBitmaps(1) { command, _ in command.withBitmap(shrunkBy: factor, shrunk) }
  }

  /// The commands with others in place of those that draw pictures.
  ///
  /// - Parameters:
  ///   - scale: The scale of the space of these commands.
  ///   - change: Gets each command and the scale of its space.
  private func changingBitmaps(
    _ scale: Double, _ change: (DrawingCommand, Double) -> DrawingCommand
  ) -> [DrawingCommand] {
    var levels: [(owner: DrawingCommand?, scale: Double, commands: [DrawingCommand])] = [(nil, scale, [])]
    for step in DrawingSteps(self) {
      let last = levels.count - 1
      switch step {
      case .draw(let command): levels[last].commands.append(change(command, levels[last].scale))
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

  fileprivate func withBitmap(shrunkBy factor: Double, _ shrunk: ShrunkBitmaps) -> DrawingCommand {
    guard case .image(var image) = self else { return self }
    func pixels(_ count: Int) -> Int { Int((Double(count) * factor).rounded(.up)) }
    image.bitmap = shrunk.shrunk(
      image.bitmap, toWidth: pixels(image.bitmap.width), height: pixels(image.bitmap.height))
    return .image(image)
  }

  fileprivate func withBitmap(atMost pixelsPerPoint: Double, _ shrunk: ShrunkBitmaps) -> DrawingCommand {
    guard case .image(var image) = self, image.isDrawable, pixelsPerPoint.isFinite else { return self }
    func pixels(_ length: Double) -> Int { Int(min(1e6, max(1, (length * pixelsPerPoint).rounded(.up)))) }
    image.bitmap = shrunk.shrunk(image.bitmap, toWidth: pixels(image.rect.width), height: pixels(image.rect.height))
    return .image(image)
  }
}
