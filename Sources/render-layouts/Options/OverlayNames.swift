internal import SceneDrawing

/// The words for what is drawn over views.
enum OverlayNames {
  /// Every word, in the order of the layers.
  static let all = layers.map(\.name) + ["all", "none"]

  private static let layers: [(name: String, overlay: LayoutDrawingStyle.Overlays)] = [
    ("frames", .frames), ("alignment", .alignmentRects), ("constraints", .constraints), ("guides", .guides),
    ("names", .names), ("bars", .bars), ("findings", .findings),
  ]

  /// What a list of words stands for; the standard overlays for an empty list.
  static func overlays(_ words: [String]) throws(UsageError) -> LayoutDrawingStyle.Overlays {
    if words.isEmpty { return .standard }
    var overlays: LayoutDrawingStyle.Overlays = []
    for word in words {
      switch word {
      case "all": overlays.formUnion(layers.reduce(into: []) { $0.formUnion($1.overlay) })
      case "none": overlays = []
      default:
        guard let layer = layers.first(where: { $0.name == word }) else {
          throw UsageError(unknown: word, of: .overlay, known: all)
        }
        overlays.formUnion(layer.overlay)
      }
    }
    return overlays
  }
}
