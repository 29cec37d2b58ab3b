// Closures that get a maker, as many layout libraries have them.
import Foundation
import UIKit

@MainActor public protocol LayoutTarget {}
extension UIView: LayoutTarget {}
extension UILayoutGuide: LayoutTarget {}
extension CGFloat: LayoutTarget {}
extension Int: LayoutTarget {}
extension UIEdgeInsets: LayoutTarget {}
extension CGSize: LayoutTarget {}

@MainActor
public final class LayoutDescription {
  fileprivate let item: AnyObject
  fileprivate let attributes: [NSLayoutConstraint.Attribute]
  fileprivate var relation = NSLayoutConstraint.Relation.equal
  fileprivate var target: LayoutTarget?
  fileprivate var factor: CGFloat = 1
  fileprivate var offset: CGFloat = 0
  fileprivate var inset = UIEdgeInsets.zero
  fileprivate var importance = UILayoutPriority.required

  fileprivate init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  @discardableResult public func equalTo(_ target: LayoutTarget) -> LayoutDescription { relate(.equal, target) }
  @discardableResult public func lessThanOrEqualTo(_ target: LayoutTarget) -> LayoutDescription {
    relate(.lessThanOrEqual, target)
  }
  @discardableResult public func greaterThanOrEqualTo(_ target: LayoutTarget) -> LayoutDescription {
    relate(.greaterThanOrEqual, target)
  }
  @discardableResult public func equalToSuperview() -> LayoutDescription {
    guard let superview = (item as? UIView)?.superview else { fatalError("a superview is expected") }
    return equalTo(superview)
  }
  @discardableResult public func offset(_ offset: CGFloat) -> LayoutDescription {
    self.offset = offset
    return self
  }
  @discardableResult public func inset(_ inset: UIEdgeInsets) -> LayoutDescription {
    self.inset = inset
    return self
  }
  @discardableResult public func multipliedBy(_ factor: CGFloat) -> LayoutDescription {
    self.factor = factor
    return self
  }
  @discardableResult public func priority(_ number: Float) -> LayoutDescription {
    importance = UILayoutPriority(rawValue: number)
    return self
  }

  private func relate(_ relation: NSLayoutConstraint.Relation, _ target: LayoutTarget) -> LayoutDescription {
    self.relation = relation
    self.target = target
    return self
  }

  fileprivate func constraints() -> [MadeConstraint] {
    attributes.map { attribute in
      var number = offset
      var second: AnyObject?
      switch target {
      case let value as CGFloat: number += value
      case let value as Int: number += CGFloat(value)
      case let value as CGSize: number += attribute == .width ? value.width : value.height
      case let object as UIView: second = object
      case let object as UILayoutGuide: second = object
      default: break
      }
      switch attribute {
      case .top, .topMargin: number += inset.top
      case .left, .leading: number += inset.left
      case .bottom, .bottomMargin: number -= inset.bottom
      case .right, .trailing: number -= inset.right
      default: break
      }
      var toAttribute = second == nil ? NSLayoutConstraint.Attribute.notAnAttribute : attribute
      if second == nil, ![.width, .height].contains(attribute) {
        second = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        toAttribute = attribute
      }
      let made = MadeConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: second, attribute: toAttribute,
        multiplier: factor, constant: number)
      made.label = "\(attribute.rawValue)"
      made.priority = importance
      return made
    }
  }
}

@MainActor
public final class MadeConstraint: NSLayoutConstraint {
  var label: String {
    get { identifier ?? "" }
    set { identifier = newValue }
  }
}

@MainActor
public final class LayoutMaker {
  private let item: AnyObject
  private var descriptions: [LayoutDescription] = []

  fileprivate init(_ item: AnyObject) { self.item = item }

  private func describe(_ attributes: NSLayoutConstraint.Attribute...) -> LayoutDescription {
    let description = LayoutDescription(item, attributes)
    descriptions.append(description)
    return description
  }

  public var left: LayoutDescription { describe(.left) }
  public var top: LayoutDescription { describe(.top) }
  public var leading: LayoutDescription { describe(.leading) }
  public var trailing: LayoutDescription { describe(.trailing) }
  public var bottom: LayoutDescription { describe(.bottom) }
  public var width: LayoutDescription { describe(.width) }
  public var height: LayoutDescription { describe(.height) }
  public var center: LayoutDescription { describe(.centerX, .centerY) }
  public var size: LayoutDescription { describe(.width, .height) }
  public var edges: LayoutDescription { describe(.left, .top, .right, .bottom) }
  public var margins: LayoutDescription { describe(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }

  fileprivate func constraints() -> [MadeConstraint] { descriptions.flatMap { $0.constraints() } }
}

@MainActor
public struct LayoutNamespace {
  fileprivate let view: UIView

  public func make(_ closure: (LayoutMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = LayoutMaker(view)
    closure(maker)
    let constraints = maker.constraints()
    known += constraints
    NSLayoutConstraint.activate(constraints)
  }

  public func update(_ closure: (LayoutMaker) -> Void) {
    let maker = LayoutMaker(view)
    closure(maker)
    for new in maker.constraints() {
      for old in known
      where old.firstAttribute == new.firstAttribute && old.relation == new.relation
        && old.firstItem === new.firstItem && old.secondItem === new.secondItem && old.multiplier == new.multiplier
      {
        old.constant = new.constant
      }
    }
  }

  public func remake(_ closure: (LayoutMaker) -> Void) {
    NSLayoutConstraint.deactivate(known)
    known = []
    make(closure)
  }

  public var hugging: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
  }

  private var known: [MadeConstraint] {
    get { objc_getAssociatedObject(view, &constraintsKey) as? [MadeConstraint] ?? [] }
    nonmutating set {
      objc_setAssociatedObject(view, &constraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

@MainActor private var constraintsKey: UInt8 = 0

extension UIView {
  public var lay: LayoutNamespace { LayoutNamespace(view: self) }
}
