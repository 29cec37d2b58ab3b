/// The known findings of a scene, resolved to the current positions of its views.
package struct KnownFindings: Sendable, Hashable {
  /// The kind of a fault.
  private struct Kind: Sendable, Hashable {
    var rule: String
    /// The kind of the message, or nil for any kind of the rule.
    var kind: String?
  }

  /// A fault of the given views.
  private struct Subject: Sendable, Hashable {
    var kind: Kind
    var views: [Int]
  }

  /// A fault of the whole scene.
  private struct Unplaced: Sendable, Hashable {
    var number: Int
    var names: KnownFinding.Names
  }

  /// The known findings by their subjects.
  private var subjects: [Subject: [Int]] = [:]
  /// The known findings without views and constraints, with the names in them.
  private var unplaced: [Kind: [Unplaced]] = [:]
  /// The known findings by the constraints that they are about.
  private var constraints: [Kind: [String: [Int]]] = [:]

  package init() {}

  /// Creates the known findings of a scene.
  ///
  /// - Parameters:
  ///   - findings: The findings, each with a number that ``separated(_:)`` returns.
  ///   - marks: The marks of the scene's current views.
  package init(_ findings: [(number: Int, finding: KnownFinding)], in marks: [ViewMark]) {
    let marked = MarkedViews(marks)
    let before = Set(findings.flatMap(\.finding.views).map(\.id))
    for (number, finding) in findings {
      let positions = finding.views.compactMap { marked.position(of: $0, besides: before) }
      // A finding about a removed view is obsolete.
      guard positions.count == finding.views.count else { continue }
      let kind = Kind(rule: finding.rule, kind: finding.kind)
      for mark in finding.constraints {
        constraints[kind, default: [:]][Self.renumbered(mark, positions), default: []].append(number)
      }
      if !finding.hasSubjects {
        unplaced[kind, default: []].append(Unplaced(number: number, names: finding.names))
      } else if finding.constraints.isEmpty {
        let subject = Subject(kind: kind, views: positions.prefix(finding.subjectCount).sorted())
        subjects[subject, default: []].append(number)
      }
    }
  }

  /// Whether there are no known findings.
  package var isEmpty: Bool { subjects.isEmpty && constraints.isEmpty && unplaced.isEmpty }

  /// Returns the mark of a constraint with the positions of views instead of their numbers.
  private static func renumbered(_ mark: String, _ positions: [Int]) -> String {
    mark.split(separator: " ").map { word in
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), positions.indices.contains(number) else { return String(word) }
      return "\(positions[number])\(word.dropFirst(digits.count))"
    }.joined(separator: " ")
  }

  /// Returns the new findings, the numbers of the known findings in ascending order, and the known findings themselves.
  ///
  /// A finding and its consequences are checked separately. If only some of them are new, the first of those represents
  /// the others. A finding that its scene expects stays as it is, even if an earlier version accepted it.
  package func separated(_ findings: [Finding]) -> (new: [Finding], known: [Int], accepted: [Finding]) {
    guard !isEmpty else { return (findings, [], []) }
    var known: Set<Int> = []
    var accepted: [Finding] = []
    let new = findings.compactMap { finding -> Finding? in
      guard !finding.isExpected else { return finding }
      var rest: [Finding] = []
      for part in finding.unfolded {
        let numbers = numbers(of: part)
        known.formUnion(numbers)
        if numbers.isEmpty { rest.append(part) } else { accepted.append(part) }
      }
      guard rest.count <= finding.consequences.count else { return finding }
      guard var first = rest.first else { return nil }
      let reported = Set(rest.dropFirst().flatMap(\.views))
      if first.code == finding.code, first.message == finding.message { first = finding }
      first.consequences = finding.consequences.filter { reported.contains($0.view) }
      return first
    }
    return (new, known.sorted(), accepted)
  }

  /// Returns the numbers of the known findings that a finding matches. Empty if it is new.
  private func numbers(of finding: Finding) -> [Int] {
    let kinds = [finding.message.kind, nil].map { Kind(rule: finding.code.name, kind: $0) }
    let marks = Set(finding.constraints.filter(\.isWritten).map { $0.mark { $0 } })
    guard marks.isEmpty else {
      // On another device, the same fault may involve others of these constraints.
      let found = marks.map { mark in kinds.flatMap { constraints[$0]?[mark] ?? [] } }
      return found.contains(where: \.isEmpty) ? [] : Array(Set(found.joined()))
    }
    guard !finding.views.isEmpty else {
      return kinds.flatMap { unplaced[$0] ?? [] }.filter { $0.names.match(finding.message.names) }.map(\.number)
    }
    return kinds.flatMap { subjects[Subject(kind: $0, views: finding.views.sorted())] ?? [] }
  }
}
