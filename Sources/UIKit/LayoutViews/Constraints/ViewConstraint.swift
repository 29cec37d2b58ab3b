public import AutoLayout
internal import Geometry

/// A constraint between views, `first.attribute RELATION multiplier × second.attribute + constant`; UIKit's
/// `NSLayoutConstraint`.
///
/// A constraint is itself, not its value: installing it twice does nothing, two equal ones may both be installed, and
/// removing one leaves the other (specification CON-12). It does not keep its items alive.
public final class ViewConstraint {
  /// The item on the left side; nil once it is gone.
  public private(set) weak var firstItem: ConstraintItem?
  /// Its attribute.
  public let firstAttribute: LayoutAttribute
  /// The relation of the left side to the right side.
  public let relation: LayoutRelation
  /// The item on the right side; nil where the right side is the constant alone, and once the item is gone.
  public private(set) weak var secondItem: ConstraintItem?
  /// Its attribute, `LayoutAttribute/notAnAttribute` without a second item.
  public let secondAttribute: LayoutAttribute
  /// The factor of the second attribute; 0 without a second item (specification CON-04).
  public let multiplier: Double
  /// The constant that the right side adds, in points. It may be changed while the constraint is installed
  /// (specification CON-15).
  public var constant: Double { didSet { usesStandardSpacing = false } }
  /// The priority of the constraint; required unless said otherwise. Its legality is checked when the constraint is
  /// installed and when it is laid out.
  public var priority = LayoutPriority.required
  /// The name that messages use, or nil.
  public var identifier: String?
  /// True where the constant is the standard distance rather than a number (specification CON-10).
  public internal(set) var usesStandardSpacing = false
  /// The view that holds the constraint; nil where it is not installed (specification OWN-01).
  public internal(set) weak var owner: LayoutView?
  /// True where layout had to break the constraint. A broken constraint stays broken until it is removed and installed
  /// again (specification CNF-03).
  public internal(set) var isBroken = false

  /// The place in the order of installation, which settles who breaks in a conflict (specification CNF-02).
  var order = 0
  /// The visual format that it was made from.
  private(set) var format: String?

  /// A constraint in full form.
  ///
  /// - Parameters:
  ///   - item: The item on the left side.
  ///   - attribute: Its attribute.
  ///   - relation: How the sides relate.
  ///   - toItem: The item on the right side, nil for the constant alone; then the multiplier counts as 0.
  ///   - secondAttribute: Its attribute, `LayoutAttribute/notAnAttribute` without an item.
  ///   - multiplier: What that attribute is multiplied by.
  ///   - constant: What is added, in points.
  /// - Throws: ``ConstraintError`` where UIKit would: for pairs of attributes that mean nothing, and for numbers that
  ///   are not finite (specification LEG-01).
  public convenience init(
    item: ConstraintItem, attribute: LayoutAttribute, relatedBy relation: LayoutRelation, toItem: ConstraintItem?,
    attribute secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0
  ) throws(ConstraintError) {
    self.init(
      unchecked: (item, attribute), relation, toItem.map { ($0, secondAttribute) },
      multiplier: toItem == nil ? 0 : multiplier, constant: constant)
    if toItem != nil, secondAttribute == .notAnAttribute { throw ConstraintError(.pairing(.differentKinds)) }
    try checkLegality()
  }

  /// A constraint that is checked when it is installed.
  init(
    unchecked first: (item: ConstraintItem, attribute: LayoutAttribute), _ relation: LayoutRelation,
    _ second: (item: ConstraintItem, attribute: LayoutAttribute)?, multiplier: Double = 1, constant: Double = 0,
    format: String? = nil
  ) {
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.format = format
  }

  /// True where an item of the constraint no longer exists.
  var isDead: Bool { firstItem == nil || secondAttribute != .notAnAttribute && secondItem == nil }

  /// Throws what UIKit would throw for the attributes, the numbers or the priority.
  func checkLegality() throws(ConstraintError) {
    if let pairing = IllegalPairing(firstAttribute, secondAttribute, multiplier: multiplier) {
      throw ConstraintError(.pairing(pairing))
    }
    guard constant.isFinite else { throw ConstraintError(.notFinite("the constant of \(self)")) }
    guard multiplier.isFinite else { throw ConstraintError(.notFinite("the multiplier of \(self)")) }
    guard priority.isLegal else { throw ConstraintError(.illegalPriority(priority.rawValue)) }
  }
}

extension ViewConstraint: CustomStringConvertible {
  /// The constraint as an equation: `<NSLayoutConstraint 'gap' title.top == icon.bottom + 8>`.
  public var description: String {
    func side(_ item: ConstraintItem?, _ attribute: LayoutAttribute) -> String {
      "\(item?.messageName ?? "(gone)").\(attribute.name)"
    }
    var text = "\(side(firstItem, firstAttribute)) \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += constant.decimalText(places: 4)
    } else {
      if multiplier != 1 { text += "\(multiplier.decimalText(places: 4))*" }
      text += side(secondItem, secondAttribute)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.decimalText(places: 4))" }
    }
    if !priority.isRequired { text += " @\(priority)" }
    return "<NSLayoutConstraint \(identifier.map { "'\($0)' " } ?? "")\(text)>"
  }
}
