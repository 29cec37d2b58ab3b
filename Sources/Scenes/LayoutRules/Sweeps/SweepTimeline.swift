internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The segments of a sweep, and the pieces that they form.
struct SweepTimeline {
  /// The segments in order, without those that are too short to be visible.
  let segments: [SweepSegment]
  /// The pieces in order and without gaps. Each consists of one or more segments.
  let pieces: [LayoutSweep.Piece]

  /// The largest difference between rates that count as equal.
  private static let rateTolerance = 1e-6
  /// The largest difference between frames that count as equal, in points.
  private static let frameTolerance = 1e-4

  init(_ all: [SweepSegment], measuringTextWith measurer: any TextMeasuring) {
    segments = all.filter { $0.range.upperBound - $0.range.lowerBound > LayoutSweep.coincidence }
    var pieces: [LayoutSweep.Piece] = []
    for segment in segments {
      var piece = segment.piece(measuringTextWith: measurer)
      if let last = pieces.last, Self.isOne(last, piece) {
        pieces[pieces.count - 1].range = last.range.lowerBound...piece.range.upperBound
      } else {
        if let end = pieces.last?.range.upperBound { piece.begin(at: end) }
        pieces.append(piece)
      }
    }
    self.pieces = pieces
  }

  private static func isOne(_ piece: LayoutSweep.Piece, _ next: LayoutSweep.Piece) -> Bool {
    piece.variations == next.variations && piece.lineCounts == next.lineCounts
      && zip(piece.rates, next.rates).allSatisfy { $0.isNear($1, within: rateTolerance) }
      && zip(piece.frames(at: next.range.lowerBound), next.frames).allSatisfy {
        $0.isNear($1, within: frameTolerance)
      }
  }
}

extension LayoutSweep.Piece {
  /// Moves the start to the end of the previous piece. The gap between them is too short to be visible.
  fileprivate mutating func begin(at length: Double) {
    frames = frames(at: length)
    range = min(length, range.upperBound)...range.upperBound
  }
}

extension SweepSegment {
  fileprivate func piece(measuringTextWith measurer: any TextMeasuring) -> LayoutSweep.Piece {
    let inside = range.inside(0.5)
    let scene = resolved(at: inside)
    let items = system(at: inside).items
    let (frames, start) = (shownFrames, point(at: range.lowerBound))
    return LayoutSweep.Piece(
      range: range, frames: frames.map { $0.rect(at: start) },
      rates: frames.map {
        Rect(left: rate(of: $0.minX), top: rate(of: $0.minY), right: rate(of: $0.maxX), bottom: rate(of: $0.maxY))
      },
      variations: scene.activeVariations,
      lineCounts: zip(scene.views, items).map { view, item in
        guard case .label(let label) = view.content, label.numberOfLines != 1 else { return nil }
        let metrics = measurer.fitted(to: label).metrics(of: label.font)
        let height = item.intrinsicContentSize.height ?? 0
        let lines = height > 0 ? (height + metrics.leading) / (metrics.lineHeight + metrics.leading) : 0
        return lines.isFinite && lines < 10_000 ? Int(lines.rounded()) : nil
      })
  }
}
