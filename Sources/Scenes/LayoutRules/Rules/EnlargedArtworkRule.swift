internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for pictures that are drawn much larger than their pixels, and look coarse.
enum EnlargedArtworkRule: LayoutRule {
  static let code = FindingCode(
    "enlarged-artwork", .warning, isLint: true, "An image is drawn much larger than its pixel size.",
    why: "Individual pixels become visible, so the image looks coarse or blurred.",
    mend: "Export the image at a larger size, or use vector artwork (PDF, SVG), which is sharp at every size.")

  /// The smallest factor at which an enlargement is clearly visible.
  private static let limit = 2.0
  /// The largest side, in points, of a picture that is a single-colored background. Such pictures may be enlarged
  /// arbitrarily.
  private static let smallest = 4.0

  static func findings(in layout: Layout) -> [Finding] {
    let variant = layout.resolved.variant
    return layout.resolved.views.indices.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      guard case .image(let image) = view.content, let size = image.ownSize ?? image.size, !image.isSymbol,
        let scale = density(of: image, for: variant.device.scale), min(size.width, size.height) > smallest,
        !layout.isHidden(position)
      else { return nil }
      let pixels = size.scaled(by: scale)
      let enlargement = enlargement(of: image, pixels, in: layout.absoluteFrames[position].size, variant.device.scale)
      // The effect of a missing density is reported by its own rule.
      let isDensityMissing = !image.densities.isEmpty && !image.densities.contains(variant.device.scale)
      let expected = isDensityMissing ? max(1, variant.device.scale / scale) : 1
      guard enlargement >= limit * expected else { return nil }
      return finding(
        about: position, in: layout,
        "Enlarged Artwork: \(view.nameInFindings) shows '\(image.name ?? "")' "
          + "\(measure: enlargement.decimalText(places: 1)) times larger than its \(measure: pixels.pointText) pixels",
        hint: "export it at a larger size, or use vector artwork")
    }
  }

  /// Returns the pixels per point of the file that a screen shows. Nil if they are unknown or it is a drawing.
  private static func density(of image: ImageContent, for scale: Double) -> Double? {
    image.pictureScales.first { $0 >= scale } ?? image.pictureScales.last
  }

  /// Returns the factor by which the content mode enlarges each pixel, on the axis with the smaller factor.
  private static func enlargement(
    of image: ImageContent, _ pixels: Size, in frame: Size, _ scale: Double
  ) -> Double {
    let ratios = (frame.width * scale / pixels.width, frame.height * scale / pixels.height)
    return switch image.mode {
    case .scaleAspectFill: max(ratios.0, ratios.1)
    case .scaleToFill, .scaleAspectFit: min(ratios.0, ratios.1)
    default: 1
    }
  }
}
