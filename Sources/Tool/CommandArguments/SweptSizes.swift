internal import Geometry
package import SceneLayouts

/// The window sizes of `--sweep`.
package enum SweptSizes {
  /// The smallest and the largest size, in points.
  private static let limits = 1.0...10_000

  /// Returns the sizes in a word such as `width=320..1366`; nil if there is no such option.
  package static func size(_ arguments: ParsedArguments) throws(UsageError) -> SweptSize? {
    guard let word = arguments.value(of: .sweep) else { return nil }
    guard let size = size(word) else {
      throw UsageError(
        "invalid value '\(word)' for '--sweep'",
        hint: "write 'width=320..1366' or 'height=480..1024', in points from 1 to 10000")
    }
    for (option, reason) in [
      (Option.asSaved, "a document was saved at only one size"), (.infer, "constraints are inferred from one size"),
      (.log, "a log is about only one layout"), (.stopOnConflict, "it is about only one layout"),
    ] where arguments.contains(option) {
      throw UsageError("'--\(option.rawValue)' cannot be combined with '--sweep'", hint: reason)
    }
    return size
  }

  private static func size(_ word: String) -> SweptSize? {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let axis = ["width": Axis.horizontal, "height": .vertical][parts[0]],
      let dots = parts[1].firstRange(of: ".."), let lower = Double(parts[1][..<dots.lowerBound]),
      let upper = Double(parts[1][dots.upperBound...]), limits.contains(lower), limits.contains(upper), lower < upper
    else { return nil }
    return SweptSize(axis, lower...upper)
  }
}
