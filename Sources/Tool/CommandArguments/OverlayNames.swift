package import SceneDrawing

/// The words for what is drawn over views.
package enum OverlayNames {
  /// Every word, in the order of the layers.
  package static let all = layers.map(\.name) + ["all", "none"]
  /// The words that name something after them, as `involved=title.top`.
  package static let questions = ["involved", "distances"]

  private static let layers: [(name: String, overlay: LayoutDrawingStyle.Overlays)] = [
    ("frames", .frames), ("alignment", .alignmentRects), ("constraints", .constraints), ("guides", .guides),
    ("baselines", .baselines), ("content", .contentSizes), ("names", .names), ("bars", .bars),
    ("findings", .findings), ("misplaced", .misplacements), ("reading-order", .readingOrder),
  ]

  /// The style that a list of words stands for; the standard overlays where it names none.
  package static func style(_ words: [String]) throws(UsageError) -> LayoutDrawingStyle {
    var style = LayoutDrawingStyle()
    var plain: [String] = []
    for word in words {
      if let constraint = name(after: "involved", in: word) {
        style.involvedConstraint = constraint
      } else if let view = name(after: "distances", in: word) {
        style.measuredView = view
      } else {
        plain.append(word)
      }
    }
    style.overlays = try overlays(plain)
    return style
  }

  /// The name behind a word and `=`; nil where the text begins with something else or no name follows.
  private static func name(after word: String, in text: String) -> String? {
    guard text.hasPrefix("\(word)="), text.utf8.count > word.utf8.count + 1 else { return nil }
    return String(text.dropFirst(word.count + 1))
  }

  /// The overlays that a list of words stands for; the standard overlays for an empty list.
  package static func overlays(_ words: [String]) throws(UsageError) -> LayoutDrawingStyle.Overlays {
    if words.isEmpty { return .standard }
    var overlays: LayoutDrawingStyle.Overlays = []
    for word in words {
      switch word {
      case "all": overlays.formUnion(layers.reduce(into: []) { $0.formUnion($1.overlay) })
      case "none": overlays = []
      default:
        guard let layer = layers.first(where: { $0.name == word }) else {
          throw UsageError(unknown: word, of: .overlay, known: all + questions.map { "\($0)=NAME" })
        }
        overlays.formUnion(layer.overlay)
      }
    }
    return overlays
  }
}
