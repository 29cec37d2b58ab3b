package import Geometry
package import SceneDrawing
package import SceneLayouts
package import Scenes

/// The picture of one scene on the map of its storyboard: its first layout, without overlays.
///
/// A cell depends on its scene alone, so it can be reused while other scenes change.
package struct MapCell: Sendable, Hashable {
  /// The ``Scene/identifier`` of the scene.
  package var identifier: String
  /// The name of the scene in files and links.
  package var slug: String
  /// A sentence that describes the picture.
  package var summary: String
  /// The size of the layout, in points.
  package var size: Size
  /// The size of the screen that it was laid out for, in points.
  package var screen: Size
  /// The radius of the picture's corners, in points of the layout.
  package var cornerRadius: Double
  /// The commands of the picture at ``scale``, with its upper left corner at the origin, as bytes.
  package var picture: [UInt8]

  /// The scale of ``picture``: one point of the layout in points of the picture. Artwork has no more pixels than are
  /// visible at that scale.
  package static let scale = 0.4

  package init(
    identifier: String, slug: String, summary: String, size: Size, screen: Size, cornerRadius: Double, picture: [UInt8]
  ) {
    self.identifier = identifier
    self.slug = slug
    self.summary = summary
    self.size = size
    self.screen = screen
    self.cornerRadius = cornerRadius
    self.picture = picture
  }

  /// Creates the cell of a scene, which shows its first layout with its bars, or nil if the scene has no layout.
  ///
  /// `drawnViews` are the views of the first layout, if they were drawn before.
  package init?(
    of scene: Scene, slug: String, layouts: [Layout], drawnViews: DrawnViews? = nil, style: LayoutDrawingStyle,
    pen: SheetPen
  ) {
    guard let first = layouts.first else { return nil }
    var clean = style
    clean.overlays = .bars
    let picture = SheetPicture(layout: first, style: clean, scale: Self.scale, pen: pen, views: drawnViews)
    let variant = first.resolved.variant
    self.init(
      identifier: scene.identifier, slug: slug, summary: picture.title, size: first.resolved.rootSize,
      screen: variant.device.size(in: variant.orientation), cornerRadius: picture.shownCornerRadius / Self.scale,
      picture: DrawingBytes.bytes(of: picture.commands(at: .zero)))
  }
}
