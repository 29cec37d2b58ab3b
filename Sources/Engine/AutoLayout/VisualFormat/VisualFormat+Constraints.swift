extension VisualFormat {
  /// Returns the constraints of the format, in UIKit's order: from the first edge to the last, each distance and then
  /// the size of the view after it. Alignments come at the end (specification VFL-20).
  ///
  /// - Parameters:
  ///   - views: The items that names of views represent. A guide may be named like a view. Unused names are ignored.
  ///   - metrics: The numbers that other names represent. A name that is both is a metric (specification VFL-31).
  ///   - options: How neighbors are aligned and in which direction the format reads.
  ///   - superview: Returns the superview of an item, which `|` represents next to it, or nil.
  /// - Throws: ``VisualFormatError`` with the position of the first name, number or option that cannot be used.
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
