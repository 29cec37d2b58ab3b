package import Geometry

/// The insets that a command line adds to the safe area of root views, in points.
package enum AdditionalInsets {
  /// The largest inset, in points, more than the height of any screen.
  private static let limit = 2000.0

  /// Returns the insets in words such as `top=44`, in points.
  package static func insets(_ words: [String]) throws(UsageError) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for word in words {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let value = Double(parts[1]), (-limit...limit).contains(value),
        set(parts[0], value, in: &insets)
      else {
        throw UsageError(
          "invalid value '\(word)' for '--insets'",
          hint: "write 'top=44,bottom=49'; left and right are supported too")
      }
    }
    return insets
  }

  /// Sets the inset of an edge.
  ///
  /// - Returns: Whether the edge exists.
  private static func set(_ edge: String, _ value: Double, in insets: inout EdgeInsets) -> Bool {
    switch edge {
    case "top": insets.top = value
    case "left": insets.left = value
    case "bottom": insets.bottom = value
    case "right": insets.right = value
    default: return false
    }
    return true
  }
}
