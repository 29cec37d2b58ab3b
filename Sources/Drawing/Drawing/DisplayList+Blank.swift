internal import Geometry

extension DisplayList {
  /// Whether the picture shows one color only: its background, or fills that cover all of it.
  public var isBlank: Bool {
    var ground = Ground(size: size, color: background)
    return ground.isStillPlain(after: commands, in: Space())
  }

  /// The part of a picture that commands draw on.
  private struct Space {
    var origin = Point.zero
    var scale = 1.0
    /// Whether a clip may hide some of what is drawn.
    var isClipped = false
  }

  /// What a picture with one color looks like.
  private struct Ground {
    let size: Size
    var color: Color

    /// Draws commands, and returns whether the picture still has one color.
    mutating func isStillPlain(after commands: [DrawingCommand], in space: Space) -> Bool {
      for command in commands where !isStillPlain(after: command, in: space) { return false }
      return true
    }

    private mutating func isStillPlain(after command: DrawingCommand, in space: Space) -> Bool {
      switch command {
      case .fill(let shape, let fill):
        guard fill.alpha > 0, fill != color else { return true }
        guard fill.alpha >= 1, !space.isClipped, covers(shape, in: space) else { return isEmpty(shape) }
        color = fill
        return true
      case .stroke(_, let stroke): return stroke.color.alpha <= 0 || stroke.width <= 0
      case .text(let run): return run.color.alpha <= 0 || run.text.allSatisfy(\.isWhitespace)
      case .image: return false
      case .group(let group, let content):
        return group.opacity <= 0 || isStillPlain(after: content, in: space)
      case .clip(let shape, let content):
        var clipped = space
        clipped.isClipped = space.isClipped || !covers(shape, in: space)
        return isEmpty(shape) || isStillPlain(after: content, in: clipped)
      case .placed(let origin, let scale, let content):
        var placed = space
        placed.origin = Point(
          x: space.origin.x + origin.x * space.scale, y: space.origin.y + origin.y * space.scale)
        placed.scale = space.scale * scale
        return isStillPlain(after: content, in: placed)
      }
    }

    private func covers(_ shape: Shape, in space: Space) -> Bool {
      guard case .rect(let rect) = shape else { return false }
      let (x, y) = (space.origin.x + rect.minX * space.scale, space.origin.y + rect.minY * space.scale)
      return x <= 0 && y <= 0 && x + rect.width * space.scale >= size.width
        && y + rect.height * space.scale >= size.height
    }

    private func isEmpty(_ shape: Shape) -> Bool {
      switch shape {
      case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.width <= 0 || rect.height <= 0
      case .line, .polygon, .path: false
      }
    }
  }
}
