internal import MarkupReading

/// A length of a `<frame key="frameInset">`: points, or a part of the superview's length along the same axis, which Xcode 5 to 8
/// write as a percentage for flexible margins.
enum InsetLength: Sendable, Hashable {
  case points(Double)
  /// 1 is all of the superview.
  case part(Double)

  /// The length that an attribute states; nil if it is no number, or a percentage of none.
  init?(_ text: ArraySlice<UInt8>) {
    let isPart = text.last == UInt8(ascii: "%")
    guard let value = XMLNumber.value(of: isPart ? text.dropLast() : text) else { return nil }
    self = isPart ? .part(value / 100) : .points(value)
  }

  /// The length in points, in a superview of a length; nil for a part of one that is not known.
  func points(in superview: Double?) -> Double? {
    switch self {
    case .points(let points): points
    case .part(let part): superview.map { $0 * part }
    }
  }
}

extension XMLElement {
  /// A side of a frame that is written as an inset, in points; nil if there is none or it depends on an unknown length.
  ///
  /// - Parameter superview: The length of the superview along the axis of the side, in points.
  func inset(_ attribute: XMLName, in superview: Double?) -> Double? {
    let length = self[attribute].flatMap { InsetLength(Array($0.utf8)[...]) }
    return length?.points(in: superview).flatMap { $0.isFinite ? $0 : nil }
  }
}
