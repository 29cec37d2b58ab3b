public import UIKit

/// Returns the constraints between each item and the next one. The last one loses the constraints of its autoresizing
/// mask as well.
@MainActor
private func pairs(
  _ items: [LayoutProxy], _ constraint: (LayoutProxy, LayoutProxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] {
  for item in items { item.prepare() }
  return zip(items, items.dropFirst()).map(constraint)
}

/// Returns the constraints between the first item and each of the others.
@MainActor
private func aligned(_ items: [LayoutProxy], _ attribute: (LayoutProxy) -> Edge) -> [NSLayoutConstraint] {
  guard let first = items.first else { return [] }
  for item in items { item.prepare() }
  return items.dropFirst().map { attribute(first) == attribute($0) }
}

// MARK: - Alignment

@discardableResult @MainActor
public func align(top items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.top } }
@discardableResult @MainActor
public func align(top first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(top: [first] + rest)
}

@discardableResult @MainActor
public func align(bottom items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.bottom } }
@discardableResult @MainActor
public func align(bottom first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(bottom: [first] + rest)
}

@discardableResult @MainActor
public func align(left items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.left } }
@discardableResult @MainActor
public func align(left first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(left: [first] + rest)
}

@discardableResult @MainActor
public func align(right items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.right } }
@discardableResult @MainActor
public func align(right first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(right: [first] + rest)
}

@discardableResult @MainActor
public func align(leading items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.leading } }
@discardableResult @MainActor
public func align(leading first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(leading: [first] + rest)
}

@discardableResult @MainActor
public func align(trailing items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.trailing } }
@discardableResult @MainActor
public func align(trailing first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(trailing: [first] + rest)
}

@discardableResult @MainActor
public func align(centerX items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.centerX } }
@discardableResult @MainActor
public func align(centerX first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(centerX: [first] + rest)
}

@discardableResult @MainActor
public func align(centerY items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.centerY } }
@discardableResult @MainActor
public func align(centerY first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(centerY: [first] + rest)
}

@discardableResult @MainActor
public func align(baseline items: [LayoutProxy]) -> [NSLayoutConstraint] { aligned(items) { $0.baseline } }
@discardableResult @MainActor
public func align(baseline first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  align(baseline: [first] + rest)
}

// MARK: - Distribution

@discardableResult @MainActor
public func distribute(by amount: CGFloat = 0, horizontally items: [LayoutProxy]) -> [NSLayoutConstraint] {
  pairs(items) { $0.trailing == $1.leading - amount }
}
@discardableResult @MainActor
public func distribute(
  by amount: CGFloat = 0, horizontally first: LayoutProxy, _ rest: LayoutProxy...
) -> [NSLayoutConstraint] { distribute(by: amount, horizontally: [first] + rest) }

@discardableResult @MainActor
public func distribute(by amount: CGFloat = 0, leftToRight items: [LayoutProxy]) -> [NSLayoutConstraint] {
  pairs(items) { $0.right == $1.left - amount }
}
@discardableResult @MainActor
public func distribute(
  by amount: CGFloat = 0, leftToRight first: LayoutProxy, _ rest: LayoutProxy...
) -> [NSLayoutConstraint] { distribute(by: amount, leftToRight: [first] + rest) }

@discardableResult @MainActor
public func distribute(by amount: CGFloat = 0, vertically items: [LayoutProxy]) -> [NSLayoutConstraint] {
  pairs(items) { $0.bottom == $1.top - amount }
}
@discardableResult @MainActor
public func distribute(
  by amount: CGFloat = 0, vertically first: LayoutProxy, _ rest: LayoutProxy...
) -> [NSLayoutConstraint] { distribute(by: amount, vertically: [first] + rest) }

@discardableResult @MainActor
public func distribute(equalWidth items: [LayoutProxy]) -> [NSLayoutConstraint] {
  pairs(items) { $0.width == $1.width }
}
@discardableResult @MainActor
public func distribute(equalWidth first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  distribute(equalWidth: [first] + rest)
}

@discardableResult @MainActor
public func distribute(equalHeight items: [LayoutProxy]) -> [NSLayoutConstraint] {
  pairs(items) { $0.height == $1.height }
}
@discardableResult @MainActor
public func distribute(equalHeight first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  distribute(equalHeight: [first] + rest)
}
