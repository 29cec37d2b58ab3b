import LayoutTestSupport
import ReaderTrials

/// A generator of inputs from examples. The same seed gives the same inputs on every machine.
struct InputMutator {
  private let examples: ReaderExamples
  private let longestInput: Int
  private let isMarkup: Bool
  private var generator: SeededRandomNumberGenerator

  /// A mutator of some examples.
  init(examples: ReaderExamples, trial: ReaderTrial, seed: UInt64) {
    self.examples = examples
    longestInput = trial.longestInput
    isMarkup = trial.isMarkup
    generator = SeededRandomNumberGenerator(seed: seed)
  }

  /// Returns the next input: an example with one to five changes. Two of three XML examples are changed as XML.
  mutating func next() -> [UInt8] {
    var bytes = example()
    let isMarkup = isMarkup && Int.random(in: 0..<3, using: &generator) > 0
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      guard isMarkup, let mutator = MarkupMutator(bytes, with: example()) else {
        change(&bytes)
        continue
      }
      let changed = mutator.mutated(using: &generator)
      // A truncated document could not be read.
      if changed.count <= longestInput { bytes = changed }
    }
    return Array(bytes.prefix(longestInput))
  }

  private mutating func example() -> [UInt8] { examples.inputs.randomElement(using: &generator)?.bytes ?? [] }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: flipBit(of: &bytes)
    case 1: setByte(of: &bytes)
    case 2: bytes.removeSubrange(range(in: bytes))
    case 3: bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
    case 4: repeatPart(of: &bytes)
    case 5: splice(into: &bytes)
    default: insertWord(into: &bytes)
    }
  }

  /// A part of some bytes, most often a short one.
  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let longest = Bool.random(using: &generator) ? 8 : 128
    return start..<Int.random(in: start...min(bytes.count, start + longest), using: &generator)
  }

  private mutating func flipBit(of bytes: inout [UInt8]) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return }
    bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
  }

  private mutating func setByte(of bytes: inout [UInt8]) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return }
    let telling: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, 0x0A, 0x20, 0x22, 0x2D, 0x39]
    bytes[place] = telling.randomElement(using: &generator) ?? 0
  }

  private mutating func repeatPart(of bytes: inout [UInt8]) {
    let range = range(in: bytes)
    let part = Array(bytes[range])
    let count = Int.random(in: 1...20, using: &generator)
    bytes.insert(contentsOf: Array(repeating: part, count: count).joined(), at: range.upperBound)
  }

  /// Replaces a part of this example with a part of another one.
  private mutating func splice(into bytes: inout [UInt8]) {
    let other = example()
    bytes.replaceSubrange(range(in: bytes), with: other[range(in: other)])
  }

  private mutating func insertWord(into bytes: inout [UInt8]) {
    guard let word = examples.words.randomElement(using: &generator) else { return }
    let range = range(in: bytes)
    bytes.replaceSubrange(range.lowerBound..<min(range.upperBound, range.lowerBound + word.count), with: word)
  }
}
