internal import MarkupReading

/// A length in a `<frame key="frameInset">`: points, or a fraction of the superview's length along the same axis. Xcode
/// 5 to 8 write fractions as percentages, for flexible margins.
enum InsetLength: Sendable, Hashable {
  case points(Double)
  /// A fraction, where 1 is the whole superview.
  case part(Double)

  /// Reads an attribute. Nil unless it is a number or a percentage.
  init?(_ text: ArraySlice<UInt8>) {
    let isPart = text.last == UInt8(ascii: "%")
    guard let value = XMLNumber.value(of: isPart ? text.dropLast() : text) else { return nil }
    self = isPart ? .part(value / 100) : .points(value)
  }

  /// Returns the length in points, given the superview's length. Nil for a fraction of an unknown length.
  func points(in superview: Double?) -> Double? {
    switch self {
    case .points(let points): points
    case .part(let part): superview.map { $0 * part }
    }
  }
}

extension XMLElement {
  /// Returns a side of an inset frame, in points. Nil if it is missing or depends on an unknown length.
  ///
  /// `superview` is the length of the superview along the axis of the side, in points.
  func inset(_ attribute: XMLName, in superview: Double?) -> Double? {
    let length = self[attribute].flatMap { InsetLength(Array($0.utf8)[...]) }
    return length?.points(in: superview).flatMap { $0.isFinite ? $0 : nil }
  }
}
