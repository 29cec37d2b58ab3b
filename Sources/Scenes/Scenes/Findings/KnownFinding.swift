internal import AutoLayout

/// A finding that was there before, told by its rule and by the views and constraints that it is about.
///
/// Lines, numbers and devices make no difference to it.
package struct KnownFinding: Sendable, Hashable {
  /// The code of its rule.
  package var rule: String
  /// The message that it had on the first layout that has it.
  package var message: String
  /// The views that it is about, and then those that only its constraints name.
  package var views: [ViewMark]
  /// The number of views that it is about.
  package var subjectCount: Int
  /// The author's constraints that it is about, with views by their positions among ``views``: `0.top == 1.bottom`.
  package var constraints: [String]

  /// A finding of its parts.
  package init(rule: String, message: String, views: [ViewMark], subjectCount: Int, constraints: [String]) {
    self.rule = rule
    self.message = message
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
      rule: finding.code.name, message: finding.message, views: named.map { marks[$0] }, subjectCount: subjects.count,
      constraints: Set(constraints.map { $0.mark { numbers[$0, default: $0] } }).sorted())
  }

  /// The parts by which it is the same finding, whatever the numbers of its message are.
  package var identity: [String] { [rule, words] + views.map(\.id) + constraints }

  /// The words that tell what kind of fault it is.
  var words: String { Self.words(of: message, isAboutViews: subjectCount > 0 || !constraints.isEmpty) }

  /// The words of a message that are the same for all views, numbers and devices: without names in quotes, what stands in
  /// brackets, numbers, and the list behind a colon.
  ///
  /// - Parameter isAboutViews: False for a finding about no view and no constraint, which only the names in its message tell
  ///   from others: these count as well.
  package static func words(of message: String, isAboutViews: Bool) -> String {
    guard isAboutViews else { return message.withoutNumbers }
    var words: [Character] = []
    var closing: Character?
    for character in message {
      if let end = closing {
        if character == end { closing = nil }
      } else if character == "'" || character == "(" {
        closing = character == "(" ? ")" : "'"
      } else if character == ":" {
        break
      } else if character.isLetter || character == " " {
        words.append(character)
      }
    }
    return String(words).split(separator: " ").joined(separator: " ")
  }
}

extension Finding {
  /// The words that tell what kind of fault it is, by which it is the same as a ``KnownFinding``.
  var words: String {
    KnownFinding.words(of: message, isAboutViews: !views.isEmpty || !authorConstraints.isEmpty)
  }

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
    return "\(side(firstItem, firstAttribute)) \(relation.rawValue)\(second)"
  }
}
