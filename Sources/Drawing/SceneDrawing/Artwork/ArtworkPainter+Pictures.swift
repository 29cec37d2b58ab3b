public import Drawing
internal import Geometry
public import SceneLayouts
internal import Scenes

extension ArtworkPainter {
  /// The artwork of a view, for uses outside a layout.
  public struct Picture: Sendable, Hashable {
    /// The pixels, at most 320 along each side.
    public let bitmap: Bitmap
    /// The natural width, in points.
    public let width: Double
    /// The natural height, in points.
    public let height: Double
  }

  /// The largest side of a picture, in pixels.
  private static let sideLimit = 320.0

  /// Returns the artwork of the views in a scene, by position. Views without an image file have none.
  public func pictures(of scene: ResolvedScene) -> [Int: Picture] {
    var tints: [Color] = []
    var pictures: [Int: Picture] = [:]
    for (position, view) in scene.views.enumerated() {
      let inherited = view.superview.flatMap { tints[safely: $0] } ?? scene.color(.tint)
      tints.append(view.appearance.tint?.color ?? inherited)
      guard let image = view.image, let size = image.size, size.width > 0, size.height > 0,
        let files = image.artwork, let file = files.file(for: scene.variant)
      else { continue }
      let isTemplate = view.content.button.map { $0.style != .custom } ?? false
      let look = Look(of: file, in: files, ink: tints[position], isTemplate: isTemplate, isTurned: false)
      if let bitmap = bitmap(of: file, showing: size, look) {
        pictures[position] = Picture(bitmap: bitmap, width: size.width, height: size.height)
      }
    }
    return pictures
  }

  private func bitmap(of file: ArtworkFile, showing size: Size, _ look: Look) -> Bitmap? {
    let scale = min(pixelsPerPoint, Self.sideLimit / max(size.width, size.height))
    let bitmap = reader.bitmap(
      of: file, width: Int(max(1, (size.width * scale).rounded())), height: Int(max(1, (size.height * scale).rounded()))
    )
    return look.ink.flatMap { ink in bitmap?.tinted(ink) } ?? bitmap
  }
}
