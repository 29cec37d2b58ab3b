internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The overlay layer that marks which sizes come from the content of a view: a bar in the middle of the edge if the
/// view has the size of its content, with outward arrows if it is stretched and inward arrows if it is compressed
/// (specification SIZ-01).
struct ContentSizesLayer {
  let layout: Layout
  let pen: OverlayPen

  func commands() -> [DrawingCommand] {
    let marks = layout.contentSizes.map { size in
      DrawingCommand.group(.init("content-size", title: size.words), commands(size))
    }
    return [.group(.init("content-sizes"), marks)]
  }

  private func commands(_ size: ContentSize) -> [DrawingCommand] {
    let middle = (size.start + size.end) / 2
    let reach = min(pen.style.length(9, atLeast: 6), max(1, (size.end - size.start) / 2))
    let line = Shape.line(size.point(at: middle - reach), size.point(at: middle + reach))
    let ink = Stroke(pen.palette.ink, width: 2 * pen.lineWidth)
    let halo = Stroke(pen.palette.background, width: 4 * pen.lineWidth)
    let heads = size.fit == .exact ? [] : [arrow(size, middle, -reach), arrow(size, middle, reach)]
    return ([line] + heads).map { .stroke($0, halo) } + ([line] + heads).map { .stroke($0, ink) }
  }

  /// Returns the head of an arrow at one end. It points outwards if the view is stretched, otherwise inwards.
  private func arrow(_ size: ContentSize, _ middle: Double, _ end: Double) -> Shape {
    let length = pen.style.length(3, atLeast: 2) * (end < 0 ? -1 : 1)
    let tip = middle + end
    let foot = size.fit == .stretched ? tip - length : tip + length
    return .polygon(
      [size.point(at: foot, offset: -length), size.point(at: tip), size.point(at: foot, offset: length)],
      isClosed: false)
  }
}

/// A side of a view compared with the size of its content.
struct ContentSize: Hashable {
  /// The result of the comparison.
  enum Fit: String, Hashable {
    case exact = "the size of its content"
    case stretched = "larger than its content"
    case compressed = "smaller than its content"
  }

  let axis: Axis
  /// The start and end of the side along the axis, in root coordinates.
  let start: Double
  let end: Double
  /// The position across the axis: at the bottom or right edge.
  let position: Double
  let fit: Fit
  /// `width 120, the size of its content`.
  let words: String

  /// Returns a point of the side, offset across it.
  func point(at place: Double, offset: Double = 0) -> Point {
    axis == .horizontal
      ? Point(x: place, y: position + offset) : Point(x: position + offset, y: place)
  }
}

extension Layout {
  /// The sides of visible views whose content has a size.
  var contentSizes: [ContentSize] {
    let rects = shownSolution.alignmentRects
    return visibleViews.flatMap { view -> [ContentSize] in
      guard let rect = rects[safely: view], let item = system.items[safely: view],
        rect.width > 0, rect.height > 0
      else { return [] }
      return Axis.allCases.compactMap { axis in
        let natural = axis == .horizontal ? item.intrinsicContentSize.width : item.intrinsicContentSize.height
        return natural.map { contentSize(rect, axis, natural: $0) }
      }
    }
  }

  private func contentSize(_ rect: Rect, _ axis: Axis, natural: Double) -> ContentSize {
    let length = rect.maximum(axis) - rect.minimum(axis)
    // Content sizes are whole pixels, while view sizes may be fractional.
    let tolerance = 1 / resolved.variant.device.scale
    let fit: ContentSize.Fit =
      length > natural + tolerance ? .stretched : length < natural - tolerance ? .compressed : .exact
    let content = fit == .exact ? fit.rawValue : "\(fit.rawValue), which is \(natural.pointText)"
    return ContentSize(
      axis: axis, start: rect.minimum(axis), end: rect.maximum(axis), position: rect.maximum(axis.perpendicular),
      fit: fit, words: "\(axis == .horizontal ? "width" : "height") \(length.pointText), \(content)")
  }
}
