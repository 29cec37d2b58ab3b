public import Findings
public import Geometry
public import SceneLayouts
public import Scenes
public import Typography
internal import WorkBudgets

/// A scene while its window grows: the sizes at which something changes, found from the solver's own solutions and not by
/// trying sizes.
///
/// It is a line through the plane of widths and heights: the parts that a `PiecewiseLayout` has there are ranges of sizes.
/// Frames are judged as they are solved, before they are rounded to pixels: on the device a finding may come and go a
/// pixel earlier or later.
public struct LayoutSweep: Sendable, Hashable {
  /// A range of sizes in which the same constraints decide: every edge is a linear function of the size.
  public struct Piece: Sendable, Hashable {
    /// The sizes, in points.
    public var range: ClosedRange<Double>
    /// The frame of each view in root coordinates at the beginning, in points, not rounded.
    public var frames: [Rect]
    /// The change of the edges and sizes of each frame with each point of size.
    public var rates: [Rect]
    /// The variations that apply, by name.
    var variations: [String]
    /// The number of lines of each text that may have several; nil for other views.
    var lineCounts: [Int?]

    /// The frame of each view in root coordinates at a size, in points, not rounded.
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
    /// The size, in points, to less than a thousandth.
    public var length: Double
    /// The changes, each in words: `'title' takes 2 lines instead of 3`.
    public var changes: [String]
  }

  /// A finding and the sizes that have it.
  public struct SweptFinding: Sendable, Hashable {
    /// The finding at the first size that has it, or shortly behind.
    public var finding: Finding
    /// The identity by which it is the same at other sizes.
    package var identity: FindingIdentity
    /// The sizes, in points, ascending.
    public var ranges: [ClosedRange<Double>]
  }

  /// The sizes that were looked at.
  public var size: SweptSize
  /// The variant whose window it is.
  public var variant: SceneVariant
  /// The pieces, in order and without gaps.
  public var pieces: [Piece]
  /// The sizes at which something changes, ascending; where findings begin or end alone is not among them.
  public var breakpoints: [Breakpoint]
  /// The findings, worst first.
  public var findings: [SweptFinding]

  /// The sizes at which something changes, or a finding begins or ends, ascending, without the ends of the range.
  public var lengths: [Double] {
    let ends = findings.flatMap { $0.ranges.flatMap { [$0.lowerBound, $0.upperBound] } }
    let inside = ends.filter { $0 > size.range.lowerBound && $0 < size.range.upperBound }
    var distinct: [Double] = []
    for length in (breakpoints.map(\.length) + inside).sorted()
    where length - (distinct.last ?? -.infinity) > Self.coincidence { distinct.append(length) }
    return distinct
  }

  /// Sizes that are no farther apart are one, in points: far less than a pixel.
  static let coincidence = 1e-3
}

extension Scene {
  /// The scene in a window of all sizes of a range.
  ///
  /// The scene is looked at by itself, also where another scene embeds it.
  ///
  /// - Parameters:
  ///   - size: The sizes.
  ///   - variant: The device, its orientation and everything else that the layout depends on.
  ///   - resolve: The scene in a variant, by the rules of the caller.
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
    // People begin at the size of a screen: where something changes right behind it, that screen has it as it was.
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

  /// The sweep of which nothing is known but that it takes too much work.
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
  /// The piece that lies before this one at a single size, where the scene has a layout of its own.
  fileprivate func preceded(by layout: Layout, at length: Double) -> LayoutSweep.Piece {
    var piece = self
    piece.range = length...range.lowerBound
    piece.frames = layout.absoluteFrames
    piece.rates = rates.map { _ in .zero }
    piece.variations = layout.resolved.activeVariations
    return piece
  }
}
