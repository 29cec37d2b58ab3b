package import Geometry

/// The space that the pictures of a page leave: next to short ones, between them, and below all. Sections such as the
/// legend are placed there.
package struct SheetRoom {
  /// A place for a section: the frame that it takes, and the width for its words.
  package struct Place {
    package let frame: Rect
    package let width: Double
  }

  private let left: Double
  private let right: Double
  private let top: Double
  private var taken: [Rect]

  /// The maximum number of pictures around which gaps are searched. Pages with more have them at the same places.
  private static let searchLimit = 8

  /// Creates the room of a page between two edges, without the frames of its pictures.
  package init(left: Double, right: Double, top: Double, taken: [Rect]) {
    self.left = left
    self.right = right
    self.top = top
    self.taken = taken.filter { $0.width > 0 && $0.height > 0 }
  }

  /// The lower edge of everything on the page.
  package var bottom: Double { taken.map(\.maxY).max() ?? top }

  /// Marks a frame as taken.
  package mutating func add(_ frame: Rect) { taken.append(frame) }

  /// Returns the place that makes the page least tall; of several, the lowest, and the leftmost of these. Nil if there
  /// is nothing to place.
  ///
  /// `leastWidth` is the smallest width of the section next to pictures. `measure` returns the size of the section in a
  /// width, or nil if the section is empty.
  package func place(leastWidth: Double, _ measure: (Double) -> Size?) -> Place? {
    let places = spans(leastWidth: leastWidth).map { (span: $0, width: $0.upperBound - $0.lowerBound) }
    // Measuring breaks all lines of the section, and many spans have the same width.
    let sizes = Dictionary(uniqueKeysWithValues: Set(places.map(\.width)).map { ($0, measure($0)) })
    return places.compactMap { span, width -> Place? in
      guard let size = sizes[width] ?? nil else { return nil }
      return Place(
        frame: Rect(origin: Point(x: span.lowerBound, y: height(for: size, in: span)), size: size), width: width)
    }
    .min { rank(of: $0.frame).lexicographicallyPrecedes(rank(of: $1.frame)) }
  }

  private func rank(of frame: Rect) -> [Double] { [max(bottom, frame.maxY), -frame.minY, frame.minX, -frame.width] }

  /// The horizontal spans in which a section may be: from an edge of the page or a picture to another.
  private func spans(leastWidth: Double) -> [Range<Double>] {
    let near = taken.suffix(Self.searchLimit)
    let starts = Set([left] + near.flatMap { [$0.minX, $0.maxX + SheetMetrics.columnGap] })
    let ends = Set([right] + near.flatMap { [$0.maxX, $0.minX - SheetMetrics.columnGap] })
    return starts.sorted().flatMap { start in
      ends.sorted().filter { $0 - start >= leastWidth || (start == left && $0 == right) }
        .map { start..<$0 }
    }
  }

  /// Returns the lowest height for a section above the lower edge of the page, else the one below everything in the
  /// span.
  private func height(for size: Size, in span: Range<Double>) -> Double {
    let used = span.lowerBound..<(span.lowerBound + size.width)
    let gap = SheetMetrics.columnGap - 0.5
    let inSpan = taken.filter { $0.minX < used.upperBound + gap && $0.maxX > used.lowerBound - gap }
      .sorted { $0.minY < $1.minY }
    var free = top
    var found: Double?
    for rect in inSpan {
      if rect.minY - SheetMetrics.sectionGap - size.height >= free { found = free }
      free = max(free, rect.maxY + SheetMetrics.sectionGap)
    }
    return free + size.height <= bottom ? free : found ?? free
  }
}
