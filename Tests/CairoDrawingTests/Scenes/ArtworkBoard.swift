import Drawing
import Geometry
import LayoutTestSupport
import SceneDocuments
import SceneDrawing
import SceneLayouts
import Scenes

/// A board with a small picture of our own in every content mode: as it is and as a template in the tint, cut and sliced.
enum ArtworkBoard {
  /// Four quarters in four colours with a clear notch: each edge and each direction can be told.
  private struct Quarters: ArtworkReading {
    func bitmap(of file: ArtworkFile, width: Int?, height: Int?) -> Bitmap? {
      let (width, height) = (width ?? 12, height ?? 8)
      let pixels = (0..<width * height).map { place -> UInt32 in
        let (x, y) = (place % width, place / width)
        if x * 4 > width * 3, y * 4 > height * 3 { return 0 }
        return x * 2 < width
          ? (y * 2 < height ? 0xFFE0_5A3C : 0xFF3C_78C8) : (y * 2 < height ? 0xFFF0_C850 : 0xFF50_A06E)
      }
      return Bitmap(width: width, height: height, pixels: pixels, identity: file.path)
    }

    func fault(of file: ArtworkFile) -> String? { nil }
  }

  /// The board in an appearance at so many pixels for each point.
  static func picture(_ appearance: Appearance, scale: Double, measurer: any TextMeasuring) throws -> DisplayList {
    let bytes = Array(text.utf8)
    var scene = try SceneDocument.yaml.scenes(in: bytes, path: "Board.scene.yaml")[0]
    for position in scene.views.indices {
      guard case .image(var image) = scene.views[position].content else { continue }
      var file = ArtworkFile(path: "quarters", digest: "quarters")
      if scene.views[position].name.hasPrefix("slice") { file.slicing = ArtworkSlicing(insets: .init(all: 3)) }
      let isTemplate = scene.views[position].name.hasPrefix("ink")
      image.artwork = Artwork(files: [file], intent: isTemplate ? .template : .automatic)
      scene.views[position].content = .image(image)
    }
    var device = scene.selection.devices[0]
    device.scale = scale
    let variant = SceneVariant(device: device, orientation: .portrait, appearance: appearance)
    let layout = scene.resolved(for: variant).layout(measuringTextWith: measurer)
    let painter = ArtworkPainter(reading: Quarters(), pixelsPerPoint: scale)
    return layout.displayList(style: LayoutDrawingStyle(overlays: []), measuringTextWith: measurer, artwork: painter)
  }

  private static var text: String {
    var lines = [
      "format: 1", "size: { width: 250, height: 196 }", "root: { fill: background, tint: orange }", "views:",
    ]
    for (row, kind) in ["own", "ink"].enumerated() {
      for (column, mode) in ImageContent.Mode.allCases.enumerated() {
        let (x, y) = (6 + column % 6 * 40, 6 + column / 6 * 34 + row * 68)
        lines.append(
          "  \(kind)\(column): { type: image, image: a, imageSize: 18x12, mode: \(mode.rawValue), fill: gray5, "
            + "clips: \(column % 2 == 0), frame: { x: \(x), y: \(y), width: 36, height: 28 } }")
      }
    }
    for (column, mode) in ["scaleToFill", "center"].enumerated() {
      lines.append(
        "  slice\(column): { type: image, image: a, imageSize: 12x8, mode: \(mode), fill: gray5, radius: 6, "
          + "outline: { width: 2, color: blue }, frame: { x: \(6 + column * 80), y: 146, width: 72, height: 44 } }")
    }
    lines.append(
      "  shade: { fill: secondaryBackground, radius: 8, opacity: 0.8, shadow: 0.5, "
        + "frame: { x: 172, y: 150, width: 66, height: 32 } }")
    return lines.joined(separator: "\n") + "\n"
  }
}
