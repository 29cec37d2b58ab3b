/// The identifiers of a stack view's constraints in UIKit's logs.
enum StackConstraintIdentifier: String {
  /// An edge or the middle of the stack and of an arranged view.
  case canvasConnection = "UISV-canvas-connection"
  /// The distance between neighbors.
  case spacing = "UISV-spacing"
  /// The alignment of arranged views with each other across the stack.
  case alignment = "UISV-alignment"
  /// Equal lengths along the stack.
  case fillEqually = "UISV-fill-equally"
  /// Lengths in proportion to the content.
  case fillProportionally = "UISV-fill-proportionally"
  /// A hidden view that takes no space.
  case hiding = "UISV-hiding"

  /// Creates the identifier of a constraint that a stack view made, or nil if UIKit has no such constraint.
  init?(of constraint: LayoutConstraint, items: [LayoutItem]) {
    let owner = items.owner(of: constraint)
    guard constraint.origin == .stackView, items.indices.contains(owner), let stack = items[owner].stack else {
      return nil
    }
    let isAlongAxis = constraint.firstAttribute.axis == stack.axis
    switch (constraint.secondItem, constraint.firstAttribute.kind) {
    case (nil, .size) where items[constraint.firstItem.view].isHidden && constraint.firstItem.view != owner:
      self = .hiding
    case (nil, _): return nil
    case (_, .size) where stack.distribution == .fillProportionally && constraint.firstAttribute.axis == stack.axis:
      self = .fillProportionally
    case (let second?, _) where constraint.firstItem.view == owner || second.view == owner: self = .canvasConnection
    case (_, .size): self = .fillEqually
    default: self = isAlongAxis ? .spacing : .alignment
    }
  }
}
