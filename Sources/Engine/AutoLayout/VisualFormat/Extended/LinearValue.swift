/// A number, or a multiple of an item's attribute plus a number.
struct LinearValue {
  var item: LayoutItemID?
  var attribute = LayoutAttribute.notAnAttribute
  var multiplier = 0.0
  var constant = 0.0

  /// Creates a number.
  init(_ constant: Double) { self.constant = constant }

  /// Creates a multiple of an item's attribute.
  init(_ item: LayoutItemID, _ attribute: LayoutAttribute, times multiplier: Double = 1) {
    (self.item, self.attribute, self.multiplier) = (item, attribute, multiplier)
  }

  /// Returns the result of an operation on two values. Throws if no constraint can express it.
  static func result(
    _ operation: ExtendedFormat.Operator, _ left: Self, _ right: Self
  ) throws(VisualFormatError.Arithmetic) -> Self {
    switch operation {
    case .plus: return try left.adding(right, times: 1)
    case .minus: return try left.adding(right, times: -1)
    case .times:
      guard left.item == nil || right.item == nil else { throw .product }
      return left.item == nil ? right.scaled(by: left.constant) : left.scaled(by: right.constant)
    case .divided:
      guard right.item == nil else { throw .product }
      guard right.constant != 0 else { throw .division }
      return left.scaled(by: 1 / right.constant)
    }
  }

  private func adding(_ other: Self, times factor: Double) throws(VisualFormatError.Arithmetic) -> Self {
    var sum = item == nil ? other.scaled(by: factor) : self
    sum.constant = constant + factor * other.constant
    guard item != nil, other.item != nil else { return sum }
    guard item == other.item, attribute == other.attribute else { throw .sum }
    sum.multiplier += factor * other.multiplier
    return sum.multiplier == 0 ? Self(sum.constant) : sum
  }

  private func scaled(by factor: Double) -> Self {
    var value = self
    value.multiplier *= factor
    value.constant *= factor
    return value.multiplier == 0 ? Self(value.constant) : value
  }
}
