/// The words for what is drawn over views, as an option lists them.
package struct OverlayNames: Sendable, Hashable {
  /// A layer that is drawn over views, in the order of the layers.
  package enum Layer: String, Sendable, Hashable, CaseIterable {
    case frames, alignment, constraints, guides, baselines, content, names, bars, findings, misplaced
    case readingOrder = "reading-order"
  }

  /// Every word, in the order of the layers.
  package static let all = Layer.allCases.map(\.rawValue) + ["all", "none"]
  /// The words that name something after them, as `involved=title.top`.
  package static let questions = ["involved", "distances"]

  /// The layers that are drawn; nil for the standard ones, where no word names any.
  package private(set) var layers: Set<Layer>?
  /// The constraint whose views are tinted, by its identifier or object id; nil for none.
  package private(set) var involvedConstraint: String?
  /// The view whose distances to its neighbours are drawn, by any of its names; nil for none.
  package private(set) var measuredView: String?

  /// The overlays that a list of words names. Layers are added in order; `none` takes those before it away.
  ///
  /// - Throws: ``UsageError`` for a word that names nothing.
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

  /// The name behind a word and `=`; nil where the text begins with something else or no name follows.
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
