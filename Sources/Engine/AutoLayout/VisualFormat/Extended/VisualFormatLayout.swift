/// The constraints and the order of views that a visual format represents, in the standard or the extended language.
///
/// The extended language is read if the options contain ``VisualFormatOptions/extended``. It includes the standard
/// language, and each line is a separate format:
///
/// | it has | for example |
/// |---|---|
/// | comments | `H:\|[a]\| // as wide as the screen` |
/// | parts of the superview | `H:\|-10%-[a(50%)]` |
/// | arithmetic with one view | `H:[a(b.height * 2 - 8)]` |
/// | distances like a view | `V:[a]-(>=b / 2)-[c]` |
/// | groups, whose views fill them | `V:\|[column:[head(44)][body]]\|` |
/// | ranges of views that touch | `H:\|[day1..7(day1)]\|` |
/// | both directions | `HV:\|-[a]-\|` |
/// | an order from back to front | `Z:[shade][sheet]` |
/// | attributes one by one | `C:a.centerX(superview.trailing / 3)` |
public struct VisualFormatLayout: Sendable, Hashable {
  /// The constraints in the order of the format.
  public let constraints: [LayoutConstraint]
  /// The items that `Z:` names, from back to front.
  public let order: [LayoutItemID]

  /// Parses a format.
  ///
  /// - Parameters:
  ///   - text: The format. In the extended language, each line is one.
  ///   - views: The views and guides that names represent.
  ///   - metrics: The numbers that names represent. A name that is both is a metric.
  ///   - options: How neighbors are aligned, in which direction the format reads, and which language it is in.
  ///   - superview: Returns the superview of an item, or nil.
  ///   - makeGuide: Creates a guide in a view, for a group whose name represents no view, or for a distance that is not
  ///     just a number and has no name.
  /// - Throws: ``VisualFormatError`` with the line and the position of the fault.
  public init(
    parsing text: String, views: [String: LayoutItemID], metrics: [String: Double] = [:],
    options: VisualFormatOptions = [], superview: @escaping (LayoutItemID) -> LayoutItemID?,
    makeGuide: @escaping (_ owner: LayoutItemID, _ name: String) -> LayoutItemID
  ) throws(VisualFormatError) {
    guard options.contains(.extended) else {
      constraints = try VisualFormat(parsing: text).constraints(
        views: views, metrics: metrics, options: options, superview: superview)
      order = []
      return
    }
    let bindings = ExtendedFormatBindings(views: views, metrics: metrics, superview: superview, makeGuide: makeGuide)
    var expansion = ExtendedFormatExpansion(bindings: bindings, options: options)
    for line in text.split(whereSeparator: \.isNewline) {
      let statement = Self.withoutComment(line)
      guard !statement.isEmpty else { continue }
      var parser = ExtendedFormatParser(statement)
      try expansion.add(parser.format())
    }
    (constraints, order) = (expansion.constraints, expansion.order)
  }

  /// Returns a line up to its `//`, without the blanks before it.
  private static func withoutComment(_ line: Substring) -> String {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex, !line[index...].hasPrefix("//") {
      let next = line.index(after: index)
      if line[index] != " " { end = next }
      index = next
    }
    return String(line[..<end])
  }
}
