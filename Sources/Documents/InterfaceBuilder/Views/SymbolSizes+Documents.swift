internal import MarkupReading
internal import Scenes
internal import Typography

extension SymbolSizes {
  /// Returns the facts about a symbol for the rules.
  static func subject(of image: ImageContent) -> RuleSubject {
    let parts = image.name?.split(separator: ".") ?? []
    var subject = RuleSubject()
    guard !image.isCustomSymbol, let name = image.name else { return subject }
    // The compass of Safari is round as well.
    subject.note(.circle, parts.contains("circle") || name == "safari")
    subject.note(.chevron, isSideChevron(name))
    return subject
  }
}

extension FontDescription {
  /// The font size in points, at the default text size.
  fileprivate var standardPointSize: Double {
    switch size {
    case .points(let points): points
    case .style(let style): style.pointSize(at: .l)
    }
  }
}

extension SymbolConfiguration {
  /// Creates the symbol configuration of a view.
  ///
  /// `readsFont` specifies whether the font of the configuration counts, as in image views: three of three have the
  /// size of their text style, while a button in the large title style has the size of body text.
  init(_ element: XMLElement?, readsFont: Bool) {
    let font = readsFont ? element.flatMap { FontReader.font(of: $0) } : nil
    self.init(
      pointSize: element?.number(.pointSize) ?? font?.standardPointSize,
      scale: element?[.scale].flatMap(SymbolSizes.Scale.init) ?? .medium,
      weight: element?[.weight].flatMap { FontWeight(rawValue: $0) })
  }
}
