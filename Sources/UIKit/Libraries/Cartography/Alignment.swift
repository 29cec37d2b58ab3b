public import UIKit

/// Returns the constraints between each item and the next one.
@MainActor
private func pairs(
  _ items: [LayoutProxy], _ constraint: (LayoutProxy, LayoutProxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] { zip(items, items.dropFirst()).map(constraint) }

@discardableResult @MainActor
public func align(top items: LayoutProxy...) -> [NSLayoutConstraint] { pairs(items) { $0.top == $1.top } }
@discardableResult @MainActor
public func align(bottom items: LayoutProxy...) -> [NSLayoutConstraint] { pairs(items) { $0.bottom == $1.bottom } }
@discardableResult @MainActor
public func align(left items: LayoutProxy...) -> [NSLayoutConstraint] { pairs(items) { $0.left == $1.left } }
@discardableResult @MainActor
public func align(right items: LayoutProxy...) -> [NSLayoutConstraint] { pairs(items) { $0.right == $1.right } }
@discardableResult @MainActor
public func align(leading items: LayoutProxy...) -> [NSLayoutConstraint] { pairs(items) { $0.leading == $1.leading } }
@discardableResult @MainActor
public func align(trailing items: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(items) { $0.trailing == $1.trailing }
}
@discardableResult @MainActor
public func align(centerX items: LayoutProxy...) -> [NSLayoutConstraint] { pairs(items) { $0.centerX == $1.centerX } }
@discardableResult @MainActor
public func align(centerY items: LayoutProxy...) -> [NSLayoutConstraint] { pairs(items) { $0.centerY == $1.centerY } }

@discardableResult @MainActor
public func distribute(by amount: CGFloat = 0, horizontally items: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(items) { $0.trailing == $1.leading - amount }
}
@discardableResult @MainActor
public func distribute(by amount: CGFloat = 0, leftToRight items: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(items) { $0.right == $1.left - amount }
}
@discardableResult @MainActor
public func distribute(by amount: CGFloat = 0, vertically items: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(items) { $0.bottom == $1.top - amount }
}
