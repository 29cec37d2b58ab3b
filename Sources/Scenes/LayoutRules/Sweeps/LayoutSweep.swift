public import Findings
public import Geometry
public import SceneLayouts
public import Scenes
public import Typography
internal import WorkBudgets

/// A scene while its window grows: the sizes at which something changes, derived from the solver's solutions, without
/// trying sizes.
///
/// A sweep is a line through the plane of widths and heights. The parts of a `PiecewiseLayout` along that line are
/// ranges of sizes. Frames are judged before they are rounded to pixels, so on a device a finding may appear or
/// disappear a pixel earlier or later.
public struct LayoutSweep: Sendable, Hashable {
  /// A range of sizes in which the same constraints decide. Every edge is a linear function of the size.
  public struct Piece: Sendable, Hashable {
    /// The sizes, in points.
    public var range: ClosedRange<Double>
    /// The frame of each view in root coordinates at the start, in points, unrounded.
    public var frames: [Rect]
    /// The change of the edges and sizes of each frame per point of size.
    public var rates: [Rect]
    /// The names of the variations that apply.
    var variations: [String]
    /// The number of lines of each string that may have several, or nil for other views.
    var lineCounts: [Int?]

    /// Returns the frame of each view in root coordinates at the given size, in points, unrounded.
    public func frames(at length: Double) -> [Rect] {
      let distance = length - range.lowerBound
      return zip(frames, rates).map { frame, rate in
        Rect(
          x: frame.minX + distance * rate.minX, y: frame.minY + distance * rate.minY,
          width: frame.width + distance * rate.width, height: frame.height + distance * rate.height)
      }
    }
  }

  /// A size at which something changes.
  public struct Breakpoint: Sendable, Hashable {
    /// The size in points, exact to less than a thousandth.
    public var length: Double
    /// The changes in words: `'title' takes 2 lines instead of 3`.
    public var changes: [String]
  }

  /// A finding and the sizes at which it occurs.
  public struct SweptFinding: Sendable, Hashable {
    /// The finding at its first size, or shortly after.
    public var finding: Finding
    /// The identity that it has at all sizes.
    package var identity: FindingIdentity
    /// The sizes, in points, ascending.
    public var ranges: [ClosedRange<Double>]
  }

  public var size: SweptSize
  /// The variant whose window it is.
  public var variant: SceneVariant
  /// The pieces, in order and without gaps.
  public var pieces: [Piece]
  /// The sizes at which something changes, ascending. Sizes at which only a finding starts or ends are not included.
  public var breakpoints: [Breakpoint]
  /// The findings, worst first.
  public var findings: [SweptFinding]

  /// The sizes at which something changes, or a finding starts or ends, ascending, without the ends of the range.
  public var lengths: [Double] {
    let ends = findings.flatMap { $0.ranges.flatMap { [$0.lowerBound, $0.upperBound] } }
    let inside = ends.filter { $0 > size.range.lowerBound && $0 < size.range.upperBound }
    var distinct: [Double] = []
    for length in (breakpoints.map(\.length) + inside).sorted()
    where length - (distinct.last ?? -.infinity) > Self.coincidence { distinct.append(length) }
    return distinct
  }

  /// The largest distance between sizes that count as one, in points. It is far less than a pixel.
  static let coincidence = 1e-3
}

extension Scene {
  /// Returns the scene in a window of all sizes of a range.
  ///
  /// The scene is laid out on its own, even if another scene embeds it.
  ///
  /// - Parameters:
  ///   - size: The sizes.
  ///   - variant: The device, its orientation and everything else on which the layout depends.
  ///   - measurer: The engine that measures text.
  ///   - resolve: Returns the scene in a variant, by the rules of the caller.
  public func sweep(
    _ size: SweptSize, of variant: SceneVariant, measuringTextWith measurer: any TextMeasuring,
    resolving resolve: @escaping (SceneVariant) -> ResolvedScene
  ) -> LayoutSweep {
    let resolved = { (length: Double) in
      var resolved = resolve(size.variant(variant, at: length))
      resolved.surroundings = .screen
      return resolved
    }
    let segments = SweepSegment.segments(
      of: self, size, in: variant, measuringTextWith: measurer, resolved: resolved)
    if WorkBudget.isOver { return givenUp(size, variant) }
    let timeline = SweepTimeline(segments, measuringTextWith: measurer)
    var pieces = timeline.pieces
    var findings = SweepFindings(timeline, measuringTextWith: measurer, resolved: resolved)
    // The range starts at the size of a screen. If something changes right after it, that screen still has the earlier
    // layout.
    if let first = pieces.first, first.range.lowerBound > size.range.lowerBound {
      let layout = resolved(size.range.lowerBound).exactLayout(measuringTextWith: measurer)
      pieces.insert(first.preceded(by: layout, at: size.range.lowerBound), at: 0)
      findings.exceptions.append(.init(size.range.lowerBound, layout))
    }
    let sweep = LayoutSweep(
      size: size, variant: variant, pieces: pieces,
      breakpoints: SweepChanges(views: views, size: size).breakpoints(between: pieces),
      findings: findings.all)
    return WorkBudget.isOver ? givenUp(size, variant) : sweep
  }

  /// Returns the sweep of a scene that takes too much work.
  private func givenUp(_ size: SweptSize, _ variant: SceneVariant) -> LayoutSweep {
    let found = policy.applied(to: [WorkLimitRule.findingOfSweep(self)], views: views)
    return LayoutSweep(
      size: size, variant: variant, pieces: [], breakpoints: [],
      findings: zip(FindingIdentity.identities(of: found), found).map {
        LayoutSweep.SweptFinding(finding: $1, identity: $0, ranges: [size.range])
      })
  }
}

extension LayoutSweep.Piece {
  /// Returns the piece for a single size before this one, at which the scene has its own layout.
  fileprivate func preceded(by layout: Layout, at length: Double) -> LayoutSweep.Piece {
    var piece = self
    piece.range = length...range.lowerBound
    piece.frames = layout.absoluteFrames
    piece.rates = rates.map { _ in .zero }
    piece.variations = layout.resolved.activeVariations
    return piece
  }
}
