package import Findings

extension Finding {
  /// Returns the finding with the literal words of its message, notes, consequences and hint replaced at random.
  ///
  /// - Parameter generator: The source of the words; the same seed gives the same words.
  package func reworded(using generator: inout some RandomNumberGenerator) -> Finding {
    var finding = self
    finding.message = Self.reworded(message, using: &generator)
    for index in finding.notes.indices {
      finding.notes[index].message = Self.reworded(notes[index].message, using: &generator)
    }
    for index in finding.consequences.indices {
      finding.consequences[index].message = Self.reworded(consequences[index].message, using: &generator)
    }
    finding.hint = hint.map { Self.reworded($0, using: &generator) }
    return finding
  }

  private static func reworded(_ message: Message, using generator: inout some RandomNumberGenerator) -> Message {
    message.reworded { _ in words(using: &generator) }
  }

  private static func words(using generator: inout some RandomNumberGenerator) -> String {
    let separators = [" ", ": ", " '", " (", " 7 "]
    let count = Int.random(in: 1...4, using: &generator)
    var text = ""
    for _ in 0..<count {
      text += separators[Int.random(in: 0..<separators.count, using: &generator)]
      text += String(UInt64.random(in: 0 ... .max, using: &generator), radix: 36)
    }
    return text
  }
}
