package import Geometry

/// The sizes of windows that a command line names.
package enum WindowSizes {
  /// The smallest and the largest extent, in points.
  private static let limits = 1.0...10_000

  /// The sizes that words such as `500x400` stand for, each once.
  package static func sizes(_ arguments: ParsedArguments) throws(UsageError) -> [Size] {
    var sizes: [Size] = []
    var known: Set<Size> = []
    for word in arguments.list(.size) {
      guard let size = size(word) else {
        throw UsageError(
          "'--size' does not take '\(word)'",
          hint: "write width and height as in '500x400', in points from 1 to 10000")
      }
      if known.insert(size).inserted { sizes.append(size) }
    }
    for (option, reason) in [
      (Option.asSaved, "a document was saved at one size"), (.sweep, "a sweep is over all sizes"),
    ] where !sizes.isEmpty && arguments.contains(option) {
      throw UsageError("'--\(option.rawValue)' contradicts '--size'", hint: reason)
    }
    return sizes
  }

  private static func size(_ word: String) -> Size? {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }.map { Double(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], limits.contains(width), limits.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
