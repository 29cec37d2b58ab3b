internal import MarkupReading
internal import Scenes
internal import Typography

extension SymbolSizes {
  /// A symbol as the rules see it.
  static func subject(of image: ImageContent) -> RuleSubject {
    let parts = image.name?.split(separator: ".") ?? []
    var subject = RuleSubject()
    subject.note(.circle, parts.contains("circle") && !image.isCustomSymbol)
    return subject
  }
}

extension FontDescription {
  /// The size of the letters in points, at the standard text size.
  fileprivate var standardPointSize: Double {
    switch size {
    case .points(let points): points
    case .style(let style): style.pointSize(at: .l)
    }
  }
}

extension SymbolConfiguration {
  /// The configuration that a view has for its symbol.
  ///
  /// - Parameter readsFont: Whether the font of the configuration counts, as it does in image views: three of three have
  ///   the size of their text style, and a button in the style of large titles has that of body text.
  init(_ element: XMLElement?, readsFont: Bool) {
    let font = readsFont ? element.flatMap { FontReader.font(of: $0) } : nil
    self.init(
      pointSize: element?.number(.pointSize) ?? font?.standardPointSize,
      scale: element?[.scale].flatMap(SymbolSizes.Scale.init) ?? .medium,
      weight: element?[.weight].flatMap { FontWeight(rawValue: $0) })
  }
}
