internal import AutoLayout

extension ReaderTrial {
  /// Visual formats in the extended language.
  static let extendedFormat = ReaderTrial("extended-format", longestInput: 384, mutantCount: 8_000) { bytes in
    TriedExtendedFormat(text: String(decoding: bytes, as: UTF8.self)).fault
  }
}

/// A format in the extended language, with the names of `FormatTrialNames`.
private struct TriedExtendedFormat {
  let text: String

  private static let root = LayoutItemID(view: 0)
  private static let guide = LayoutItemID(view: 9)
  private static let options: [VisualFormatOptions] = [[], [.alignAllTop, .directionRightToLeft]]

  /// The fault in the result for the format, or nil.
  var fault: String? { Self.options.lazy.compactMap(fault).first }

  /// Returns a fault unless all constraints have finite numbers and legal priorities, and the order names known views
  /// only.
  private func fault(_ options: VisualFormatOptions) -> String? {
    do throws(VisualFormatError) {
      let layout = try VisualFormatLayout(
        parsing: text, views: FormatTrialNames.views, metrics: FormatTrialNames.metrics,
        options: options.union(.extended), superview: { $0 == Self.root ? nil : Self.root },
        makeGuide: { _, _ in Self.guide })
      let areFinite = layout.constraints.allSatisfy {
        $0.constant.isFinite && $0.multiplier.isFinite && $0.priority.isLegal
      }
      guard areFinite else { return "a number is illegal" }
      let known = FormatTrialNames.views.values
      return layout.order.allSatisfy { known.contains($0) || $0 == Self.guide } ? nil : "the order has an unknown view"
    } catch {
      return fault(of: error)
    }
  }

  /// Returns a fault unless the error is about a line of the format, with its caret in the line or directly after it.
  private func fault(of error: VisualFormatError) -> String? {
    let count = error.format.unicodeScalars.count
    guard text.split(whereSeparator: \.isNewline).contains(where: { $0.hasPrefix(error.format) }) else {
      return "the error is of another line"
    }
    guard (0...count).contains(error.offset), error.length >= 1 else {
      return "the caret at \(error.offset) is outside the line"
    }
    return error.faultOfCaret
  }
}
