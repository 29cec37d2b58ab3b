/// Default values, which Interface Builder writes or omits depending on its version.
package enum UsualValues {
  /// Returns the value of a missing attribute. Nil if it has no default.
  package static func value(of name: String, tag: String) -> String? {
    switch (tag, name) {
    case ("constraint", "constant"): "0"
    case ("constraint", "multiplier"): "1"
    case ("constraint", "priority"): "1000"
    case ("constraint", "relation"): "equal"
    case (_, "horizontalHuggingPriority"), (_, "verticalHuggingPriority"): "250"
    case (_, "horizontalCompressionResistancePriority"), (_, "verticalCompressionResistancePriority"): "750"
    case (_, "hidden"), (_, "misplaced"): "NO"
    case ("stackView", "alignment"): "fill"
    case ("stackView", "distribution"): "fill"
    case ("stackView", "axis"): "horizontal"
    case ("stackView", "spacing"): "0"
    case ("label", "numberOfLines"): "1"
    case ("imageView", "contentMode"): "scaleToFill"
    case ("label", "textAlignment"), ("textField", "textAlignment"), ("textView", "textAlignment"): "natural"
    case ("button", "contentHorizontalAlignment"), (_, "contentVerticalAlignment"): "center"
    case ("textField", "contentHorizontalAlignment"): "left"
    case ("tableView", "separatorStyle"): "default"
    case ("button", _) where isInset(name): "0"
    default: nil
    }
  }

  /// The insets of a button without a configuration.
  static let buttonInsets: Set<String> = ["imageEdgeInsets", "titleEdgeInsets", "contentEdgeInsets"]

  /// Whether an attribute is a part of a button's insets: `imageEdgeInsets.minX`.
  private static func isInset(_ name: String) -> Bool {
    buttonInsets.contains { name.hasPrefix("\($0).") }
  }

  /// Returns a value in the notation of the newest Xcode.
  static func present(_ value: String) -> String { value == "roundedRect" ? "system" : value }
}
