internal import Foundation
internal import UIKit

/// A view or guide with the attributes that a constraint names: `view.snp.bottom`.
@preconcurrency @MainActor
public final class ConstraintItem {
  /// The view or guide.
  weak var layoutItem: AnyObject?
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ layoutItem: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.layoutItem, self.attributes) = (layoutItem, attributes)
  }

  /// Creates an item without attributes from a view or guide, or returns nil for another target.
  convenience init?(target: any ConstraintRelatableTarget) {
    guard target is UIView || target is UILayoutGuide else { return nil }
    self.init(target as AnyObject, [])
  }

  var superview: UIView? { (layoutItem as? UIView)?.superview ?? (layoutItem as? UILayoutGuide)?.owningView }

  // MARK: - Made constraints

  /// The constraints that makers made for the item.
  var made: [Constraint] {
    get { layoutItem.flatMap { objc_getAssociatedObject($0, Self.key) as? [Constraint] } ?? [] }
    set {
      guard let layoutItem else { return }
      objc_setAssociatedObject(layoutItem, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The address of an object that lives as long as the process.
  private static let key = UnsafeRawPointer(Unmanaged.passRetained(NSObject()).toOpaque())

  /// The autoresizing mask adds no constraints to views whose constraints are made.
  func prepare() { (layoutItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
}
