internal import AutoLayout
public import Foundation
internal import Geometry

/// A constraint between views: `first.attribute RELATION multiplier × second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The item on the left side.
  private(set) weak var firstLayoutItem: (any LayoutAnchoring)?
  /// The item on the right side.
  private(set) weak var secondLayoutItem: (any LayoutAnchoring)?
  /// The attribute of the first item.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute of the second item; `notAnAttribute` if there is none.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// The relation of the left side to the right side.
  public private(set) var relation = Relation.equal
  /// The factor of the second attribute; 1 without a second item.
  public private(set) var multiplier: CGFloat = 1
  /// The added constant, in points, which may be changed at any time. A number that is not finite is a fault and is
  /// ignored.
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
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      guard newValue != ownPriority, isAllowed(newValue) else { return }
      ownPriority = newValue
      numbersDidChange()
    }
  }
  private var ownPriority = UILayoutPriority.required
  /// The identifier for messages.
  open var identifier: String?
  /// Whether to archive the constraint. Nothing is archived here.
  open var shouldBeArchived = false

  /// The view on which the constraint is installed.
  weak var holder: UIView?
  /// Whether layout had to break the constraint. It stays broken until it is installed again.
  package var isBroken = false
  /// Whether the constant is the standard spacing rather than a number.
  var usesStandardSpacing = false
  /// The position in the order of installation.
  var order = 0
  /// The visual format from which it was created.
  private(set) var format: String?
  /// The fault of its definition, which is recorded when it is installed.
  private(set) var flaw: LayoutFault?
  /// Whether it pairs a horizontal with a vertical attribute, which layout refuses.
  private var mixesAxes = false
  private var isRefusedByLayouts = false

  /// Whether layout can use the constraint. If not, a fault is recorded once.
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

  /// Creates a constraint without items, which has no effect.
  public override init() { super.init() }

  /// Creates a constraint with all its parts.
  ///
  /// A constraint that UIKit does not allow is a fault and has no effect.
  ///
  /// - Parameters:
  ///   - item: The view or guide on the left side.
  ///   - attribute: Its attribute.
  ///   - relation: The relation between the sides.
  ///   - toItem: The view or guide on the right side; nil for the constant alone.
  ///   - secondAttribute: Its attribute; `notAnAttribute` without an item.
  ///   - multiplier: The factor of that attribute.
  ///   - constant: The added constant, in points.
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

  /// Creates a constraint between valid items.
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
    // iOS creates and installs a constraint between a horizontal and a vertical attribute, and only refuses it during
    // layout.
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

  /// The item on the left side; nil once it is deallocated.
  open var firstItem: AnyObject? { firstLayoutItem }
  /// The item on the right side; nil if there is none or it is deallocated.
  open var secondItem: AnyObject? { secondLayoutItem }
  /// The anchor on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstLayoutItem, firstAttribute)
  }
  /// The anchor on the right side; nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondLayoutItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Whether the constraint is installed. Setting it installs the constraint on the nearest common superview of both
  /// items, or removes it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? Self.install([self]) : Self.uninstall([self]) }
  }

  /// Installs constraints, each on the nearest common superview of its items.
  open class func activate(_ constraints: [NSLayoutConstraint]) { install(constraints) }

  /// Removes constraints. Those that are not installed are ignored.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

  /// The constraint in UIKit's form, with names instead of addresses.
  open override var description: String { MainActor.assumeIsolated { equation } }
}
