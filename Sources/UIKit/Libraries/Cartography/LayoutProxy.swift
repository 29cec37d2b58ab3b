internal import UIKit

/// A view or guide in the closure of `constrain`, with its attributes.
@preconcurrency @MainActor
public struct LayoutProxy {
  /// The view or guide.
  let item: AnyObject

  init(_ item: AnyObject) { self.item = item }

  /// The autoresizing mask adds no constraints to views whose constraints are made.
  func prepare() { (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }

  private func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge { Edge(item: item, attribute: attribute) }
  private func size(_ attribute: NSLayoutConstraint.Attribute) -> Dimension {
    Dimension(item: item, attribute: attribute)
  }

  public var top: Edge { edge(.top) }
  public var bottom: Edge { edge(.bottom) }
  public var left: Edge { edge(.left) }
  public var right: Edge { edge(.right) }
  public var leading: Edge { edge(.leading) }
  public var trailing: Edge { edge(.trailing) }
  public var centerX: Edge { edge(.centerX) }
  public var centerY: Edge { edge(.centerY) }
  public var baseline: Edge { edge(.lastBaseline) }
  public var firstBaseline: Edge { edge(.firstBaseline) }
  public var lastBaseline: Edge { edge(.lastBaseline) }
  public var leftMargin: Edge { edge(.leftMargin) }
  public var rightMargin: Edge { edge(.rightMargin) }
  public var topMargin: Edge { edge(.topMargin) }
  public var bottomMargin: Edge { edge(.bottomMargin) }
  public var leadingMargin: Edge { edge(.leadingMargin) }
  public var trailingMargin: Edge { edge(.trailingMargin) }
  public var centerXWithinMargins: Edge { edge(.centerXWithinMargins) }
  public var centerYWithinMargins: Edge { edge(.centerYWithinMargins) }
  public var width: Dimension { size(.width) }
  public var height: Dimension { size(.height) }

  public var center: AttributePair { AttributePair(item: item, attributes: [.centerX, .centerY]) }
  public var centerWithinMargins: AttributePair {
    AttributePair(item: item, attributes: [.centerXWithinMargins, .centerYWithinMargins])
  }
  public var size: AttributePair { AttributePair(item: item, attributes: [.width, .height]) }
  public var edges: Edges { Edges(item: item, attributes: [.top, .leading, .bottom, .trailing]) }
  public var edgesWithinMargins: Edges {
    Edges(item: item, attributes: [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin])
  }

  public var superview: LayoutProxy? {
    ((item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView).map(LayoutProxy.init)
  }

  public var safeAreaLayoutGuide: LayoutProxy { LayoutProxy((item as? UIView)?.safeAreaLayoutGuide ?? item) }
  public var safeArea: LayoutProxy { safeAreaLayoutGuide }
  public var layoutMarginsGuide: LayoutProxy { LayoutProxy((item as? UIView)?.layoutMarginsGuide ?? item) }
  public var readableContentGuide: LayoutProxy { LayoutProxy((item as? UIView)?.readableContentGuide ?? item) }
}

/// The proxies of views and guides.
public typealias ViewProxy = LayoutProxy

/// An edge, center or baseline.
@preconcurrency @MainActor
public struct Edge {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
}

/// A width or height.
@preconcurrency @MainActor
public struct Dimension {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
}

/// A center or size.
@preconcurrency @MainActor
public struct AttributePair {
  let item: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]
}

/// The four edges: top, leading, bottom, trailing.
@preconcurrency @MainActor
public struct Edges {
  let item: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]
}

/// The right side of a constraint: attributes with a multiplier and constants.
@preconcurrency @MainActor
public struct Expression<Attribute> {
  let item: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]
  var multiplier: CGFloat = 1
  var constants: [CGFloat]
}
