internal import SceneLayouts
package import Scenes
internal import Typography

extension Layout {
  /// A short description of the layout: `Login, iPhone 16 Pro, portrait, Arabic, text size XL, dark`.
  ///
  /// English, the default text size and light appearance are not mentioned.
  package var title: String {
    ([resolved.name, resolved.variant.title] + resolved.variant.peculiarities).joined(separator: ", ")
  }

  /// The title and the findings: `Login, iPhone 16 Pro, portrait: 2 conflicts, 1 ambiguous view`.
  package var summary: String {
    let counts = findingCounts.map { $0.kind.words($0.count) }
    return "\(title): \(counts.isEmpty ? "no findings" : counts.joined(separator: ", "))"
  }
}

extension SceneVariant {
  /// The differences from English, the default text size and light appearance, as text.
  package var peculiarities: [String] {
    var words: [String] = []
    if locale != "en" { words.append(LocaleName.name(of: locale)) }
    if textSize != .l { words.append("text size \(textSize.rawValue)") }
    if appearance != .light { words.append(appearance.rawValue) }
    return words
  }
}
