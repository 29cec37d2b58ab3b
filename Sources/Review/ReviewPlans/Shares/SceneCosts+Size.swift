internal import Geometry
internal import Scenes

extension SceneCosts {
  /// The work that a scene is, as far as it is known before it is solved.
  package struct Size: Sendable, Hashable {
    /// The name of the document in reports.
    package var document: String
    /// The identifier of the scene in it.
    package var identifier: String
    /// The name of the scene in files.
    package var slug: String
    /// The number of layouts.
    package var layoutCount: Int
    /// The estimated work for one of them, compared with others.
    package var layoutCost: Int

    /// A size.
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
  /// The estimated work for one layout, compared with others: views are drawn, constraints solved and drawn, there is a
  /// picture to compress however little it shows, and artwork that was read is drawn as well.
  package var estimatedCost: Int {
    40 + views.count + constraints.count + views.reduce(0) { $0 + $1.artworkCost }
  }
}

extension View {
  /// The pixels of artwork that are as much work as a view: fewer in SVG files, which contain the artwork, more in PNG files,
  /// where an image that was decoded once is drawn shrunk. Measured on the examples: 3,000 and 20,000, and this is between.
  private static let pixelsOfWork = 5000.0
  /// The most pixels of an image that a screen has room for.
  private static let mostPixels = 4e6

  /// The estimated work for the artwork that it shows, compared with views without any.
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
    // Drawings are drawn for the densest of screens.
    let scale = image.pictureScales.last ?? 3
    return Int(min(mostPixels, max(0, size.width * size.height * scale * scale)) / pixelsOfWork)
  }
}
