internal import Geometry
package import Scenes

/// The result of comparing an attempt with the answer.
package struct ExerciseResult: Sendable, Hashable {
  /// The number of layouts that were compared. 0 if the attempt has no scene.
  package var layoutCount: Int
  /// The remarks, each with its screens. Empty if the attempt is right.
  package var remarks: [String]

  /// Whether the attempt meets the task.
  package var isRight: Bool { layoutCount > 0 && remarks.isEmpty }

  package init(layoutCount: Int, remarks: [String]) {
    self.layoutCount = layoutCount
    self.remarks = remarks
  }

  /// Creates a result from the remarks on single layouts. Remarks that several layouts share become one.
  init(of remarks: [(text: String, variant: SceneVariant)], in variants: [SceneVariant]) {
    var order: [String] = []
    var places: [String: [SceneVariant]] = [:]
    for (text, variant) in remarks {
      if places[text] == nil { order.append(text) }
      if places[text]?.last != variant { places[text, default: []].append(variant) }
    }
    layoutCount = variants.count
    self.remarks = order.map { text in
      let own = places[text] ?? []
      return own.count == variants.count && variants.count > 1
        ? "on all screens, \(text)" : "\(Self.words(for: own)), \(text)"
    }
  }

  /// Returns screens as text: `on the iPhone 4s in portrait and landscape`.
  package static func words(for variants: [SceneVariant]) -> String {
    var groups: [(screen: String, orientations: [String])] = []
    for variant in variants {
      let screen = screen(of: variant)
      let orientation = isModel(variant.device) ? [variant.orientation.words] : []
      if let index = groups.firstIndex(where: { $0.screen == screen }) {
        groups[index].orientations += orientation
      } else {
        groups.append((screen, orientation))
      }
    }
    // Screens with the same orientations are named together.
    var parts: [(screens: [String], orientations: [String])] = []
    for group in groups {
      if let index = parts.firstIndex(where: { $0.orientations == group.orientations }) {
        parts[index].screens.append(group.screen)
      } else {
        parts.append(([group.screen], group.orientations))
      }
    }
    let texts = parts.map { part in
      joined(part.screens) + (part.orientations.isEmpty ? "" : " in \(joined(part.orientations))")
    }
    return "on \(joined(texts))"
  }

  private static func isModel(_ device: Device) -> Bool {
    DeviceCatalogue.all.contains { $0.identifier == device.identifier }
  }

  private static func screen(of variant: SceneVariant) -> String {
    let name = isModel(variant.device) ? "the \(variant.device.name)" : "a screen of \(variant.device.name) points"
    return variant.state.map { "\(name) in the state '\($0)'" } ?? name
  }

  private static func joined(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
  }
}
