/// A finding from before, identified by its rule, its kind, and the views and constraints that it is about.
///
/// Lines, numbers, devices and words do not count.
package struct KnownFinding: Sendable, Hashable {
  /// The name of its rule.
  package var rule: String
  /// The kind of its message. Nil for a finding of the former format with unknown words, which matches any kind of the
  /// rule.
  package var kind: String?
  /// The names that distinguish a finding without views and constraints from others of its kind.
  package var names: Names
  /// The message in the first layout that has it, for display.
  package var text: String
  /// The views that it is about, then those that only its constraints name.
  package var views: [ViewMark]
  /// The number of views that it is about.
  package var subjectCount: Int
  /// The author's constraints that it is about, with views as positions in ``views``: `0.top == 1.bottom`.
  package var constraints: [String]

  /// The names in a message.
  package enum Names: Sendable, Hashable {
    /// The name arguments.
    case listed([String])
    /// A message of the former format, which contains the names.
    case former(String)

    func match(_ names: [String]) -> Bool {
      switch self {
      case .listed(let listed): return listed == names
      case .former(let message):
        let words = FormerFindingWords.withoutNumbers(message)
        return names.allSatisfy { words.contains(FormerFindingWords.withoutNumbers($0)) }
      }
    }

    /// The names as parts of an identity.
    fileprivate var parts: [String] {
      switch self {
      case .listed(let names): names
      case .former(let message): [message]
      }
    }
  }

  /// Creates a known finding from its parts.
  package init(
    rule: String, kind: String?, names: Names, text: String, views: [ViewMark], subjectCount: Int,
    constraints: [String]
  ) {
    self.rule = rule
    self.kind = kind
    self.names = names
    self.text = text
    self.views = views
    self.subjectCount = subjectCount
    self.constraints = constraints
  }

  /// Creates a known finding from a finding about the views of a scene with the given marks.
  package init(_ finding: Finding, marks: [ViewMark]) {
    let subjects = finding.views.filter(marks.indices.contains)
    let constraints = finding.constraints.filter(\.isWritten)
    var named = subjects
    for view in constraints.flatMap(\.namedViews) where marks.indices.contains(view) && !named.contains(view) {
      named.append(view)
    }
    let numbers = Dictionary(named.enumerated().map { ($1, $0) }) { first, _ in first }
    self.init(
      rule: finding.code.name, kind: finding.message.kind, names: .listed(finding.message.names),
      text: finding.message.text, views: named.map { marks[$0] }, subjectCount: subjects.count,
      constraints: Set(constraints.map { $0.mark { numbers[$0, default: $0] } }).sorted())
  }

  /// Whether it is about a view or a constraint, so that the names in its message do not count.
  package var hasSubjects: Bool { subjectCount > 0 || !constraints.isEmpty }

  /// The parts that identify it.
  package var identity: [String] {
    [rule, kind ?? "any"] + (hasSubjects ? [] : names.parts) + views.map(\.id) + constraints
  }
}
