internal import AutoLayout
public import Foundation
internal import Geometry

/// A constraint between views, `first.attribute RELATION multiplier × second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The item on the left side, with its attribute.
  private(set) weak var firstLayoutItem: (any LayoutAnchoring)?
  /// The item on the right side.
  private(set) weak var secondLayoutItem: (any LayoutAnchoring)?
  /// The attribute of the first item.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute of the second item, `notAnAttribute` without one.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// The relation of the left side to the right side.
  public private(set) var relation = Relation.equal
  /// The factor of the second attribute; 1 without a second item.
  public private(set) var multiplier: CGFloat = 1
  /// The distance that is added, in points; it may be changed at any time. A number that is not finite is a fault and
  /// changes nothing.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      guard constant.isFinite else {
        LayoutFaults.record(LayoutFault(Self.notFinite("Constant", constant)))
        constant = oldValue
        return
      }
      usesStandardSpacing = false
      holder?.invalidateLayout(constant, order: order)
    }
  }
  /// The importance of the constraint.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      guard newValue != ownPriority, isAllowed(newValue) else { return }
      ownPriority = newValue
      numbersDidChange()
    }
  }
  private var ownPriority = UILayoutPriority.required
  /// The name that messages use.
  open var identifier: String?
  /// Whether the constraint belongs into an archive; nothing is archived here.
  open var shouldBeArchived = false

  /// The view that holds the constraint.
  weak var holder: UIView?
  /// Whether layout had to break the constraint; so it stays until it is installed anew.
  package var isBroken = false
  /// Whether the constant is the standard distance rather than a number.
  var usesStandardSpacing = false
  /// The place in the order of installation.
  var order = 0
  /// The visual format that it was made from.
  private(set) var format: String?
  /// The fault that it had from the beginning, told when it is installed.
  private(set) var flaw: LayoutFault?
  /// Indicates a side paired with a top, which no layout takes; nobody was told of it yet.
  private var mixesAxes = false
  private var isRefusedByLayouts = false

  /// Whether layouts can take the constraint; tells once of one that they cannot.
  var isFitForLayout: Bool {
    guard mixesAxes else { return true }
    if !isRefusedByLayouts {
      isRefusedByLayouts = true
      LayoutFaults.record(
        LayoutFault(
          "Constraint improperly relates anchors of incompatible types: \(equation)",
          name: "NSInvalidLayoutConstraintException"))
    }
    return false
  }

  /// A constraint that says nothing.
  public override init() { super.init() }

  /// A constraint in full form.
  ///
  /// Anything that UIKit does not allow becomes a fault, and the constraint has no influence.
  ///
  /// - Parameters:
  ///   - item: The view or guide on the left side.
  ///   - attribute: Its attribute.
  ///   - relation: How the sides relate.
  ///   - toItem: The view or guide on the right side, nil for the constant alone.
  ///   - secondAttribute: Its attribute, `notAnAttribute` without an item.
  ///   - multiplier: What that attribute is multiplied by.
  ///   - constant: What is added, in points.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    guard let first = Self.layoutItem(item) else {
      refuse("Constraint items must each be an instance of UIView or UILayoutGuide, not \(type(of: item)).")
      return
    }
    let second = toItem.flatMap(Self.layoutItem)
    if let toItem, second == nil {
      refuse("Constraint items must each be an instance of UIView or UILayoutGuide, not \(type(of: toItem)).")
      return
    }
    set(
      (first, attribute), relation, second.map { ($0, secondAttribute) }, multiplier: multiplier, constant: constant)
  }

  /// A constraint between items that are known to be some.
  convenience init(
    _ first: (item: any LayoutAnchoring, attribute: Attribute), _ relation: Relation,
    _ second: (item: any LayoutAnchoring, attribute: Attribute)?, multiplier: CGFloat = 1, constant: CGFloat = 0,
    format: String? = nil
  ) {
    self.init()
    self.format = format
    set(first, relation, second, multiplier: multiplier, constant: constant)
  }

  private func set(
    _ first: (item: any LayoutAnchoring, attribute: Attribute), _ relation: Relation,
    _ second: (item: any LayoutAnchoring, attribute: Attribute)?, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstLayoutItem, firstAttribute) = (first.item, first.attribute)
    (secondLayoutItem, secondAttribute) = (second?.item, second?.attribute ?? .notAnAttribute)
    self.relation = relation
    self.multiplier = second == nil ? 1 : multiplier
    self.constant = constant.isFinite ? constant : 0
    if second != nil, secondAttribute == .notAnAttribute {
      return refuse(message("Invalid pairing of layout attributes"))
    }
    let pairing = IllegalPairing(
      first.attribute, secondAttribute, multiplier: Double(self.multiplier))
    // iOS makes and installs a constraint between a side and a top, and refuses it when it comes to a layout.
    mixesAxes = pairing == .differentKinds && isLocation(first.attribute) && isLocation(secondAttribute)
    if let pairing, !mixesAxes {
      return refuse(message(pairing == .locationEqualToConstant ? pairing.message + "." : pairing.message))
    }
    if !constant.isFinite { refuse(Self.notFinite("Constant", constant)) }
    if !multiplier.isFinite { refuse(Self.notFinite("Multiplier", multiplier)) }
  }

  private static func notFinite(_ name: String, _ number: CGFloat) -> String {
    "\(name) is not finite!  That's illegal.  \(name.lowercased()):\(number)"
  }

  private func isLocation(_ attribute: Attribute) -> Bool {
    let kind = attribute.kind
    return kind == .horizontalPosition || kind == .verticalPosition
  }

  private func refuse(_ reason: String) {
    let fault = LayoutFault(reason)
    flaw = fault
    LayoutFaults.record(fault)
  }

  private func message(_ reason: String) -> String {
    let item = (firstLayoutItem as? UIView)?.descriptionOfFrame ?? firstLayoutItem.map { "<\($0.messageName)>" }
    return "NSLayoutConstraint for \(item ?? "(null)"): \(reason)"
  }

  static func layoutItem(_ item: Any) -> (any LayoutAnchoring)? { item as? any LayoutAnchoring }

  // MARK: - Parts

  /// The item on the left side; nil once it is gone.
  open var firstItem: AnyObject? { firstLayoutItem }
  /// The item on the right side; nil without one, and once it is gone.
  open var secondItem: AnyObject? { secondLayoutItem }
  /// The anchor on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstLayoutItem, firstAttribute)
  }
  /// The anchor on the right side; nil without one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondLayoutItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Whether the constraint is installed. Setting it installs the constraint on the nearest view that holds both
  /// items, or removes it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? Self.install([self]) : Self.uninstall([self]) }
  }

  /// Installs constraints, each on the nearest view that holds both of its items.
  open class func activate(_ constraints: [NSLayoutConstraint]) { install(constraints) }

  /// Removes constraints; those that are not installed are left as they are.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

  /// The constraint as UIKit describes it, with names instead of addresses.
  open override var description: String { MainActor.assumeIsolated { equation } }
}
