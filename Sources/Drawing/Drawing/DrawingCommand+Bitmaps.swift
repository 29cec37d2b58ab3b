internal import Geometry

extension [DrawingCommand] {
  /// Returns the commands with bitmaps reduced to the visible resolution, for a drawing that is scaled down.
  ///
  /// `pixelsPerPoint` is the pixels per point of these commands.
  package func withBitmaps(atMost pixelsPerPoint: Double, sharing shrunk: ShrunkBitmaps? = nil) -> [DrawingCommand] {
    guard hasBitmaps else { return self }
    let shrunk = shrunk ?? ShrunkBitmaps()
    return changingBitmaps(pixelsPerPoint) { $0.withBitmap(atMost: $1, shrunk) }
  }

  /// Returns the commands with at most this many pixels in all bitmaps. If there are more, all bitmaps are scaled down
  /// by the same factor.
  ///
  /// A bitmap that is drawn several times counts once.
  package func withBitmaps(pixelsInAll limit: Int, sharing shrunk: ShrunkBitmaps? = nil) -> [DrawingCommand] {
    var bitmaps: Set<Bitmap> = []
    for case .draw(.image(let image)) in DrawingSteps(self) { bitmaps.insert(image.bitmap) }
    let count = bitmaps.reduce(0) { $0 + $1.pixels.count }
    guard count > limit else { return self }
    let factor = (Double(Swift.max(1, limit)) / Double(count)).squareRoot()
    let shrunk = shrunk ?? ShrunkBitmaps()
    return changingBitmaps(1) { command, _ in command.withBitmap(shrunkBy: factor, shrunk) }
  }

  /// Returns the commands with their bitmaps replaced.
  ///
  /// - Parameters:
  ///   - scale: The scale of the space of these commands.
  ///   - change: Receives each command and the scale of its space.
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

  package var hasBitmaps: Bool {
    for case .draw(.image) in DrawingSteps(self) { return true }
    return false
  }
}

extension DrawingCommand {
  /// Returns the command with other contents. Commands without contents are unchanged.
  package func holding(_ commands: [DrawingCommand]) -> DrawingCommand {
    switch self {
    case .group(let group, _): .group(group, commands)
    case .clip(let shape, _): .clip(shape, commands)
    case .placed(let origin, let scale, _): .placed(at: origin, scale: scale, commands)
    case .fill, .stroke, .text, .image: self
    }
  }

  /// The length of one point of the command, in points of the enclosing space.
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
