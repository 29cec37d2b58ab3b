internal import Geometry
internal import MarkupReading
internal import Scenes

/// The sizes of the system's symbols, approximately: their drawings cannot be distributed.
///
/// Documents record each symbol with a longer side of 128 points at most, which tells its proportions. At 17 points of
/// medium scale the longer side of most symbols is about 20 points, and sizes grow with the point size.
enum SymbolSizes {
  private static let standardPointSize = 17.0
  private static let longerSide = 20.0

  /// The size of a symbol at the size of body text, in points.
  ///
  /// - Parameter recorded: What the document records, or nil where it does not tell the proportions.
  static func size(recorded: Size?) -> Size {
    guard let recorded, recorded.width > 0, recorded.height > 0 else {
      return Size(width: longerSide, height: longerSide)
    }
    let factor = longerSide / max(recorded.width, recorded.height)
    return Size(width: recorded.width * factor, height: recorded.height * factor)
  }

  /// A symbol at the point size and scale that a view's configuration chooses.
  static func image(_ image: ImageContent, configuration: XMLElement?) -> ImageContent {
    guard let configuration, let size = image.size else { return image }
    let pointSize = configuration.number(.pointSize).flatMap { (1...1000).contains($0) ? $0 : nil }
    let factor = (pointSize ?? standardPointSize) / standardPointSize * scale(configuration[.scale])
    var image = image
    image.size = Size(width: size.width * factor, height: size.height * factor)
    return image
  }

  /// The size of symbols at a scale as a factor of that at the medium one; 1 for nil and for an unknown name.
  private static func scale(_ name: String?) -> Double {
    switch name {
    case "small": 0.78
    case "large": 1.28
    default: 1
    }
  }

  /// A symbol as the rules see it.
  static func subject(of image: ImageContent) -> RuleSubject {
    let parts = image.name?.split(separator: ".") ?? []
    var subject = RuleSubject()
    subject.note(.circle, parts.contains("circle"))
    return subject
  }
}
