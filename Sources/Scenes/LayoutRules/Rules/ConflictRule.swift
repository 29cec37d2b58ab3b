internal import AutoLayout
package import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for required constraints that cannot all hold (specification CNF-01, CNF-06, CNF-07).
package enum ConflictRule: LayoutRule {
  /// The code of its findings.
  package static let code = FindingCode(
    "conflict", .error, "Required constraints conflict.",
    why: """
      UIKit breaks one of them, logs it and continues: the screen looks different from the design, and another device
      may break another constraint. The finding lists the smallest conflicting set and the arithmetic behind it.
      If code has an outlet to one of the constraints, or sets the content that requires the size, it may resolve the
      conflict in time; all such sets of a scene become one note.
      """,
    mend: """
      Lower one of them below 1000 (`@high`), make it an inequality (`<=`, `>=`), or remove the one that is not
      intended. A conflict on a few devices usually means that fixed numbers do not fit their screens.
      """,
    example: """
      format: 1
      devices: [iPhone SE (1st gen)]
      views: { title: { height: 20 } }
      constraints:
        - title.top == superview.top + 20
        - H:|-20-[title]-20-|
        - title.width == 300
      """)

  /// The largest number of explained conflicts of a layout. If there are more, they have a common cause, and a longer
  /// list would not help. The others are counted (specification CNF-07).
  package static let explainedCount = 500

  /// A conflict with what is known about it.
  private struct Found {
    var finding: Finding
    /// The names of constraints and views through which code may change it.
    var names: [String]
    var conflict: UnsatisfiableConstraints
    var reason: Reason
  }

  /// The reason for a conflict. Two conflicts with the same reason and common constraints have the same cause.
  private enum Reason: Hashable {
    case sum(ConflictArithmetic.Statement)
    /// The last constraint in the order of the document, for a conflict without a sum.
    case constraint(SourceLocation?, LayoutConstraint.Origin?)

    init(of conflict: UnsatisfiableConstraints, _ sum: ConflictArithmetic?) {
      let last = conflict.conflicting.sorted(by: inOrderOfTheDocument).last
      self = sum.map { .sum($0.statement) } ?? .constraint(last?.source, last?.origin)
    }
  }

  static func findings(in layout: Layout) -> [Finding] {
    let conflicts = layout.solution.conflicts.filter { !layout.isAgainstUnknownSize($0) }
    guard !conflicts.isEmpty else { return [] }
    let explained = Array(conflicts.prefix(explainedCount))
    let written = WrittenConstraints(of: layout, broken: explained.map(\.broken))
    let found = zip(explained, layout.system.sums(of: explained))
      .filter { conflict, sum in !layout.isWithinMeasurement(conflict, missingEachOtherBy: sum?.gap) }
      .map { conflict, sum in
        let finding = finding(for: conflict, sum, in: layout, written)
        return Found(
          finding: finding, names: layout.namesInCode(of: conflict, written), conflict: conflict,
          reason: Reason(of: conflict, sum))
      }
    return folded(found.filter(\.names.isEmpty), in: layout, written)
      + [
        note(on: found.filter { !$0.names.isEmpty }, in: layout, written),
        count(of: conflicts.dropFirst(explainedCount), isLeftToCode: found.allSatisfy { !$0.names.isEmpty }),
      ]
      .compactMap(\.self)
  }

  /// Returns the finding about the number of conflicts beyond those that are explained, or nil for none.
  ///
  /// `isLeftToCode` specifies whether code may resolve all explained conflicts.
  private static func count(of others: ArraySlice<UnsatisfiableConstraints>, isLeftToCode: Bool) -> Finding? {
    guard let first = others.first else { return nil }
    let message: Finding.Message =
      others.count > 1
      ? "\(others.count) more sets of constraints conflict"
      : "one more set of constraints conflicts"
    return Finding(
      code: code, severity: isLeftToCode ? .note : nil, message: Finding.Message(kind: "more", message),
      hint: "fix the first \(explainedCount) of this layout; only these are explained", source: first.broken.source,
      views: Array(Set(others.flatMap { views(of: [$0.broken]) })).sorted(),
      constraints: others.map(\.broken).inFindings)
  }

  /// Returns findings with conflicts folded below the first one with the same sum and common constraints, since they
  /// have the same cause.
  private static func folded(
    _ found: [Found], in layout: Layout, _ written: WrittenConstraints
  ) -> [Finding] {
    var heads: [Finding] = []
    // The positions of the heads by reason, in order.
    var positions: [Reason: [Int]] = [:]
    // The constraints of the heads.
    var constraints: [[LayoutConstraint]] = []
    for (finding, conflict, reason) in found.map({ ($0.finding, $0.conflict, $0.reason) }) {
      let authored = Set(conflict.conflicting.filter { $0.origin == .author })
      let head = positions[reason]?.first { !authored.isDisjoint(with: constraints[$0]) }
      guard let head else {
        positions[reason, default: []].append(heads.count)
        heads.append(finding)
        constraints.append(conflict.conflicting)
        continue
      }
      var other = finding
      other.message = words(forFollowing: conflict, in: layout, written)
      heads[head].consequences.append(layout.consequence(other, of: conflict.broken.firstItem.view))
    }
    return heads
  }

  /// Returns the message of a conflict folded below another one, with all of its constraints: the broken one, and those
  /// of the author's that it contradicts, or else those of the system's.
  private static func words(
    forFollowing conflict: UnsatisfiableConstraints, in layout: Layout, _ written: WrittenConstraints
  ) -> Finding.Message {
    let others = conflict.conflicting.filter { $0 != conflict.broken }.sorted(by: inOrderOfTheDocument)
    let authored = others.filter { $0.origin == .author }
    let sides = (authored.isEmpty ? others : authored).map { side in
      "'\(layout.system.text(of: side))'" + (written.objectID(of: side).map { " (\($0))" } ?? "")
    }
    let id = written.objectID(of: conflict.broken).map { " (\($0))" } ?? ""
    let excluded = uniqued(sides).inWords(atMost: explainedSides)
    // Its identity is the broken constraint, independent of the names of the others.
    return Finding.Message(
      kind: "follower",
      """
      \(layout.words(forBroken: conflict.broken, written))\(measure: id) is ignored too: it conflicts with \
      \(measure: excluded)
      """)
  }

  /// The largest number of constraints besides the broken one that a folded conflict names.
  private static let explainedSides = 12

  /// Returns the note on all conflicts of a layout that code may resolve, with the lines of the first and the others
  /// below it. Nil for none.
  private static func note(on found: [Found], in layout: Layout, _ written: WrittenConstraints) -> Finding? {
    guard var note = found.first?.finding else { return nil }
    let names = uniqued(found.flatMap(\.names)).map { "'\($0)'" }.inWords(atMost: 3)
    let subject: Finding.Message =
      found.count > 1 ? "\(found.count) sets of constraints conflict" : note.message
    note.severity = .note
    note.message = Finding.Message(
      kind: found.count > 1 ? kindsLeftToCode.several : kindsLeftToCode.single,
      "\(subject) as saved, but code may resolve this through \(names)")
    note.command = nil
    note.hint = "change them in code before the first layout, or lower one of them below 1000"
    note.views = Array(Set(found.flatMap(\.finding.views))).sorted()
    note.constraints = found.flatMap(\.finding.constraints)
    let statements = found.flatMap(\.conflict.conflicting).compactMap { layout.statement(changing: $0, written) }
    note.notes += uniqued(statements).prefix(statementLimit).map {
      Finding.Note("code changes it: '\($0.text)'", at: $0.source)
    }
    // They are notes of the finding rather than separate findings, so that accepting the finding accepts them.
    note.notes += found.dropFirst().map { Finding.Note(words(forFollowing: $0.conflict, in: layout, written)) }
    return note
  }

  /// The kinds of notes on conflicts that code may resolve.
  private static let kindsLeftToCode = (single: "left-to-code", several: "sets-left-to-code")

  /// Whether a finding is the note on conflicts that code may resolve.
  static func isLeftToCode(_ finding: Finding) -> Bool {
    finding.code == code && [kindsLeftToCode.single, kindsLeftToCode.several].contains(finding.message.kind)
  }

  /// The largest number of lines of code in a note on conflicts.
  private static let statementLimit = 6

  private static func finding(
    for conflict: UnsatisfiableConstraints, _ sum: ConflictArithmetic?, in layout: Layout,
    _ written: WrittenConstraints
  ) -> Finding {
    let authored = conflict.conflicting.filter { $0.origin == .author }
    let listed = conflict.conflicting.sorted(by: inOrderOfTheDocument)
    let count = uniqued(authored.map { $0.line(in: layout.system) }).count
    let lines = listed.map { $0.line(in: layout.system, outlineName: nameInOutline(of: $0, layout, written)) }
    var finding = Finding(
      code: code,
      message: message(count),
      hint: hint(for: conflict.broken, in: layout, written, advice(to: authored, places: count)),
      notes: (uniqued(lines) + [sum?.message].compactMap(\.self)).map { Finding.Note($0) },
      source: conflict.broken.source ?? listed.lazy.compactMap(\.source).first ?? layout.resolved.source,
      views: Array(Set(views(of: authored))).sorted(),
      constraints: conflict.conflicting.inFindings)
    if let hint = hint(forMasksIn: conflict.conflicting, in: layout) {
      finding.hint = hint
      return finding
    }
    // With an optional priority it still holds wherever it can, so no other layout changes.
    finding.command = layout.commandWord(for: conflict.broken, written).map {
      .editing([$0], "--priority", "999")
    }
    return finding
  }

  /// Returns what was broken, and what to do: an author's constraint, or the required content size of a view.
  private static func hint(
    for broken: LayoutConstraint, in layout: Layout, _ written: WrittenConstraints, _ advice: Finding.Message
  ) -> Finding.Message {
    guard broken.origin == .contentSize, let axis = broken.firstAttribute.axis else {
      return Finding.Message(kind: advice.kind, "\(layout.words(forBroken: broken, written)) was ignored; \(advice)")
    }
    let name = layout.resolved.views[broken.firstItem.view].nameInFindings
    let priority = broken.relation == .lessThanOrEqual ? "content hugging" : "compression resistance"
    return .init(
      kind: "content-size", "the content size of \(name) gives way; lower its \(axis.rawValue) \(priority) below 1000")
  }

  /// Returns the advice to switch off the autoresizing masks of views that constraints of the author place in their
  /// superview. Nil without such views: others may be constrained to a view that its mask places.
  private static func hint(forMasksIn conflicting: [LayoutConstraint], in layout: Layout) -> Finding.Message? {
    let masked = uniqued(conflicting.filter { $0.origin == .autoresizingMask }.map(\.firstItem.view)).filter { view in
      let own = [view, layout.resolved.views[view].superview]
      return conflicting.contains { constraint in
        let items = [constraint.firstItem.view, constraint.secondItem?.view].compactMap(\.self)
        return constraint.origin == .author && items.contains(view) && items.allSatisfy(own.contains)
      }
    }
    guard !masked.isEmpty else { return nil }
    let names = masked.map { layout.resolved.views[$0].nameInFindings }.inWords(atMost: 3)
    return .init(
      kind: "mask",
      "set translatesAutoresizingMaskIntoConstraints to false for \(names), or in a scene remove 'frame'")
  }

  private static func views(of constraints: [LayoutConstraint]) -> [Int] {
    constraints.flatMap { [$0.firstItem.view, $0.secondItem?.view].compactMap(\.self) }
  }

  private static func message(_ count: Int) -> Finding.Message {
    count == 1
      ? Finding.Message(kind: "single", "a constraint cannot hold in this layout")
      : "\(count) constraints conflict"
  }

  /// Returns the advice to the author. If a constraint contradicts the demand of a container, or a format contradicts
  /// itself, there is only one thing to change.
  private static func advice(to authored: [LayoutConstraint], places: Int) -> Finding.Message {
    if places > 1 {
      return .init(kind: "several", "lower one of these constraints below 1000 or make it an inequality")
    }
    if authored.count > 1 { return .init(kind: "format", "correct the format, or lower a part of it below 1000") }
    let isEquality = authored.first?.relation == .equal
    return isEquality
      ? .init(kind: "equality", "lower it below 1000 or make it an inequality")
      : .init(kind: "inequality", "lower it below 1000 or remove it")
  }

  /// Removes duplicate lines. A visual format makes several constraints, which have the same line.
  private static func uniqued<Line: Hashable>(_ lines: [Line]) -> [Line] {
    var seen: Set<Line> = []
    return lines.filter { seen.insert($0).inserted }
  }

  /// Returns the object id and the name in the document outline, for constraints of Interface Builder.
  private static func nameInOutline(
    of constraint: LayoutConstraint, _ layout: Layout, _ written: WrittenConstraints
  ) -> Finding.Message {
    guard constraint.origin == .author, let id = written.objectID(of: constraint) else { return "" }
    return "   '\(layout.outlineName(of: constraint))' (\(id))"
  }

  private static func inOrderOfTheDocument(_ first: LayoutConstraint, _ second: LayoutConstraint) -> Bool {
    guard let firstSource = first.source else { return second.source != nil }
    return second.source.map { firstSource < $0 } ?? false
  }
}
