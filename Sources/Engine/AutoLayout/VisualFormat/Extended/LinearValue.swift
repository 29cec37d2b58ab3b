/// A number, or an attribute of an item times a number plus a number.
struct LinearValue {
  var item: LayoutItemID?
  var attribute = LayoutAttribute.notAnAttribute
  var multiplier = 0.0
  var constant = 0.0

  /// A number alone.
  init(_ constant: Double) { self.constant = constant }

  /// An attribute of an item, as far as it is multiplied.
  init(_ item: LayoutItemID, _ attribute: LayoutAttribute, times multiplier: Double = 1) {
    (self.item, self.attribute, self.multiplier) = (item, attribute, multiplier)
  }

  /// The value that two others make; fails where no constraint can say it.
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
