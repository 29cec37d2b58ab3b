internal import AutoLayout
package import Drawing
internal import Geometry
package import SceneDrawing
package import SceneLayouts
internal import Scenes
package import Typography
internal import WorkBudgets

/// A film strip of a rotating device: the frames of all rotations side by side, each with a caption (specification
/// ORI-08).
package struct RotationStrip {
  /// The steps; at least one.
  package let steps: [RotationStep]
  /// The number of frames of each rotation, including both ends.
  package let frameCount: Int
  package let style: LayoutDrawingStyle
  /// The typography.
  package let pen: SheetPen

  /// Creates a strip of the given steps.
  ///
  /// `artwork` is the painter of artwork, or nil to draw it as boxes.
  package init(
    of steps: [RotationStep], frameCount: Int, style: LayoutDrawingStyle, measuringTextWith measurer: any TextMeasuring,
    artwork: ArtworkPainter? = nil
  ) {
    self.steps = steps
    self.frameCount = frameCount
    self.style = style
    pen = SheetPen(measurer, artwork: artwork)
  }

  /// One frame with its caption.
  private struct Frame {
    let layout: Layout
    let caption: String
    /// Whether the frame is between two layouts. Views are then interpolated, and no constraint holds.
    var isBetween = false
  }

  /// The overlays without meaning between two layouts.
  private static let settledOverlays: LayoutDrawingStyle.Overlays = [
    .constraints, .guides, .baselines, .findings, .misplacements,
  ]

  private func style(of frame: Frame) -> LayoutDrawingStyle {
    var style = style
    if frame.isBetween { style.overlays.subtract(Self.settledOverlays) }
    return style
  }

  /// The height of the tallest frame, in points of the strip.
  private static let frameHeight = 320.0
  private static let gap = 24.0
  private static let captionHeight = 28.0
  private static let headingHeight = 48.0

  /// The picture. If the work is canceled, frames are missing.
  package var picture: DisplayList {
    let frames = frames
    let highest = frames.map(\.layout.resolved.shownArea.height).max() ?? 1
    let scale = min(1, Self.frameHeight / max(highest, 1))
    var x = Self.gap
    var commands = pen.line(title, .heading, x: Self.gap, baseline: 30)
    let top = Self.headingHeight
    let bottom = top + highest * scale
    for frame in frames where !WorkBudget.checkCancellation() {
      let picture = SheetPicture(layout: frame.layout, style: style(of: frame), scale: scale, pen: pen)
      commands += picture.commands(at: Point(x: x, y: top))
      commands += pen.line(
        frame.caption, .small, x: x, baseline: bottom + 18, width: picture.size.width + Self.gap - 4)
      x += picture.size.width + Self.gap
    }
    return DisplayList(
      size: Size(width: x.rounded(.up), height: (bottom + Self.captionHeight).rounded(.up)),
      background: SheetPen.ground, title: title,
      summary: "\(frames.count) frames: \(frames.map(\.caption).joined(separator: ", "))", commands: commands)
  }

  private var title: String {
    guard let resolved = steps.first?.layout.resolved else { return "" }
    return "\(resolved.name), \(resolved.variant.device.placedTitle)"
  }

  /// The frames: the first step, then the steps of each rotation without its first.
  private var frames: [Frame] {
    guard let first = steps.first else { return [] }
    let turns = zip(steps, steps.dropFirst()).flatMap { start, end in
      let layouts = start.layout.between(end.layout, count: frameCount)
      return layouts.enumerated().dropFirst().map { position, layout in
        let isEnd = position == layouts.count - 1
        let percent = (100 * Double(position) / Double(layouts.count - 1)).pointText
        return Frame(layout: layout, caption: isEnd ? end.orientation.words : "\(percent) %", isBetween: !isEnd)
      }
    }
    return [Frame(layout: first.layout, caption: first.orientation.words)] + turns
  }
}
