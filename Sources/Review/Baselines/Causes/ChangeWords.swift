internal import DocumentFacts
internal import Findings
internal import Geometry

/// The sentences about what an author changed.
struct ChangeWords {
  let names: ChangeNames
  let difference: DocumentDifference

  /// What a change of a whole object says; nil for one of a value.
  func message(of change: DocumentChange) -> Finding.Message? {
    let name = names.name(of: change.object)
    let object = difference.new[change.object] ?? difference.old[change.object]
    switch change.kind {
    case .added:
      if let object, object.isConstraint { return .init(kind: "added", "new constraint \(names.form(of: object))") }
      return .init(kind: "added", "'\(name)' is new in '\(parent(of: object))'")
    case .removed:
      if let object, object.isConstraint {
        return .init(kind: "removed", "the constraint \(names.form(of: object)) is gone")
      }
      return .init(kind: "removed", "'\(name)' is gone from '\(parent(of: object))'")
    case .moved(let from, let to):
      return .init(kind: "parent", "'\(name)' is in '\(names.name(of: to))' instead of '\(names.name(of: from))'")
    case .reordered: return .init(kind: "order", "what is in '\(name)' is in another order")
    case .frame(let from, let to):
      return .init(
        kind: "frame", "the frame of '\(name)' is \(measure: to.pointText) instead of \(measure: from.pointText)")
    case .value: return nil
    }
  }

  private func parent(of object: DocumentObject?) -> String { object?.parent.map(names.name) ?? "" }

  /// What the changed values of a constraint say.
  func message(of changes: [DocumentChange], ofConstraint identifier: String) -> Finding.Message? {
    guard let now = difference.new[identifier], let then = difference.old[identifier] else { return nil }
    let numbers = ["constant", "priority", "multiplier"]
    let values = changes.compactMap { change in
      if case .value(let name, let from, let to) = change.kind { (name, from, to) } else { nil }
    }
    let changed = values.filter { numbers.contains($0.0) }
    guard changed.count == values.count else {
      if names.form(of: now) == names.form(of: then) {
        return .init(kind: "installation", "the constraint \(names.form(of: now)) is installed in other variations")
      }
      return .init(kind: "constraint", "the constraint \(names.form(of: now)) was \(names.form(of: then))")
    }
    let parts = changed.map { name, from, to -> Finding.Message in
      func number(_ value: String?) -> String {
        let text = value ?? UsualValues.value(of: name, tag: "constraint") ?? ""
        return Double(text)?.pointText ?? text
      }
      return "the \(name) is \(measure: number(to)) instead of \(measure: number(from))"
    }
    return .init(
      kind: "numbers", "\(names.form(of: now, withNumbers: false)): \(parts.joined(separator: ", "))")
  }

  /// The longest value that a message contains, in characters.
  private static let longestValue = 60

  /// What a changed part of one or more objects says.
  ///
  /// - Parameters:
  ///   - part: The attribute, or the beginning of the names of several: `text`, `fontDescription`.
  ///   - from: The value before; nil if it is more than one.
  func message(of part: String, _ objects: [String], from: String?, to: String?) -> Finding.Message {
    let words = Self.words[part] ?? part
    let list = objects.map { "'\(names.name(of: $0))'" }.listed(atMost: 4)
    let head: Finding.Message = .init(kind: "value", "the \(words) of \(list)")
    func short(_ value: String) -> String {
      let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.count > Self.longestValue ? "\(line.prefix(Self.longestValue))…" : line
    }
    switch (from, to) {
    case (let from?, let to?): return head + "\(words: " is ")'\(short(to))'\(words: " instead of ")'\(short(from))'"
    case (nil, ""), ("", nil): return head + "\(words: " changed")"
    case (nil, let to?): return head + "\(words: " is ")'\(short(to))'"
    case (let from?, nil): return head + "\(words: " is no longer ")'\(short(from))'"
    case (nil, nil): return head + "\(words: " changed")"
    }
  }

  /// Words for parts.
  private static let words: [String: String] = [
    "fontDescription": "font", "normal.title": "title", "normal.image": "image", "backgroundColor": "background",
    "textColor": "text color", "tintColor": "tint color", "normal.titleColor": "title color",
    "horizontalHuggingPriority": "horizontal hugging priority",
    "verticalHuggingPriority": "vertical hugging priority",
    "horizontalCompressionResistancePriority": "horizontal compression resistance priority",
    "verticalCompressionResistancePriority": "vertical compression resistance priority",
    "variation": "content in variations", "numberOfLines": "number of lines", "autoresizingMask": "autoresizing mask",
    "layoutMargins": "layout margins", "segment": "segments",
  ]
}
