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
  init(_ element: XMLElement?) {
    self.init(
      pointSize: element?.number(.pointSize) ?? element.flatMap { FontReader.font(of: $0) }?.standardPointSize,
      scale: element?[.scale].flatMap(SymbolSizes.Scale.init) ?? .medium,
      weight: element?[.weight].flatMap { FontWeight(rawValue: $0) })
  }
}
