internal import Synchronization
internal import Typography

/// The widths of texts that were measured before, for all workers: from one change of a document to the next hardly any text
/// is new.
final class TextMemory: Sendable {
  private struct Key: Hashable {
    let text: String
    let font: Font
  }

  private let widths = Mutex<[Key: Double]>([:])

  /// More texts than the documents of a session show; then it begins anew.
  private static let limit = 65_536

  /// The width of a text, in points, which is measured where it is not known.
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

/// A text engine with a cache: it measures no text twice.
struct CachingTextMeasurer: TextMeasuring {
  private let measurer: any TextMeasuring
  private let memory: TextMemory

  /// An engine with what others have measured.
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
}
