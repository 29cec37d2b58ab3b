import ArtworkDecoding
import CairoDrawing
import Drawing
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@testable import SceneDrawing

/// The pixels of image views as a chart of letters. Covers each content mode on screens with one, two and three pixels
/// per point, in original colors and in the tint, in light and dark appearance.
@Suite struct ArtworkPixelTests {
  /// A reader of a picture of 4 × 4 points in quarters: red and blue above green and transparent. The one for dark
  /// appearance has blue and red above transparent and green.
  private struct Reader: ArtworkReading {
    func bitmap(of file: ArtworkFile, width: Int?, height: Int?) -> Bitmap? {
      let isDark = file.appearance == .dark
      let quarters: [UInt32] = isDark ? [blue, red, 0, green] : [red, blue, green, 0]
      let side = Int(4 * file.scale)
      let pixels = (0..<side * side).map { quarters[$0 / side * 2 / side * 2 + $0 % side * 2 / side] }
      return Bitmap(width: side, height: side, pixels: pixels, identity: "\(file.path)")
    }

    func fault(of file: ArtworkFile) -> String? { nil }
  }

  private static let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
  private static let view = Size(width: 8, height: 5)
  private static let perRow = 6

  /// Returns artwork with a file for each density, and one of each for dark appearance.
  private static func artwork(_ intent: Artwork.RenderingIntent) -> Artwork {
    let files = [1.0, 2, 3].flatMap { scale in
      [Appearance?.none, .dark].map { appearance in
        var file = ArtworkFile(path: "\(scale.pointText)x", digest: "", scale: scale, suitsAllScales: false)
        file.appearance = appearance
        return file
      }
    }
    return Artwork(files: files, intent: intent)
  }

  private static func layout(_ scale: Double, _ intent: Artwork.RenderingIntent, _ appearance: Appearance) -> Layout {
    var builder = SceneBuilder()
    builder.device = Device(
      identifier: "test", name: "Test", size: Size(width: 55, height: 13), scale: scale, idiom: .phone,
      portraitInsets: .zero,
      landscapeInsets: .zero)
    builder.appearance = appearance
    builder.frames = [Rect(x: 0, y: 0, width: 55, height: 13)]
    for (index, mode) in ImageContent.Mode.allCases.enumerated() {
      var image = ImageContent(name: "image", size: Size(width: 4, height: 4), mode: mode)
      image.artwork = artwork(intent)
      let place = Rect(
        x: Double(1 + index % perRow * 9), y: Double(1 + index / perRow * 6), width: view.width, height: view.height)
      builder.add("\(mode)", .image(image), place) {
        $0.appearance.tint = .system(.orange)
        $0.appearance.clipsSubviews = mode == .scaleAspectFill
      }
    }
    return builder.layout
  }

  /// Returns a letter for each pixel: R, G, B, T for the tint, and a point for the background. Mixed pixels get the
  /// letter of the nearest color.
  private static func chart(_ bitmap: Bitmap, tint: UInt32, ground: UInt32) -> String {
    let colors: [(Character, UInt32)] = [("R", red), ("G", green), ("B", blue), ("T", tint), (".", ground)]
    func distance(_ first: UInt32, _ second: UInt32) -> Int {
      [16, 8, 0].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.reduce(0, +)
    }
    return (0..<bitmap.height).map { row in
      String(
        (0..<bitmap.width).map { column in
          let pixel = bitmap.pixels[row * bitmap.width + column]
          return colors.min { distance($0.1, pixel) < distance($1.1, pixel) }?.0 ?? " "
        })
    }.joined(separator: "\n")
  }

  @Test(arguments: [1.0, 2, 3])
  func `image views look the same pixel by pixel`(scale: Double) throws {
    let names = ImageContent.Mode.allCases.map(\.rawValue)
    var text = names.prefix(Self.perRow).joined(separator: ", ") + "\n"
    text += names.dropFirst(Self.perRow).joined(separator: ", ") + "\n"
    for intent in [Artwork.RenderingIntent.original, .template] {
      for appearance in [Appearance.light, .dark] {
        let layout = Self.layout(scale, intent, appearance)
        let painter = ArtworkPainter(reading: Reader(), pixelsPerPoint: scale)
        let picture = layout.displayList(
          style: LayoutDrawingStyle(overlays: [], scale: 1), measuringTextWith: FixedPitchTextMeasurer(),
          artwork: painter)
        let png = try CairoRasterizer().png(of: picture, scale: scale)
        let bitmap = try ArtworkDecoder(conversions: .none).bitmap(of: png, identity: "", fitting: nil)
        let ink = Self.word(SystemColor.orange.color(in: appearance))
        let ground = Self.word(layout.resolved.color(.background))
        text += "\n\(scale.pointText)x, \(intent), \(appearance)\n"
        text += Self.chart(bitmap, tint: intent == .template ? ink : Self.red, ground: ground) + "\n"
      }
    }
    try expectSnapshot(text, "artwork.\(scale.pointText)x.txt")
  }

  private static func word(_ color: Color) -> UInt32 {
    [color.red, color.green, color.blue].reduce(0xFF) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
