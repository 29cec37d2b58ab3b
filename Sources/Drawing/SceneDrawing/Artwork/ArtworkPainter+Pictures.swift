public import Drawing
internal import Geometry
public import SceneLayouts
internal import Scenes

extension ArtworkPainter {
  /// The artwork that a view of a scene shows, by itself: for whoever places it where no layout is drawn.
  public struct Picture: Sendable, Hashable {
    /// The pixels, at most 320 along each side.
    public let bitmap: Bitmap
    /// The natural size, in points.
    public let width: Double
    /// The natural size, in points.
    public let height: Double
  }

  /// The most pixels of a picture along a side.
  private static let sideLimit = 320.0

  /// The artwork of each view of a scene, by the positions of the views; those without a file have none.
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
