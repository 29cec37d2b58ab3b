internal import MarkupReading
internal import Scenes

extension SymbolSizes {
  /// A symbol at the point size and scale that a view's configuration chooses.
  static func image(_ image: ImageContent, configuration: XMLElement?) -> ImageContent {
    guard let configuration, let size = image.size else { return image }
    var image = image
    image.size = self.size(
      recorded: size, pointSize: configuration.number(.pointSize),
      scale: configuration[.scale].flatMap(Scale.init) ?? .medium)
    return image
  }

  /// A symbol as the rules see it.
  static func subject(of image: ImageContent) -> RuleSubject {
    let parts = image.name?.split(separator: ".") ?? []
    var subject = RuleSubject()
    subject.note(.circle, parts.contains("circle"))
    return subject
  }
}
