/// The words of `--overlay`, which selects the layers that are drawn over views.
package struct OverlayNames: Sendable, Hashable {
  /// A layer that is drawn over views.
  package enum Layer: String, Sendable, Hashable, CaseIterable {
    case frames, alignment, constraints, guides, baselines, content, names, bars, findings, misplaced
    case readingOrder = "reading-order"
  }

  /// Every word, in the order of the layers.
  package static let all = Layer.allCases.map(\.rawValue) + ["all", "none"]
  /// The words that take a name, such as `involved=title.top`.
  package static let questions = ["involved", "distances"]

  /// The layers to draw; nil for the standard ones, if no word names a layer.
  package private(set) var layers: Set<Layer>?
  /// The constraint whose views are tinted, by any name that `edit` takes; nil if there is none.
  package private(set) var involvedConstraint: String?
  /// The view whose distances to its neighbors are drawn, by any of its names; nil if there is none.
  package private(set) var measuredView: String?

  /// Reads the overlays in a list of words. Layers are added in order; `none` removes those before it.
  ///
  /// - Throws: ``UsageError`` for an unknown word.
  package init(_ words: [String]) throws(UsageError) {
    for word in words {
      if let constraint = Self.name(after: "involved", in: word) {
        involvedConstraint = constraint
      } else if let view = Self.name(after: "distances", in: word) {
        measuredView = view
      } else {
        layers = try Self.layers(layers ?? [], adding: word)
      }
    }
  }

  /// Returns the name after a word and `=`, or nil if the text begins with something else or has no name.
  private static func name(after word: String, in text: String) -> String? {
    guard text.hasPrefix("\(word)="), text.utf8.count > word.utf8.count + 1 else { return nil }
    return String(text.dropFirst(word.count + 1))
  }

  private static func layers(_ layers: Set<Layer>, adding word: String) throws(UsageError) -> Set<Layer> {
    switch word {
    case "all": return Set(Layer.allCases)
    case "none": return []
    default:
      guard let layer = Layer(rawValue: word) else {
        throw UsageError(unknown: word, of: .overlay, known: all + questions.map { "\($0)=NAME" })
      }
      return layers.union([layer])
    }
  }
}
