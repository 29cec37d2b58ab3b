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

extension SymbolConfiguration {
  /// The configuration that a view has for its symbol.
  ///
  /// - Parameter scale: The scale of the image itself, which counts unless the configuration has one; nil for none.
  init(_ element: XMLElement?, scale: SymbolSizes.Scale? = nil) {
    self.init(
      pointSize: element?.number(.pointSize),
      scale: element?[.scale].flatMap(SymbolSizes.Scale.init) ?? scale ?? .medium,
      weight: element?[.weight].flatMap { FontWeight(rawValue: $0) })
  }
}
