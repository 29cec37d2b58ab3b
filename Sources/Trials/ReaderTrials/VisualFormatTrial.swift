internal import AutoLayout

extension ReaderTrial {
  static let visualFormat = ReaderTrial("visual-format", longestInput: 384, mutantCount: 20_000) { bytes in
    TriedFormat(text: String(decoding: bytes, as: UTF8.self)).fault
  }
}

/// A format with the names of `FormatTrialNames`.
private struct TriedFormat {
  let text: String

  private static let root = LayoutItemID(view: 0)
  private static let options: [VisualFormatOptions] = [
    [], [.alignAllTop, .directionRightToLeft], [.alignAllCenterX, .directionLeftToRight],
    [.directionLeftToRight, .directionRightToLeft],
  ]

  /// The fault in the result for the format, or nil.
  var fault: String? {
    do throws(VisualFormatError) {
      let format = try VisualFormat(parsing: text)
      return Self.fault(of: format) ?? Self.options.lazy.compactMap { faultOfConstraints(of: format, $0) }.first
    } catch {
      return fault(of: error)
    }
  }

  /// Returns a fault unless all ranges are in the text and the names equal the text in their ranges.
  private static func fault(of format: VisualFormat) -> String? {
    let scalars = Array(format.text.unicodeScalars)
    let ends = [format.leadingConnection, format.trailingConnection].compactMap { $0 }
    let spacings = (format.connections + ends).flatMap { connection -> [VisualFormat.Predicate] in
      if case .spacing(let predicates) = connection { predicates } else { [] }
    }
    let predicates = format.views.flatMap(\.sizes) + spacings
    let objects = predicates.flatMap { [$0.object] + ($0.priority.map { [$0] } ?? []) }
    let names = objects.compactMap { object -> (String, Range<Int>)? in
      if case .name(let name) = object.value { (name, object.range) } else { nil }
    }
    if objects.contains(where: { !isInside($0.range, scalars.count) }) { return "a part is outside the text" }
    for (name, range) in names + format.views.map({ ($0.name, $0.range) }) {
      guard isInside(range, scalars.count) else { return "a name is outside the text" }
      if Array(name.unicodeScalars) != Array(scalars[range]) { return "a name is not what is written" }
    }
    return format.connections.count == format.views.count - 1 ? nil : "connections and views do not match"
  }

  /// Returns a fault unless all constraints have finite constants and legal priorities, and enough of them exist for
  /// the views.
  private func faultOfConstraints(of format: VisualFormat, _ options: VisualFormatOptions) -> String? {
    do throws(VisualFormatError) {
      let constraints = try format.constraints(
        views: FormatTrialNames.views, metrics: FormatTrialNames.metrics, options: options
      ) { $0 == Self.root ? nil : Self.root }
      if !constraints.allSatisfy({ $0.constant.isFinite && $0.priority.isLegal }) { return "a number is illegal" }
      return constraints.count < format.views.count - 1 ? "constraints are missing" : nil
    } catch {
      return fault(of: error)
    }
  }

  /// Returns a fault unless the caret is in the text or directly after it, and the marked range is too.
  private func fault(of error: VisualFormatError) -> String? {
    let count = text.unicodeScalars.count
    if error.format != text { return "the error is of another text" }
    guard (0...count).contains(error.offset) else { return "the caret at \(error.offset) is outside the text" }
    // At the end of the text, the range has a length of 1.
    guard error.length >= 1, error.offset + error.length <= max(count, error.offset + 1) else {
      return "what is meant ends outside the text"
    }
    return error.faultOfCaret
  }

  private static func isInside(_ range: Range<Int>, _ count: Int) -> Bool {
    !range.isEmpty && range.lowerBound >= 0 && range.upperBound <= count
  }
}
