internal import AutoLayout

/// A finding that was there before, recognized by its rule, its kind, and the views and constraints that it is about.
///
/// Lines, numbers, devices and words make no difference to it.
package struct KnownFinding: Sendable, Hashable {
  /// The name of its rule.
  package var rule: String
  /// The kind of its message; nil for one of the former format whose words are not known: any kind of the rule.
  package var kind: String?
  /// What distinguishes a finding about no view and no constraint from others of its kind.
  package var names: Names
  /// The message that it had on the first layout that has it, for people.
  package var text: String
  /// The views that it is about, and then those that only its constraints name.
  package var views: [ViewMark]
  /// The number of views that it is about.
  package var subjectCount: Int
  /// The author's constraints that it is about, with views by their positions among ``views``: `0.top == 1.bottom`.
  package var constraints: [String]

  /// The names in a message.
  package enum Names: Sendable, Hashable {
    /// Its name arguments.
    case listed([String])
    /// A message of the former format, which contains them.
    case former(String)

    /// Whether a finding with these names is meant.
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

  /// A finding of its parts.
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

  /// A finding about the views of a scene, which have these marks.
  package init(_ finding: Finding, marks: [ViewMark]) {
    let subjects = finding.views.filter(marks.indices.contains)
    let constraints = finding.authorConstraints
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

  /// The parts by which it is the same finding.
  package var identity: [String] {
    [rule, kind ?? "any"] + (hasSubjects ? [] : names.parts) + views.map(\.id) + constraints
  }
}

extension Finding {
  /// The author's constraints that it is about.
  var authorConstraints: [LayoutConstraint] { constraints.filter { $0.origin == .author } }
}

extension LayoutConstraint {
  /// The views that it names, by their positions.
  var namedViews: [Int] { [firstItem.view] + (secondItem.map { [$0.view] } ?? []) }

  /// The items, attributes and relation of the constraint, `0.top == 1.bottom`: by this it is the same with another
  /// constant, factor or priority.
  ///
  /// - Parameter number: The number that stands for a view.
  func mark(_ number: (Int) -> Int) -> String {
    func side(_ item: LayoutItemID, _ attribute: LayoutAttribute) -> String {
      "\(number(item.view))\(item.guide.map { "[\($0.name)]" } ?? "").\(attribute.name)"
    }
    let second = secondItem.map { " \(side($0, secondAttribute))" } ?? ""
    return "\(side(firstItem, firstAttribute)) \(relation.symbol)\(second)"
  }
}
