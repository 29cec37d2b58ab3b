package import Geometry

package enum WindowSizes {
  /// The smallest and the largest width or height, in points.
  private static let limits = 1.0...10_000
  /// The maximum number of sizes. Each is a layout of its own, and a sweep finds the sizes at which something changes.
  private static let mostSizes = 1000

  /// Returns the sizes in words such as `500x400`, each once.
  package static func sizes(_ arguments: ParsedArguments) throws(UsageError) -> [Size] {
    var sizes: [Size] = []
    var known: Set<Size> = []
    for word in arguments.list(.size) {
      guard let size = size(word) else {
        throw UsageError(
          "invalid value '\(word)' for '--size'",
          hint: "write width and height such as '500x400', in points from 1 to 10000")
      }
      if known.insert(size).inserted { sizes.append(size) }
    }
    guard sizes.count <= mostSizes else {
      throw UsageError(
        "'--size' lists \(sizes.count) sizes; the limit is \(mostSizes)",
        hint: "'--sweep' lays out every size in a range, such as '--sweep width=320..1024'")
    }
    if !sizes.isEmpty {
      try refuse(.asSaved, in: arguments, because: "a document was saved at only one size")
      try refuse(.sweep, in: arguments, because: "a sweep covers all sizes")
    }
    return sizes
  }

  /// Refuses an option that cannot be combined with window sizes.
  private static func refuse(
    _ option: Option, in arguments: ParsedArguments, because reason: String
  ) throws(UsageError) {
    guard arguments.contains(option) else { return }
    throw UsageError("'--\(option.rawValue)' cannot be combined with '--size'", hint: reason)
  }

  private static func size(_ word: String) -> Size? {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }.map { Double(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], limits.contains(width), limits.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
