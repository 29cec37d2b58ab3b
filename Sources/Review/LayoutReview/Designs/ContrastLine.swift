internal import Drawing
internal import Geometry

/// A straight line of contrast in a picture, such as the edge of a button: the color changes in the same way all along
/// it.
struct ContrastLine: Sendable, Hashable {
  /// Its distance from the left or top edge of the picture, in pixels. Edges between two pixels are whole numbers;
  /// antialiased ones are between them.
  var position: Double
  /// The change of color across it, in red, green and blue from 0 to 255.
  var step: SIMD3<Double>

  /// Whether both lines may be the same edge: the same change of color, except for small differences due to color
  /// profiles and compression.
  func isAlike(_ other: ContrastLine) -> Bool {
    let (length, otherLength) = (step.length, other.step.length)
    let ratio = length / otherLength
    return (0.7...1.43).contains(ratio) && (step * other.step).sum() >= 0.9 * length * otherLength
  }
}

/// A search for the straight lines of contrast in a part of a picture.
struct ContrastLineFinder {
  let bitmap: Bitmap
  /// The axis across which the color changes: horizontal for left and right edges.
  let axis: Axis
  /// The rows, or columns, in which the picture is sampled.
  let samples: [Int]

  /// The smallest change of color between two pixels that is part of a line, in values from 0 to 255.
  private static let leastStep = 2.0
  /// The smallest change of color across a line. iOS's lightest backgrounds differ by 20.
  private static let leastContrast = 10.0
  /// The maximum number of pixels that an antialiased edge covers. Shadows and gradients cover more.
  private static let widest = 3
  /// The smallest part of the samples that must show the line.
  private static let leastSupport = 0.85

  /// The pixels of the picture across the lines.
  private var extent: Int { axis == .horizontal ? bitmap.width : bitmap.height }

  /// Returns the lines between two positions, in pixels from the left or top, in ascending order.
  func lines(from first: Int, to last: Int) -> [ContrastLine] {
    let (first, last) = (max(1, first), min(extent - 1, last))
    guard first <= last, !samples.isEmpty else { return [] }
    var lines: [ContrastLine] = []
    var run: [(position: Int, step: SIMD3<Double>)] = []
    for position in first...last {
      let step = meanStep(before: position)
      let isStep = step.length >= Self.leastStep
      if let latest = run.last, !isStep || (latest.step * step).sum() <= 0 {
        if let line = line(of: run) { lines.append(line) }
        run = []
      }
      if isStep { run.append((position, step)) }
    }
    if let line = line(of: run) { lines.append(line) }
    return lines
  }

  /// Returns the line of adjacent steps in one direction, or nil if they are not a straight line.
  private func line(of run: [(position: Int, step: SIMD3<Double>)]) -> ContrastLine? {
    guard let first = run.first, let last = run.last, run.count <= Self.widest else { return nil }
    let step = run.reduce(SIMD3<Double>.zero) { $0 + $1.step }
    let length = step.length
    guard length >= Self.leastContrast else { return nil }
    // Of text or a photograph only the mean changes; a straight edge changes every sample in the same way.
    let support = samples.count { sample in
      let change = color(at: last.position, sample) - color(at: first.position - 1, sample)
      return (0.6...1.4).contains((change * step).sum() / (length * length))
    }
    guard Double(support) >= Self.leastSupport * Double(samples.count) else { return nil }
    let weights = run.map { $0.step.length }
    let moment = zip(run, weights).reduce(0) { $0 + Double($1.0.position) * $1.1 }
    return ContrastLine(position: moment / weights.reduce(0, +), step: step)
  }

  private func meanStep(before position: Int) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    for sample in samples { sum += color(at: position, sample) - color(at: position - 1, sample) }
    return sum / Double(samples.count)
  }

  private func color(at position: Int, _ sample: Int) -> SIMD3<Double> {
    let index = axis == .horizontal ? sample * bitmap.width + position : position * bitmap.width + sample
    let pixel = bitmap.pixels[index]
    return SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF))
  }
}

extension SIMD3<Double> {
  /// The length of the vector.
  fileprivate var length: Double { (self * self).sum().squareRoot() }
}
