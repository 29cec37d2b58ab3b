internal import JSON
internal import ReviewReports

/// A writer of the sums of a layout's views, which writes equal ends once.
///
/// In a column, the top of each view is a sum of everything above it: written out, ten thousand views would have fifty
/// million parts. But all sums of a column have the same end: the sums of the views that are closer to the screen. So a
/// sum is a list of numbers, two for each part, which may end with a list of three: the view and the distance of
/// another sum, and the number of parts to skip of that one.
struct SharedSums {
  /// A part before the end of a sum.
  private struct Step: Hashable {
    var end: Int
    var part: ViewReport.Summand

    // One number instead of three: a layout has tens of thousands of parts, and seldom the same constraint with
    // different factors before the same end.
    func hash(into hasher: inout Hasher) { hasher.combine(end &* 0x1_0001 &+ part.constraint) }
  }

  /// The place where an end was first written.
  private struct Place {
    var view: Int
    var distance: Int
    var skipped: Int
  }

  /// The number of each known end by its first part and the rest.
  private var ends: [Step: Int] = [:]
  /// The places of ends by their numbers. The empty end is zero.
  private var places = [Place(view: 0, distance: 0, skipped: 0)]

  /// Prepares for the sums of a layout with a number of views.
  init(viewCount: Int = 0) {
    // Views of a screen have some fourteen parts that are not shared. Views in columns of thousands share more.
    let parts = min(16 * viewCount, 4096)
    ends.reserveCapacity(parts)
    places.reserveCapacity(parts)
  }

  /// The fewest parts that are worth a reference.
  static let leastShared = 8

  /// Returns the sums of a view: of its left edge, width, top edge and height.
  mutating func value(of sums: ViewReport.Sums, ofView view: Int) -> JSONValue {
    let all = [sums.left, sums.width, sums.top, sums.height]
    return .array(
      all.enumerated().map { distance, sum in
        sum.map { value(of: $0, Place(view: view, distance: distance, skipped: 0)) } ?? .null
      })
  }

  private mutating func value(of sum: [ViewReport.Summand], _ place: Place) -> JSONValue {
    var end = 0
    var start = sum.count
    while start > 0, let known = ends[Step(end: end, part: sum[start - 1])] {
      end = known
      start -= 1
    }
    let shared = places[end]
    for position in (0..<start).reversed() {
      places.append(Place(view: place.view, distance: place.distance, skipped: position))
      ends[Step(end: end, part: sum[position])] = places.count - 1
      end = places.count - 1
    }
    let isShared = sum.count - start >= Self.leastShared
    let written = isShared ? start : sum.count
    // The total length of all sums grows with the square of the depth, so their numbers are appended to one array.
    var numbers: [JSONValue] = []
    numbers.reserveCapacity(2 * written + 1)
    for part in sum.prefix(written) {
      numbers.append(.number(Double(part.constraint)))
      numbers.append(.number((part.factor * 1e9).rounded() / 1e9))
    }
    if isShared { numbers.append(.numbers([shared.view, shared.distance, shared.skipped])) }
    return .array(numbers)
  }
}
