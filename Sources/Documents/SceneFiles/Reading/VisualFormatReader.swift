internal import AutoLayout
internal import Findings
internal import MarkupReading

/// A reader for visual formats, with their options.
struct VisualFormatReader {
  let context: ReadingContext
  /// The superview of each view, by position.
  let superviews: [Int?]

  /// The keys that may follow a format.
  static let keys = ["align", "direction", ShorthandWord.describe.rawValue]

  /// Whether a string is meant as a visual format.
  static func isFormat(_ text: String) -> Bool {
    ["H:", "V:", "[", "|", "H|", "V|", "H[", "V["].contains { text.hasPrefix($0) }
  }

  func constraints(_ text: String, in node: YAMLNode, options: YAMLNode?) -> [LayoutConstraint] {
    let sentence = options.flatMap(context.sentence)
    return constraints(text, in: node, options: options.map(self.options) ?? [], writtenAs: options)
      .map { $0.described(by: sentence) }
  }

  func constraints(
    _ text: String, in node: YAMLNode, options visualOptions: VisualFormatOptions, writtenAs options: YAMLNode? = nil
  ) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      let format = try VisualFormat(parsing: text)
      context.usedMetrics.formUnion(format.metricNames.map(\.name))
      note(format, in: node)
      let constraints = try format.constraints(
        views: context.names.bindings, metrics: context.names.metrics, options: visualOptions, superview: superview)
      return constraints.map { context.located($0, text: text, at: node.range.start) }
    } catch {
      report(error, in: node, options: options)
      return []
    }
  }

  /// Records where a format names views and metrics.
  private func note(_ format: VisualFormat, in node: YAMLNode) {
    for view in format.views where context.names.position(of: view.name) != nil {
      context.note(.view, in: node, at: view.range)
    }
    for (name, range) in format.metricNames {
      if context.names.metrics[name] != nil {
        context.note(.metric, in: node, at: range)
      } else if context.names.position(of: name) != nil {
        context.note(.view, in: node, at: range)
      }
    }
  }

  /// Returns the superview of a view, or the view that owns a guide.
  private func superview(_ item: LayoutItemID) -> LayoutItemID? {
    if item.guide != nil { return LayoutItemID(view: item.view) }
    return superviews[item.view].map { LayoutItemID(view: $0) }
  }

  /// Reads the options of a mapping.
  func options(_ node: YAMLNode) -> VisualFormatOptions {
    guard let fields = context.fields(node, allowed: Self.keys, of: "a visual format") else { return [] }
    var options: VisualFormatOptions = []
    for field in fields where field.name != ShorthandWord.describe.rawValue {
      let isDirection = field.name == "direction"
      for item in context.list(field.value) {
        guard let word = context.word(item, "'\(field.name)'") else { continue }
        let name = isDirection ? "direction" + word.prefix(1).uppercased() + word.dropFirst() : word
        let words = VisualFormatOptions.names.filter { $0.hasPrefix("direction") == isDirection }
        if let option = VisualFormatOptions(name: name), words.contains(name) {
          options.insert(option)
        } else {
          let written = isDirection ? ["leftToRight", "rightToLeft"] : words
          context.report(
            .unknownValue, "unknown \(isDirection ? "direction" : "alignment") '\(word)'", at: item.place,
            hint: Suggestion.hint(for: word, inAll: written))
        }
      }
    }
    return options
  }

  /// Reports an error in a format at the wrong character.
  private func report(_ error: VisualFormatError, in node: YAMLNode, options: YAMLNode?) {
    let place = node.place(of: error.offset..<error.offset + error.length)
    let names = context.names
    switch error.reason {
    case .unknownView(let name):
      context.report(
        .unknownView, "unknown view '\(name)'", at: place, hint: Suggestion.hint(for: name, in: names.viewNames))
    case .unknownMetric(let name):
      context.report(
        .unknownMetric, "unknown metric '\(name)'", at: place,
        hint: Suggestion.hint(for: name, in: names.metrics.keys.sorted()) ?? Suggestion.forMetrics)
    case .unknownSize(let name):
      context.report(
        .unknownMetric, .init(kind: "metric-or-view", "unknown metric or view '\(name)'"), at: place,
        hint: Suggestion.hint(for: name, in: names.metrics.keys.sorted() + names.viewNames))
    case .illegalPriority(let number):
      context.report(
        .invalidPriority, "the priority \(LayoutPriority(number)) is not between 1 and 1000", at: place,
        hint: "required is 1000, high 750, low 250")
    case .parallelAlignment, .conflictingDirections:
      let option = options?["align"] ?? options?["direction"]
      context.report(.visualFormat, message(error), at: option?.place ?? place)
    default:
      context.report(.visualFormat, message(error), at: place)
    }
  }

  /// Returns UIKit's message in the form of our messages: with single spaces and without a full stop.
  private func message(_ error: VisualFormatError) -> Finding.Message {
    let message = error.message.split(separator: " ").joined(separator: " ")
    return Finding.Message(
      kind: error.reason.name, "\(words: message.hasSuffix(".") ? String(message.dropLast()) : message)")
  }
}

extension VisualFormat {
  /// The names in the format that may be metrics, with their ranges.
  fileprivate var metricNames: [(name: String, range: Range<Int>)] {
    let ends = [leadingConnection, trailingConnection].compactMap { $0 }
    let predicates = (ends + connections).flatMap(\.predicates) + views.flatMap(\.sizes)
    return predicates.flatMap { [$0.object, $0.priority].compactMap(\.self) }.compactMap { object in
      if case .name(let name) = object.value { (name, object.range) } else { nil }
    }
  }
}

extension VisualFormat.Connection {
  fileprivate var predicates: [VisualFormat.Predicate] {
    if case .spacing(let predicates) = self { predicates } else { [] }
  }
}
