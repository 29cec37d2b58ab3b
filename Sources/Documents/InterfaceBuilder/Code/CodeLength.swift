internal import ProjectSources

/// A length that code gives a row or a cell, as far as a constant expression shows it.
enum CodeLength: Hashable {
  /// A number of points.
  case points(Double)
  /// As much as the content needs: `UITableView.automaticDimension`, for example.
  case fitting
  /// As long as the list.
  case whole
  /// An expression whose value is not known without running it.
  case open

  /// Words that do not change a length.
  private static let fillers: Set<String> = ["return", "CGFloat", "Double", "Float", "self"]

  /// Reads the words of an expression.
  init(_ words: [String]) {
    let words = words.filter { !Self.fillers.contains($0) }
    if words.contains(where: { $0.hasSuffix("utomaticDimension") }),
      words.allSatisfy({ SourceReader.number($0) == nil })
    {
      self = .fitting
    } else if words.count == 1, let number = words.first.flatMap(SourceReader.number) {
      // Signs are not among the words: such a small number is -1, the value of `automaticDimension`.
      self = number > 1 ? .points(number) : .fitting
    } else if let last = words.last, ["width", "height"].contains(last), words.count > 1,
      words.allSatisfy({ SourceReader.number($0) == nil })
    {
      self = .whole
    } else {
      self = .open
    }
  }

  /// Returns the width and the height in an expression: `CGSize(width: 80, height: 120)`, `CGSizeMake(80, 120)`.
  static func size(_ words: [String]) -> (width: CodeLength, height: CodeLength) {
    let words = words.filter { !fillers.contains($0) }
    guard let first = words.first, ["CGSize", "CGSizeMake", "init"].contains(first) || first == "width" else {
      return (.open, .open)
    }
    let numbers = words.dropFirst().compactMap(SourceReader.number)
    if first == "CGSizeMake" {
      return words.count == 3 && numbers.count == 2 ? (.points(numbers[0]), .points(numbers[1])) : (.open, .open)
    }
    let rest = first == "width" ? words[...] : words.dropFirst()
    guard rest.first == "width" else { return (.open, .open) }
    guard let label = rest.dropFirst(2).firstIndex(of: "height") else { return (.open, .open) }
    return (CodeLength(Array(rest[(rest.startIndex + 1)..<label])), CodeLength(Array(rest[(label + 1)...])))
  }
}
