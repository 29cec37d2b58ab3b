internal import AutoLayout

/// An item that a constraint can name: a ``LayoutView`` or a ``ViewLayoutGuide``.
///
/// Items have identity: two views with equal properties are two views. They belong to one task at a time and are not
/// `Sendable`, as UIKit's views belong to the main thread; what layout found is handed out as values.
open class ConstraintItem {
  /// Only views and guides are items.
  init() {}

  /// The view itself, or the view that a guide belongs to; nil for a guide that belongs to none.
  var ownerView: LayoutView? { nil }

  /// The view that `|` stands for beside the item in a visual format (specification VFL-06).
  var enclosingView: LayoutView? { nil }

  /// The kind of the item among a view's own guides; nil for views and for guides made with `ViewLayoutGuide()`.
  var standardGuide: LayoutGuide? { nil }

  /// The name of the item in messages.
  var messageName: String { "" }
}

extension ConstraintItem {
  /// The left edge, whatever the writing direction.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge, whatever the writing direction.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The edge where lines of text begin.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The horizontal centre.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The extent from left to right.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The extent from top to bottom.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension LayoutView {
  /// The line under the letters of the first line of text; the bottom edge of a view without text
  /// (specification ATT-05).
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The line under the letters of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}
