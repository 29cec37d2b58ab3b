internal import LinearConstraints

extension ProblemFile {
  /// An error for a line that cannot be read.
  struct ParsingError: Error, CustomStringConvertible {
    /// The number of the line, starting at 1.
    var line: Int
    /// A description of the expected words.
    var expectation: String

    var description: String { "line \(line): expected \(expectation)" }
  }

  /// Creates the problem that a text describes.
  init(parsing text: String) throws(ParsingError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ")
      guard let kind = words.first else { continue }
      if let expectation = add(kind, words.dropFirst().map { $0 }) {
        throw ParsingError(line: index + 1, expectation: expectation)
      }
    }
  }

  /// Adds one record; returns the expected form if the record cannot be read.
  private mutating func add(_ kind: Substring, _ words: [Substring]) -> String? {
    switch kind {
    case "v":
      guard words.count == 1, let count = Int(words[0]), (0...Self.variableLimit).contains(count) else {
        return "'v COUNT' with a count up to \(Self.variableLimit)"
      }
      variableCount = count
    case "p":
      guard words.count == 2, let variable = variable(words[0]), let value = number(words[1]) else {
        return "'p VARIABLE VALUE' after the 'v' line"
      }
      parameters.append(Parameter(variable: variable, value: value))
    case "c":
      guard let row = row(words) else { return "'c PRIORITY RELATION RIGHT COUNT (VARIABLE COEFFICIENT)…'" }
      rows.append(row)
    case "d":
      let values = words.compactMap(number)
      guard values.count == words.count, values.count == parameters.count else { return "a value for each 'p' line" }
      sizes.append(values)
    default: return "a line that starts with v, p, c or d"
    }
    return nil
  }

  /// Returns the row of a `c` line, or nil if it is malformed.
  private func row(_ words: [Substring]) -> LinearConstraint? {
    guard words.count >= 4, let priority = number(words[0]), let relation = Self.relations[words[1]],
      let right = number(words[2]), let count = Int(words[3]), (words.count - 4) % 2 == 0,
      count == (words.count - 4) / 2
    else { return nil }
    var terms: [LinearConstraint.Term] = []
    for position in stride(from: 4, to: words.count, by: 2) {
      guard let variable = variable(words[position]), let coefficient = number(words[position + 1]) else { return nil }
      terms.append(LinearConstraint.Term(variable, coefficient))
    }
    return LinearConstraint(
      terms, constant: -right, relation, priority: priority >= Self.requiredPriority ? nil : priority)
  }

  private static var relations: [Substring: LinearConstraint.Relation] {
    ["=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual]
  }

  private func variable(_ word: Substring) -> Int? { Int(word).flatMap { (0..<variableCount).contains($0) ? $0 : nil } }

  private func number(_ word: Substring) -> Double? { Double(word).flatMap { $0.isFinite ? $0 : nil } }
}
