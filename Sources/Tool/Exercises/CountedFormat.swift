internal import AutoLayout
internal import CommandArguments

/// A visual format whose constraints are counted.
package struct CountedFormat: Sendable, Hashable {
  package var format: String
  /// The alignment of neighbors, in the words of `vfl --options`.
  package var options: [String] = []
  /// The views in the dictionary, or nil to use the views in the format.
  package var views: [String]?

  /// The answer for a format that raises an exception.
  package static let exception = "exception"

  /// The number of constraints in digits, or ``exception``.
  package var answer: String {
    var values: [Option: [String]] = [:]
    if !options.isEmpty { values[.options] = options }
    if let views { values[.views] = views }
    let arguments = ParsedArguments(repeating: .vfl, paths: [format], values: values)
    guard let parsed = try? VisualFormat(parsing: format), let names = try? FormatNames(arguments, format: parsed),
      let constraints = try? parsed.constraints(
        views: names.views, metrics: names.metrics, options: names.options, superview: names.superview)
    else { return Self.exception }
    return "\(constraints.count)"
  }

  /// The format with its options and views, as a task shows it.
  package var text: String {
    [
      format, options.isEmpty ? nil : "aligned by \(options.joined(separator: ", "))",
      views.map { "with the views \($0.joined(separator: ", "))" },
    ]
    .compactMap(\.self).joined(separator: ", ")
  }
}
