package import Geometry
package import Scenes

/// A picture of the design of a scene, as the gallery shows it.
package struct DesignReport: Sendable, Hashable {
  /// The path relative to the report, with `/` between its parts.
  package var path: String
  /// The name or path from the scene or the configuration.
  package var name: String
  package var pixelSize: Size
  /// The identifier of the only device that it shows; nil for every device of its size.
  package var device: String?

  /// Returns the pictures of a scene's design that were read.
  ///
  /// `slug` is the name of the scene in files.
  package static func reports(of scene: Scene, slug: String) -> [DesignReport] {
    read(scene).enumerated().map { position, picture in
      // Browsers recognize pictures by their contents.
      DesignReport(
        path: "renders/\(slug)/design-\(position + 1).png", name: picture.picture.name, pixelSize: picture.size,
        device: picture.picture.device)
    }
  }

  /// Returns the pictures of a scene's design that were read, in the order of ``reports(of:slug:)``.
  package static func read(_ scene: Scene) -> [(picture: DesignPicture, size: Size)] {
    scene.designPictures.compactMap { picture in picture.pixelSize.map { (picture: picture, size: $0) } }
  }
}
