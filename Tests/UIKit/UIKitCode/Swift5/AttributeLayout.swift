// Attributes with modifiers, which are kept and exchanged.
import Foundation
import UIKit

@MainActor
open class LayoutAttribute: NSObject {
  var constant: CGFloat
  var multiplier: CGFloat = 1
  var relation: NSLayoutConstraint.Relation = .equal
  var priority = UILayoutPriority.required
  var condition: (() -> Bool)?
  weak var reference: AnyObject?
  var referenceAttribute: NSLayoutConstraint.Attribute?

  public init(_ constant: CGFloat = 0, _ relation: NSLayoutConstraint.Relation = .equal) {
    self.constant = constant
    self.relation = relation
    super.init()
  }

  open var attribute: NSLayoutConstraint.Attribute { .notAnAttribute }

  @discardableResult public func to(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute? = nil) -> Self {
    reference = item
    referenceAttribute = attribute
    return self
  }
  @discardableResult public func with(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
  @discardableResult public func when(_ condition: @escaping () -> Bool) -> Self {
    self.condition = condition
    return self
  }

  func constraint(for view: UIView) -> NSLayoutConstraint? {
    guard condition?() ?? true else { return nil }
    let isSize = attribute == .width || attribute == .height
    let target = reference ?? (isSize ? nil : view.superview)
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: target,
      attribute: target == nil ? .notAnAttribute : referenceAttribute ?? attribute, multiplier: multiplier,
      constant: [.right, .bottom, .trailing].contains(attribute) ? -constant : constant)
    constraint.priority = priority
    return constraint
  }
}

public final class Top: LayoutAttribute { public override var attribute: NSLayoutConstraint.Attribute { .top } }
public final class Bottom: LayoutAttribute { public override var attribute: NSLayoutConstraint.Attribute { .bottom } }
public final class Left: LayoutAttribute { public override var attribute: NSLayoutConstraint.Attribute { .left } }
public final class Right: LayoutAttribute { public override var attribute: NSLayoutConstraint.Attribute { .right } }
public final class Width: LayoutAttribute { public override var attribute: NSLayoutConstraint.Attribute { .width } }
public final class Height: LayoutAttribute { public override var attribute: NSLayoutConstraint.Attribute { .height } }
public final class TopMargin: LayoutAttribute {
  public override var attribute: NSLayoutConstraint.Attribute { .topMargin }
}

extension UIView {
  @discardableResult
  public func apply(_ attributes: LayoutAttribute...) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    kept = attributes
    let made = attributes.compactMap { $0.constraint(for: self) }
    if #available(iOS 8.0, *) { NSLayoutConstraint.activate(made) } else { superview?.addConstraints(made) }
    return made
  }

  public func applyAgain() {
    NSLayoutConstraint.deactivate((superview?.constraints ?? []).filter { $0.firstItem === self })
    NSLayoutConstraint.activate(kept.compactMap { $0.constraint(for: self) })
  }

  fileprivate var kept: [LayoutAttribute] {
    get {
      withUnsafePointer(to: &AttributeKeys.kept) { objc_getAssociatedObject(self, $0) as? [LayoutAttribute] } ?? []
    }
    set { objc_setAssociatedObject(self, &AttributeKeys.kept, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

@MainActor
private enum AttributeKeys {
  static var kept: UInt8 = 0
}
