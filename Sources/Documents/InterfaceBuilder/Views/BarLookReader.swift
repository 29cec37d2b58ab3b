internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader for the colors of `<navigationBar>`, `<toolbar>`, `<tabBar>` and `<searchBar>` elements, and the style of
/// titles.
struct BarLookReader {
  /// The colors of the document.
  let resources: InterfaceBuilderResources

  /// Returns the look of a bar. Nil gives the system's.
  func look(of bar: XMLElement?) -> BarLook {
    guard let bar else { return BarLook() }
    return BarLook(
      ground: ground(of: bar), tint: ColorReader.color(.tintColor, of: bar, resources),
      isTranslucent: bar[.translucent] != "NO")
  }

  /// Returns the color of a bar. An appearance object, available since iOS 13, overrides its bar tint. By default, bars
  /// in the black style are black.
  func ground(of bar: XMLElement) -> ViewColor? {
    let appearances = [bar.child(key: .scrollEdgeAppearance), bar.child(key: .standardAppearance)].compactMap(\.self)
    return appearances.compactMap { ColorReader.color(.backgroundColor, of: $0, resources) }.first
      ?? ColorReader.color(.barTintColor, of: bar, resources) ?? (isBlack(bar) ? .system(.black) : nil)
  }

  /// Sets the color and font of a navigation bar's title from its attributes. On black bars, it is white by default.
  func setTitle(_ content: inout NavigationBarContent, of bar: XMLElement) {
    let attributes = bar.child(key: .titleTextAttributes)
    let standard: ViewColor? = isBlack(bar) ? .system(.white) : nil
    func color(_ attributes: XMLElement?) -> ViewColor? {
      attributes.flatMap { ColorReader.color(.textColor, of: $0, resources) } ?? standard
    }
    content.titleColor = color(attributes)
    content.largeTitleColor = color(bar.child(key: .largeTitleTextAttributes))
    content.titleFont = attributes?.child(.fontDescription).map { element in
      var font = FontReader.font(element)
      // The editor writes 0 for the default size.
      if element.number(.pointSize) == 0 { font.size = .points(17) }
      return font
    }
  }

  /// Whether a search bar shows only its field.
  static func isMinimal(_ bar: XMLElement) -> Bool { bar[.searchBarStyle] == "minimal" }

  private func isBlack(_ bar: XMLElement) -> Bool { bar[.barStyle]?.hasPrefix("black") == true }
}
