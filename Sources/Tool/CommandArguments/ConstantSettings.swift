package import Scenes

/// The constants that a command line gives to constraints.
package enum ConstantSettings {
  /// The largest constant, in points.
  private static let limit = 100_000.0
  private static let property = ".constant"

  /// Returns the settings in words such as `photo.height.constant=120`, in their order.
  package static func settings(_ words: [String]) throws(UsageError) -> [ConstantSetting] {
    var settings: [ConstantSetting] = []
    for word in words {
      guard let sign = word.lastIndex(of: "="), word[..<sign].hasSuffix(property),
        case let name = word[..<sign].dropLast(property.count), !name.isEmpty,
        let constant = Double(word[word.index(after: sign)...]), (-limit...limit).contains(constant)
      else {
        throw UsageError(
          "invalid value '\(word)' for '--set'",
          hint: "write the identifier of a constraint: 'photo.height.constant=120'")
      }
      settings.append(ConstantSetting(constraint: String(name), constant: constant))
    }
    return settings
  }
}
