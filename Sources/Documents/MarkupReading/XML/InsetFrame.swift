package import Geometry

/// A `<frame key="frameInset">`, which Xcode 5 to 8 write for views without a `<rect>`: distances from the edges of the
/// superview, and lengths.
package struct InsetFrame: Sendable, Hashable {
  /// A length in points, or a fraction of the superview's along the same axis, where 1 is all of it. Fractions are
  /// written as percentages, for flexible margins.
  private enum Length: Sendable, Hashable {
    case points(Double)
    case part(Double)

    /// Reads an attribute. Nil unless it is a number or a percentage.
    init?(_ text: String) {
      let bytes = Array(text.utf8)[...]
      let isPart = bytes.last == UInt8(ascii: "%")
      guard let value = XMLNumber.value(of: isPart ? bytes.dropLast() : bytes) else { return nil }
      self = isPart ? .part(value / 100) : .points(value)
    }

    /// Returns the length in points, given the superview's length. Nil for a fraction of an unknown length.
    func points(in superview: Double?) -> Double? {
      let points: Double? =
        switch self {
        case .points(let points): points
        case .part(let part): superview.map { $0 * part }
        }
      return points.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// The place along one axis.
  private struct Span: Sendable, Hashable {
    var start: Length?
    var length: Length?
    var end: Length?

    /// Returns the start and length in points. Missing sides are 0.
    func points(in superview: Double?) -> (start: Double, length: Double)? {
      let (first, last) = (start?.points(in: superview), end?.points(in: superview))
      if let length = length?.points(in: superview) {
        let fromEnd = last.flatMap { last in superview.map { $0 - last - length } }
        return (first ?? fromEnd ?? 0, length)
      }
      return superview.map { (first ?? 0, $0 - (first ?? 0) - (last ?? 0)) }
    }
  }

  private var horizontal: Span
  private var vertical: Span

  /// Reads the insets of a view, or returns nil if it has none.
  package init?(of view: XMLElement) {
    guard let insets = view.child(.frame, key: .frameInset) else { return nil }
    func length(_ attribute: XMLName) -> Length? { insets[attribute].flatMap(Length.init) }
    horizontal = Span(start: length(.minX), length: length(.width), end: length(.maxX))
    vertical = Span(start: length(.minY), length: length(.height), end: length(.maxY))
  }

  /// Returns the frame in a superview. If the insets include a width and a height, its size is not needed.
  package func frame(in superview: Size?) -> Rect? {
    guard let x = horizontal.points(in: superview?.width), let y = vertical.points(in: superview?.height) else {
      return nil
    }
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
