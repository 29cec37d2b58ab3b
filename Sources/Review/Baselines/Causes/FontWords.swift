internal import DocumentFacts

/// Fonts as messages name them: `system 17 bold`, `UICTFontTextStyleBody`.
enum FontWords {
  /// The font of an object before and after a change of it; nil for a change of something else.
  static func words(
    of change: DocumentChange, in difference: DocumentDifference
  ) -> (from: String?, to: String?)? {
    guard change.part == "fontDescription" else { return nil }
    return (
      difference.old[change.object].flatMap(words), difference.new[change.object].flatMap(words)
    )
  }

  private static func words(of object: DocumentObject) -> String? {
    let parts = ["style", "name", "type", "pointSize", "weight"].compactMap { object["fontDescription.\($0)"] }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
