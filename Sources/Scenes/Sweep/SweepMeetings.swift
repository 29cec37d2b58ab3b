internal import AutoLayout
internal import Geometry

/// The sizes inside a segment at which an edge of a text or control meets another one, or an edge of the screen.
struct SweepMeetings {
  /// The sizes, ascending.
  let lengths: [Double]

  /// A number that changes with the size.
  private struct Line {
    var value: Double
    var rate: Double
  }

  init(of segment: SweepSegment, measuringTextWith measurer: any TextMeasuring) {
    let (first, second) = (segment.range.inside(0.25), segment.range.inside(0.75))
    let layouts = [first, second].map { segment.layout(at: $0, measuringTextWith: measurer) }
    var found: Set<Double> = []
    for axis in Axis.allCases {
      func line(_ number: (Layout) -> Double) -> Line {
        let values = layouts.map(number)
        return Line(value: values[0], rate: (values[1] - values[0]) / (second - first))
      }
      let views = layouts[0].resolved.views.indices.dropFirst()
      let edges = views.flatMap { view in
        [line { $0.absoluteFrames[view].minimum(axis) }, line { $0.absoluteFrames[view].maximum(axis) }]
      }
      let free = { (layout: Layout) in layout.screen.inset(by: layout.resolved.safeArea) }
      let screen = [
        line { $0.screen.minimum(axis) }, line { $0.screen.maximum(axis) }, line { free($0).minimum(axis) },
        line { free($0).maximum(axis) },
      ]
      for edge in edges {
        for other in layouts[0].resolved.hasLints ? screen + edges : screen {
          guard abs(edge.rate - other.rate) > 1e-9 else { continue }
          let length = first + (other.value - edge.value) / (edge.rate - other.rate)
          // A millionth of a point is near enough, and many edges meet at the same size.
          if segment.range.contains(length) { found.insert((length * 1e6).rounded() / 1e6) }
        }
      }
    }
    lengths = found.sorted()
  }
}
