// Methods on views and guides alike.
import Foundation
import UIKit

@MainActor
public protocol Constrainable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}

public typealias Constraint = NSLayoutConstraint
public typealias Constraints = [Constraint]

extension Constrainable {
  @discardableResult
  public func edges(to other: Constrainable, insets: UIEdgeInsets = .zero, priority: UILayoutPriority = .required)
    -> Constraints
  {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).with(priority),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left).with(priority),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom).with(priority),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right).with(priority),
    ]
    Constraint.activate(constraints)
    return constraints
  }

  @discardableResult
  public func size(_ size: CGSize) -> Constraints {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      widthAnchor.constraint(equalToConstant: size.width), heightAnchor.constraint(equalToConstant: size.height),
    ]
    Constraint.activate(constraints)
    return constraints
  }

  @discardableResult
  public func center(in other: Constrainable, offset: CGPoint = .zero) -> Constraints {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      centerXAnchor.constraint(equalTo: other.centerXAnchor, constant: offset.x),
      centerYAnchor.constraint(equalTo: other.centerYAnchor, constant: offset.y),
    ]
    constraints.activate()
    return constraints
  }

  public func aspect(_ ratio: CGFloat) {
    widthAnchor.constraint(equalTo: heightAnchor, multiplier: ratio).isActive = true
  }
}

extension NSLayoutConstraint {
  @MainActor
  func with(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

@MainActor
extension Collection where Iterator.Element == Constraint {
  public func activate() { if let constraints = self as? Constraints { Constraint.activate(constraints) } }
  public func deactivate() { if let constraints = self as? Constraints { Constraint.deactivate(constraints) } }
}

extension UIView {
  public func stack(_ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0) {
    var offset: NSLayoutYAxisAnchor = topAnchor
    for (number, view) in views.enumerated() where axis == .vertical {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: offset, constant: number == 0 ? 0 : spacing).isActive = true
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      offset = view.bottomAnchor
    }
  }

  public func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(priority, for: axis)
  }
}
