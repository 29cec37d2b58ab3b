/// The rules of one kind: the first that applies wins, so that a special rule stands above the general one.
struct RuleTable<Value: RuleValue>: Sendable {
  /// The question that the rules decide: `cell margin`.
  let kind: String
  /// The rules; the last one applies always.
  let rows: [InterfaceBuilderRule<Value>]
  /// The rows in words, made once: thousands of views ask.
  let descriptions: [RuleDescription]

  /// A table of special rules and the one for everything else.
  init(_ kind: String, _ special: [InterfaceBuilderRule<Value>], otherwise last: InterfaceBuilderRule<Value>) {
    self.kind = kind
    rows = special + [last]
    descriptions = rows.map { RuleDescription($0, kind: kind) }
  }

  /// The position of the rule that decides about a subject in a document of some tools.
  func position(for subject: RuleSubject, in version: ToolsVersion) -> Int {
    rows.firstIndex { $0.versions.contains(version) && $0.condition.holds(for: subject) } ?? rows.count - 1
  }
}
