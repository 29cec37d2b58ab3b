// Arrays, signs and strings that look like the layout.
import Foundation
import UIKit

prefix operator |-
postfix operator -|
infix operator |=| : AdditionPrecedence

@MainActor
public struct Edge {
  let view: UIView
  let margin: CGFloat
}

@MainActor @discardableResult
public prefix func |- (view: UIView) -> UIView {
  guard let superview = view.superview else { return view }
  view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 8).isActive = true
  return view
}

@MainActor @discardableResult
public postfix func -| (view: UIView) -> UIView {
  guard let superview = view.superview else { return view }
  superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8).isActive = true
  return view
}

@MainActor @discardableResult
public func |=| (left: UIView, right: UIView) -> UIView {
  right.leadingAnchor.constraint(equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 1).isActive = true
  right.centerYAnchor.constraint(equalTo: left.centerYAnchor).isActive = true
  return right
}

extension UIView {
  @discardableResult
  public func subviews(_ views: UIView...) -> UIView {
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return self
  }

  /// Views and distances from the top edge to the bottom edge.
  public func layout(_ parts: Any...) {
    var former: UIView?
    var gap: CGFloat = 0
    for part in parts {
      switch part {
      case let number as Int: gap = CGFloat(number)
      case let number as Double: gap = CGFloat(number)
      case let number as CGFloat: gap = number
      case let view as UIView:
        let anchor = former?.bottomAnchor ?? topAnchor
        view.topAnchor.constraint(equalTo: anchor, constant: gap).isActive = true
        (former, gap) = (view, 0)
      case let text as String where text == "|": former?.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      default: break
      }
    }
  }

  public func format(_ formats: String..., metrics: [String: Any] = [:], views: [String: Any]) {
    for format in formats {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [.alignAllLeading, .directionLeadingToTrailing], metrics: metrics,
          views: views))
    }
  }

  public var heightConstraint: NSLayoutConstraint? {
    constraints.first { $0.firstAttribute == .height && $0.firstItem as? UIView == self && $0.relation == .equal }
  }
}
