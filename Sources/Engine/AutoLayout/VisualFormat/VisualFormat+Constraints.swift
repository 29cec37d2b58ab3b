extension VisualFormat {
  /// The constraints of the format, in the order that UIKit makes them: from the first edge to the last each distance,
  /// then what is said of the size of the view behind it; alignments at the end (specification VFL-20).
  ///
  /// - Parameters:
  ///   - views: What the names of views stand for; a guide may be named like a view. Unused names do no harm.
  ///   - metrics: What other names stand for; a name that is both is a metric (specification VFL-31).
  ///   - options: How neighbours are aligned and which way the format reads.
  ///   - superview: The superview of an item, which is what `|` stands for beside it; nil for none.
  /// - Throws: ``VisualFormatError`` with the place of the first name, number or option that cannot be used.
  public func constraints(
    views: [String: LayoutItemID], metrics: [String: Double] = [:], options: VisualFormatOptions = [],
    superview: (LayoutItemID) -> LayoutItemID?
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let bindings = VisualFormatBindings(format: self, views: views, metrics: metrics)
    let direction = try VisualFormatDirection(axis: axis, options: options, format: text)
    var expansion = VisualFormatExpansion(format: self, bindings: bindings, direction: direction)
    try expansion.placeViews(superview: superview)
    try expansion.alignViews(options.alignedAttributes)
    return expansion.constraints
  }
}
