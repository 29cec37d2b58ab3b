internal import Geometry
internal import Scenes

extension SceneCosts {
  /// The estimated work for a scene, known before it is solved.
  package struct Size: Sendable, Hashable {
    /// The name of the document in reports.
    package var document: String
    /// The identifier of the scene in it.
    package var identifier: String
    /// The name of the scene in files.
    package var slug: String
    /// The number of layouts.
    package var layoutCount: Int
    /// The estimated work for one layout, relative to others.
    package var layoutCost: Int

    package init(document: String, identifier: String, slug: String, layoutCount: Int, layoutCost: Int) {
      self.document = document
      self.identifier = identifier
      self.slug = slug
      self.layoutCount = layoutCount
      self.layoutCost = layoutCost
    }
  }
}

extension Scene {
  /// The estimated work for one layout, relative to others. It consists of a constant part for compressing the picture,
  /// one unit for each view and constraint, and the work for artwork.
  package var estimatedCost: Int {
    40 + views.count + constraints.count + views.reduce(0) { $0 + $1.artworkCost }
  }
}

extension View {
  /// The number of artwork pixels that take as much work as a view. Measured on the examples: 25,000 in SVG files,
  /// which contain the artwork, and 38,000 in PNG files, in which a decoded image is drawn scaled down. An image is
  /// decoded and scaled once in a run, so layouts that show it again cost little.
  private static let pixelsOfWork = 30_000.0
  /// The maximum number of pixels of an image on a screen.
  private static let mostPixels = 4e6

  /// The estimated work for its artwork, in units of views.
  fileprivate var artworkCost: Int { images.reduce(0) { $0 + Self.cost(of: $1) } }

  private var images: [ImageContent] {
    switch content {
    case .image(let image): [image]
    case .button(let button): [button.image, button.backgroundImage].compactMap(\.self)
    default: []
    }
  }

  private static func cost(of image: ImageContent) -> Int {
    guard image.artwork != nil, let size = image.ownSize ?? image.size else { return 0 }
    // Vector images are drawn for the densest screen.
    let scale = image.pictureScales.last ?? 3
    return Int(min(mostPixels, max(0, size.width * size.height * scale * scale)) / pixelsOfWork)
  }
}
