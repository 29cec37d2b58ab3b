internal import AutoLayout
internal import Geometry
internal import MarkupReading

/// A reader for the properties of `<stackView>` elements.
enum StackReader {
  /// Returns the layout of a stack view, without its arranged views. Nil for other elements.
  ///
  /// `standardSpacing` returns the spacing of `spacingType="standard"`, in points. Called only if needed.
  static func stack(_ element: XMLElement, standardSpacing: () -> Double) -> StackLayout? {
    guard element.name == .stackView else { return nil }
    return StackLayout(
      axis: axis(element[.axis]) ?? .horizontal,
      distribution: distribution(element[.distribution]) ?? .fill,
      alignment: alignment(element[.alignment]) ?? .fill,
      spacing: element.number(.spacing) ?? (element[.spacingType] == "standard" ? standardSpacing() : 0),
      // Interface Builder applies the margins of a stack view whenever the document contains them.
      margins: element.insets(key: .directionalLayoutMargins) ?? element.insets(key: .layoutMargins) ?? .zero)
  }

  /// Returns the axis with an Interface Builder name, or nil.
  static func axis(_ name: String?) -> Axis? {
    switch name {
    case "vertical": .vertical
    case "horizontal": .horizontal
    default: nil
    }
  }

  /// Returns the distribution with an Interface Builder name, or nil.
  static func distribution(_ name: String?) -> StackLayout.Distribution? {
    name.flatMap(StackLayout.Distribution.init(rawValue:))
  }

  /// Returns the alignment with an Interface Builder name, or nil.
  static func alignment(_ name: String?) -> StackLayout.Alignment? {
    name.flatMap(StackLayout.Alignment.init(rawValue:))
  }
}
