internal import Geometry

extension DisplayList {
  /// Whether the picture shows one color only: its background, or fills that cover all of it.
  public var isBlank: Bool {
    let area = Rect(origin: .zero, size: size)
    var ground = Ground(area: area, color: background)
    return ground.isStillPlain(after: commands, in: Space(visible: area))
  }

  /// The part of a picture that commands draw on.
  private struct Space {
    var origin = Point.zero
    var scale = 1.0
    /// The part of the picture that a clip shows.
    var visible: Rect
    /// Whether a clip may hide some of what is drawn.
    var isClipped = false

    /// Returns a rectangle of this space in the picture.
    func inPicture(_ rect: Rect) -> Rect {
      Rect(
        x: origin.x + rect.minX * scale, y: origin.y + rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
    }

    /// Whether something with these bounds may be visible.
    func shows(_ bounds: Rect?) -> Bool { bounds.map { inPicture($0).overlaps(visible) } ?? false }
  }

  /// The appearance of a picture with one color.
  private struct Ground {
    let area: Rect
    var color: Color

    /// Draws commands, and returns whether the picture still has one color.
    mutating func isStillPlain(after commands: [DrawingCommand], in space: Space) -> Bool {
      for command in commands where !isStillPlain(after: command, in: space) { return false }
      return true
    }

    private mutating func isStillPlain(after command: DrawingCommand, in space: Space) -> Bool {
      switch command {
      case .fill(let shape, let fill):
        return !space.shows(shape.bounds) || isStillPlain(afterFillWith: fill, covers: covers(shape, in: space))
      case .stroke(let shape, let stroke):
        guard stroke.isDrawable, let bounds = shape.bounds else { return true }
        return !space.shows(bounds.outset(by: EdgeInsets(all: stroke.width / 2)))
      case .text(let run): return !run.isDrawable || run.text.allSatisfy(\.isWhitespace)
      case .image(let image): return !image.isDrawable || !space.shows(image.rect)
      case .group(let group, let content):
        guard group.opacity > 0 else { return true }
        // A translucent layer blends the picture with the layer and the picture without it.
        var drawn = self
        guard drawn.isStillPlain(after: content, in: space) else { return false }
        color = drawn.color.opacity(min(1, group.opacity)).over(color)
        return true
      case .clip(let shape, let content):
        guard let bounds = shape.bounds, let visible = space.inPicture(bounds).intersection(space.visible) else {
          return true
        }
        var clipped = space
        clipped.visible = visible
        clipped.isClipped = !covers(shape, in: space)
        return isStillPlain(after: content, in: clipped)
      case .placed(let origin, let scale, let content):
        var placed = space
        placed.origin = Point(
          x: space.origin.x + origin.x * space.scale, y: space.origin.y + origin.y * space.scale)
        placed.scale = space.scale * scale
        return isStillPlain(after: content, in: placed)
      }
    }

    private mutating func isStillPlain(afterFillWith fill: Color, covers: Bool) -> Bool {
      guard fill.alpha > 0 else { return true }
      let mixed = fill.over(color)
      if covers { color = mixed }
      return covers || mixed.looks(like: color)
    }

    /// Whether a shape covers the whole picture, and no clip hides any of it.
    private func covers(_ shape: Shape, in space: Space) -> Bool {
      guard case .rect(let rect) = shape, !space.isClipped else { return false }
      return space.inPicture(rect).contains(area)
    }
  }
}

extension Shape {
  /// A rectangle that contains the shape; nil if nothing is drawn.
  fileprivate var bounds: Rect? {
    guard isDrawable else { return nil }
    let points = outline.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): return [point]
      case .curve(let first, let second, let end): return [first, second, end]
      case .close: return []
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }
}

extension Color {
  /// Whether the colors of two pixels differ by less than half a step of a component.
  fileprivate func looks(like other: Color) -> Bool {
    [\Color.red, \.green, \.blue, \.alpha].allSatisfy { abs(self[keyPath: $0] - other[keyPath: $0]) < 1 / 512 }
  }
}
