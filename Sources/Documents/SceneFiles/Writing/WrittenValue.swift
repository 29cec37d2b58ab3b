internal import AutoLayout

/// A value of a scene file before it is written.
indirect enum WrittenValue: Sendable, Hashable {
  /// A scalar as YAML, in quotes if needed.
  case scalar(String)
  case list([WrittenValue])
  case mapping([WrittenEntry])
  /// A comment line in a list.
  case comment(String)

  /// Whether a list or mapping is empty. False for scalars and comments.
  var isEmpty: Bool {
    switch self {
    case .scalar, .comment: false
    case .list(let items): items.isEmpty
    case .mapping(let entries): entries.isEmpty
    }
  }
}

/// A key with a value.
struct WrittenEntry: Sendable, Hashable {
  /// The key as YAML.
  var key: String
  var value: WrittenValue
  /// The comment after the key, or nil.
  var comment: String?

  init(_ key: String, _ value: WrittenValue, comment: String? = nil) {
    self.key = key
    self.value = value
    self.comment = comment
  }

  init(_ key: String, _ text: String) { self.init(key, .scalar(text)) }
}

/// A writer of values as lines of YAML: in flow style if they fit on a line, otherwise in block style.
struct WrittenLines {
  /// The lines so far.
  private(set) var lines: [String] = []
  /// The longest line, in characters.
  private static let widest = 120

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds an empty line.
  mutating func addBlank() { lines.append("") }

  /// Adds a key with its value.
  mutating func add(_ entry: WrittenEntry, indentation: String = "") {
    let comment = entry.comment.map { " # \($0.oneLine)" } ?? ""
    if let text = Self.flow(entry.value) {
      let line = "\(indentation)\(entry.key): \(text)\(comment)"
      if Self.isScalar(entry.value) || line.count <= Self.widest { return lines.append(line) }
    }
    lines.append("\(indentation)\(entry.key):\(comment)")
    switch entry.value {
    case .mapping(let entries): for inner in entries { add(inner, indentation: indentation + "  ") }
    case .list(let items): for item in items { add(item: item, indentation: indentation + "  ") }
    case .scalar, .comment: break
    }
  }

  private mutating func add(item: WrittenValue, indentation: String) {
    switch item {
    case .comment(let text): lines.append("\(indentation)# \(text.oneLine)")
    case .mapping(let entries) where entries.count == 1:
      // The lines of a long value are indented deeper than the hyphen.
      let start = lines.count
      add(entries[0], indentation: indentation + "  ")
      lines[start] = "\(indentation)- \(lines[start].dropFirst(indentation.count + 2))"
    default: lines.append("\(indentation)- \(Self.flow(item) ?? "")")
    }
  }

  private static func isScalar(_ value: WrittenValue) -> Bool {
    if case .scalar = value { true } else { false }
  }

  /// Returns a value in flow style. Nil if it contains comments or constraints, which need a line each.
  private static func flow(_ value: WrittenValue) -> String? {
    switch value {
    case .scalar(let text): return text
    case .comment: return nil
    case .list(let items):
      let texts = items.compactMap(flow)
      guard texts.count == items.count, items.allSatisfy(isFlowItem) else { return nil }
      return "[\(texts.joined(separator: ", "))]"
    case .mapping(let entries):
      let texts = entries.compactMap { entry in
        entry.comment == nil ? flow(entry.value).map { "\(entry.key): \($0)" } : nil
      }
      return texts.count == entries.count ? "{ \(texts.joined(separator: ", ")) }" : nil
    }
  }

  /// Whether a value may be in a flow list. Constraints may not, as they contain brackets and spaces.
  private static func isFlowItem(_ value: WrittenValue) -> Bool {
    guard case .scalar(let text) = value else { return false }
    return text.hasPrefix("\"") || !text.contains { "[]|=:".contains($0) }
  }
}
