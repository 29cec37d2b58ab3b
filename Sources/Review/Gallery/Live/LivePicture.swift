package import Drawing
internal import MarkupWriting
internal import Scenes

/// Artwork of a view in the gallery while its window is dragged: an image as a data URL, and its natural size.
package struct LivePicture: Sendable, Hashable {
  /// The image, as a data URL.
  let file: String
  /// The natural width in points.
  let width: Double
  /// The natural height in points.
  let height: Double

  /// Creates an image with a natural size, in points.
  package init(_ image: EncodedImage, width: Double, height: Double) {
    file = "data:image/\(image.format.rawValue);base64,\(Base64.text(of: image.bytes))"
    self.width = width
    self.height = height
  }
}

extension ImageContent.Mode {
  /// The size of a background image in CSS; nil for its own size.
  var cssSize: String? {
    switch self {
    case .scaleToFill: "100% 100%"
    case .scaleAspectFit: "contain"
    case .scaleAspectFill: "cover"
    default: nil
    }
  }

  /// The position of a background image in CSS.
  var cssPosition: String {
    switch self {
    case .top: "center top"
    case .bottom: "center bottom"
    case .left: "left center"
    case .right: "right center"
    case .topLeft: "left top"
    case .topRight: "right top"
    case .bottomLeft: "left bottom"
    case .bottomRight: "right bottom"
    default: "center"
    }
  }
}
