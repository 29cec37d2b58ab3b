internal import AutoLayout
internal import Geometry
internal import MarkupReading

/// Reads the properties of `<stackView>` elements.
enum StackReader {
  /// The layout of a stack view, still without its arranged views.
  ///
  /// - Parameter standardSpacing: The distance of `spacingType="standard"`, in points, asked where it is needed.
  static func stack(_ element: XMLElement, standardSpacing: () -> Double) -> StackLayout? {
    guard element.name == .stackView else { return nil }
    return StackLayout(
      axis: axis(element[.axis]) ?? .horizontal,
      distribution: distribution(element[.distribution]) ?? .fill,
      alignment: alignment(element[.alignment]) ?? .fill,
      spacing: element.number(.spacing) ?? (element[.spacingType] == "standard" ? standardSpacing() : 0),
      // Interface Builder applies the margins of a stack view whenever it writes them.
      margins: element.insets(key: .directionalLayoutMargins) ?? element.insets(key: .layoutMargins) ?? .zero)
  }

  /// The axis with a name of Interface Builder, or nil.
  static func axis(_ name: String?) -> Axis? {
    switch name {
    case "vertical": .vertical
    case "horizontal": .horizontal
    default: nil
    }
  }

  /// The distribution with a name of Interface Builder, or nil.
  static func distribution(_ name: String?) -> StackLayout.Distribution? {
    name.flatMap(StackLayout.Distribution.init(rawValue:))
  }

  /// The alignment with a name of Interface Builder, or nil.
  static func alignment(_ name: String?) -> StackLayout.Alignment? {
    name.flatMap(StackLayout.Alignment.init(rawValue:))
  }
}
