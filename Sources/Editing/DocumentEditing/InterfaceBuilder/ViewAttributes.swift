/// The order in which Interface Builder writes the attributes of views around priorities, measured on 2,600 views.
enum ViewAttributes {
  private static let order = [
    "opaque", "tag", "clipsSubviews", "multipleTouchEnabled", "hidden", "alpha", "userInteractionEnabled",
    "autoresizesSubviews", "clearsContextBeforeDrawing", "contentMode", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  /// Returns the position of an attribute in the order; unknown ones are last.
  static func rank(of name: String) -> Int { order.firstIndex(of: name) ?? order.count }
}
