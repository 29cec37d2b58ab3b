/// Fonts and colors in words: `system 17 bold`, `systemBackgroundColor`.
enum PartWords {
  /// Returns a changed font or color before and after the change. Nil for other changes.
  static func words(
    of change: DocumentChange, in difference: DocumentDifference
  ) -> (from: String?, to: String?)? {
    let part = change.part
    let names: [String]
    switch part {
    case "fontDescription": names = ["style", "name", "type", "pointSize", "weight"]
    case _ where part.hasSuffix("Color"): names = ["systemColor", "name", "white", "red", "green", "blue", "alpha"]
    default: return nil
    }
    func words(_ object: DocumentObject?) -> String? {
      let values = names.compactMap { name in
        object?["\(part).\(name)"].map { components.contains(name) ? "\(name) \(short($0))" : $0 }
      }
      return values.isEmpty ? nil : values.joined(separator: " ")
    }
    let (from, to) = (words(difference.old[change.object]), words(difference.new[change.object]))
    // Differences that the words do not show are not reported this way.
    return from == to ? nil : (from, to)
  }

  /// The components of a color, which are named.
  private static let components: Set<String> = ["white", "red", "green", "blue", "alpha"]

  /// Returns a number with at most three decimals.
  private static func short(_ number: String) -> String {
    guard let value = Double(number) else { return number }
    return "\((value * 1000).rounded() / 1000)"
  }
}
