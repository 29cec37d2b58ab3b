extension YAMLNode {
  /// The node on one line, for messages.
  package var flowText: String {
    switch content {
    case .scalar(let text): text
    case .sequence(let items): "[" + items.map(\.flowText).joined(separator: ", ") + "]"
    case .mapping(let entries): "{ " + entries.map { "\($0.name): \($0.value.flowText)" }.joined(separator: ", ") + " }"
    }
  }
}
