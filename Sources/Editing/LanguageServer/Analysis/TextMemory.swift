internal import Synchronization
internal import Typography

/// The measured widths of text, shared by all workers. A change to a document adds hardly any new text.
final class TextMemory: Sendable {
  private struct Key: Hashable {
    let text: String
    let font: Font
  }

  private let widths = Mutex<[Key: Double]>([:])

  /// The maximum number of strings, more than the documents of a session contain. At the limit, the memory is cleared.
  private static let limit = 65_536

  /// Returns the width of a string, in points. It is measured if it is unknown.
  func width(of text: String, in font: Font, measure: () -> Double) -> Double {
    let key = Key(text: text, font: font)
    if let known = widths.withLock({ $0[key] }) { return known }
    let width = measure()
    widths.withLock { widths in
      if widths.count >= Self.limit { widths = [:] }
      widths[key] = width
    }
    return width
  }
}

/// A text engine that caches widths.
struct CachingTextMeasurer: TextMeasuring {
  private let measurer: any TextMeasuring
  private let memory: TextMemory

  /// Creates an engine that shares a cache of widths.
  init(_ measurer: any TextMeasuring, remembering memory: TextMemory) {
    self.measurer = measurer
    self.memory = memory
  }

  func width(of text: String, in font: Font) -> Double {
    memory.width(of: text, in: font) { measurer.width(of: text, in: font) }
  }

  func metrics(of font: Font) -> FontMetrics { measurer.metrics(of: font) }

  func missingCharacters(in text: String, font: Font) -> [Unicode.Scalar] {
    measurer.missingCharacters(in: text, font: font)
  }

  func knowsWidths(of font: Font) -> Bool { measurer.knowsWidths(of: font) }
}
