internal import Findings
internal import SceneLayouts
internal import Typography
internal import WorkBudgets

/// The findings of a sweep, with the sizes at which they start and end.
///
/// Rules compare edges with edges and sizes with limits, all of which are linear within a piece. Layouts are judged at
/// its ends and between all sizes at which two edges meet. If two of them differ, the size between them is found by
/// bisection.
struct SweepFindings {
  private let timeline: SweepTimeline
  private let measurer: any TextMeasuring
  private let resolved: (Double) -> ResolvedScene
  /// The findings at single sizes that differ from their neighbors, each solved separately.
  var exceptions: [Judgement] = []

  /// The distance from a border at which layouts are judged, in points.
  private static let margin = 1e-4
  /// The precision of the start and end of a finding, in points.
  private static let resolution = 1e-6
  /// The work of judging a view at a size, in the units of a `WorkBudget`.
  private static let workPerView = 1000
  /// The largest number of sizes at which edges meet that are considered.
  private static let meetingLimit = 400

  /// Creates the findings of a timeline.
  ///
  /// `resolved` returns the scene at the given size.
  init(
    _ timeline: SweepTimeline, measuringTextWith measurer: any TextMeasuring,
    resolved: @escaping (Double) -> ResolvedScene
  ) {
    self.timeline = timeline
    self.measurer = measurer
    self.resolved = resolved
    // Sizes at which nothing is broken, between others at which something is.
    for segment in timeline.segments {
      guard let length = segment.exception, segment.range.contains(length) else { continue }
      exceptions.append(exactly(at: length))
    }
  }

  /// The findings at one size.
  struct Judgement {
    var length: Double
    var findings: [FindingIdentity: Finding]
    var order: [FindingIdentity]

    init(_ length: Double, _ layout: Layout) {
      self.length = length
      order = FindingIdentity.identities(of: layout.findings)
      findings = Dictionary(zip(order, layout.findings), uniquingKeysWith: { first, _ in first })
    }
  }

  /// All findings, worst first, then in the order they start.
  var all: [LayoutSweep.SweptFinding] {
    var swept: [FindingIdentity: Int] = [:]
    var found: [LayoutSweep.SweptFinding] = []
    for (range, judgement) in timeline.segments.flatMap(stretches) {
      for identity in judgement.order {
        guard let finding = judgement.findings[identity] else { continue }
        if let position = swept[identity] {
          found[position].ranges.append(range)
        } else {
          swept[identity] = found.count
          found.append(.init(finding: finding, identity: identity, ranges: [range]))
        }
      }
    }
    for position in found.indices { found[position].ranges = Self.joined(found[position].ranges) }
    for judgement in exceptions { Self.note(judgement, in: &found) }
    reportInWholePoints(&found)
    return Finding.Severity.allCases.reversed().flatMap { severity in found.filter { $0.finding.severity == severity } }
  }

  /// Replaces each finding with the one at the first whole point, solved separately, so that all its numbers belong to
  /// one layout.
  private func reportInWholePoints(_ found: inout [LayoutSweep.SweptFinding]) {
    var solved: [Double: Judgement] = [:]
    for position in found.indices where !WorkBudget.isOver {
      guard let range = found[position].ranges.first else { continue }
      // At a border inside the sweep both sides are valid.
      let isStart = range.lowerBound == timeline.segments.first?.range.lowerBound
      let whole = (range.lowerBound + (isStart ? 0 : Self.margin)).rounded(.up)
      let length = range.contains(whole) ? whole : range.inside(0.5)
      let judgement = solved[length] ?? exactly(at: length)
      solved[length] = judgement
      if let finding = judgement.findings[found[position].identity] { found[position].finding = finding }
    }
  }

  /// Returns the judgment of a size, solved separately.
  private func exactly(at length: Double) -> Judgement {
    Judgement(length, resolved(length).exactLayout(measuringTextWith: measurer))
  }

  /// Removes a single size from the ranges of findings that do not occur there, and adds those that only occur there.
  private static func note(_ judgement: Judgement, in found: inout [LayoutSweep.SweptFinding]) {
    let length = judgement.length
    for position in found.indices where judgement.findings[found[position].identity] == nil {
      found[position].ranges = found[position].ranges.flatMap { range in
        range.contains(length) ? [range.lowerBound...length, length...range.upperBound] : [range]
      }
    }
    let known = Set(found.map(\.identity))
    for identity in judgement.order where !known.contains(identity) {
      guard let finding = judgement.findings[identity] else { continue }
      found.append(.init(finding: finding, identity: identity, ranges: [length...length]))
    }
  }

  /// Returns the ranges of a segment with equal findings, and these findings.
  private func stretches(of segment: SweepSegment) -> [(range: ClosedRange<Double>, judgement: Judgement)] {
    var places: [Judgement] = []
    for length in lengths(of: segment) where !WorkBudget.isOver { places.append(judge(length, segment)) }
    guard let first = places.first else { return [] }
    var stretches: [(range: ClosedRange<Double>, judgement: Judgement)] = []
    var start = segment.range.lowerBound
    var last = first
    for place in places.dropFirst() {
      for (border, next) in changes(from: last, to: place, segment) {
        stretches.append((start...max(start, border), last))
        (start, last) = (max(start, border), next)
      }
    }
    return stretches + [(start...max(start, segment.range.upperBound), last)]
  }

  /// Returns the sizes between two others at which the findings change, with the findings after them.
  private func changes(
    from first: Judgement, to second: Judgement, _ segment: SweepSegment
  ) -> [(border: Double, next: Judgement)] {
    // Once the work limit is exceeded, the result is discarded, so the search may end anywhere.
    guard Set(first.order) != Set(second.order), !WorkBudget.isOver else { return [] }
    guard second.length - first.length > Self.resolution else { return [(second.length, second)] }
    let middle = judge((first.length + second.length) / 2, segment)
    return changes(from: first, to: middle, segment) + changes(from: middle, to: second, segment)
  }

  private func judge(_ length: Double, _ segment: SweepSegment) -> Judgement {
    _ = WorkBudget.spend(segment.viewCount * Self.workPerView)
    return Judgement(length, segment.layout(at: length).checked(measuringTextWith: nil))
  }

  /// Returns the sizes to judge: near both ends, and between all at which edges meet.
  private func lengths(of segment: SweepSegment) -> [Double] {
    let range = segment.range
    let borders = [range.lowerBound] + segment.meetings.prefix(Self.meetingLimit) + [range.upperBound]
    let between = zip(borders, borders.dropFirst()).map { ($0 + $1) / 2 }
    return [range.lowerBound + Self.margin] + between + [range.upperBound - Self.margin]
  }

  /// Joins neighboring ranges, and skips those that are too short to be visible.
  private static func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var joined: [ClosedRange<Double>] = []
    for range in ranges {
      if let last = joined.last, range.lowerBound - last.upperBound < LayoutSweep.coincidence {
        joined[joined.count - 1] = last.lowerBound...range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
