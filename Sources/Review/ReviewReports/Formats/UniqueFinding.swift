package import Findings
internal import HostFiles
internal import VisibleText

/// A finding of a review, told once for all layouts that have it.
package struct UniqueFinding: Sendable, Hashable {
  /// The finding as the first of the layouts has it.
  package var finding: Finding
  /// The names of the views that it is about, for people.
  package var viewNames: [String]
  /// The name of its scene; nil where it belongs to none.
  package var scene: String?
  /// The layouts that have it; none where it is about the scene itself.
  package var layouts: [LayoutReport]
  /// The layouts in words: `on 3 of 24 layouts: …`; nil where it is about the scene itself.
  package var place: String?
  /// The place; the beginning of the scene or of the document where it has none of its own.
  package var source: SourceLocation
  /// The mark by which later reports recognize it, made without lines and numbers; no two of a report have the same.
  package internal(set) var fingerprint = ""

  /// Everything that there is to say, line by line: message, notes, consequences, hint, the command that mends it, and the
  /// layouts.
  package var text: String { text(withCommand: true) }

  /// Everything that there is to say, line by line.
  ///
  /// - Parameter withCommand: False where nobody should change the document behind an editor that has it open.
  package func text(withCommand: Bool) -> String {
    ([finding.message.text] + finding.notes.map(\.text) + finding.consequenceLines
      + [finding.hint?.text, withCommand ? finding.mendingLine : nil, place].compactMap(\.self))
      .map(VisibleText.line).joined(separator: "\n")
  }

  /// `unreadable`, or `conflict on 3 of 24 layouts` without naming them.
  package var title: String {
    guard let place else { return finding.code.name }
    return "\(finding.code) \(layouts.count == 1 ? place : String(place.prefix { $0 != ":" && $0 != "," }))"
  }
}

extension ReportedReview {
  /// The unique findings that the scenes do not expect.
  var unexpectedFindings: [UniqueFinding] { uniqueFindings.filter { !$0.finding.isExpected } }

  /// Everything that was found, each finding once: what belongs to no scene first, then scene by scene, worst
  /// first in each.
  package var uniqueFindings: [UniqueFinding] { (suites.outside + suites.scenes).flatMap(\.self) }

  /// The unique findings by where they were found.
  struct Suites: Sendable, Hashable {
    /// The findings in each document that could not be read, and in each file that is not a document of the review.
    let outside: [[UniqueFinding]]
    /// The findings in each scene, in the order of the scenes.
    let scenes: [[UniqueFinding]]

    /// Findings, which get their fingerprints here: equal ones are numbered through the whole review.
    init(outside: [[UniqueFinding]], scenes: [[UniqueFinding]]) {
      var seen: [String: Int] = [:]
      self.outside = outside.map { $0.map { $0.withFingerprint(counting: &seen) } }
      self.scenes = scenes.map { $0.map { $0.withFingerprint(counting: &seen) } }
    }
  }
}

extension ReportedDocument {
  /// The findings in the document, each once.
  package var uniqueFindings: [UniqueFinding] {
    findings.map { found in
      UniqueFinding(
        finding: found.finding, viewNames: found.viewNames, layouts: [],
        source: found.finding.source ?? SourceLocation(path: path, line: 1, column: 1))
    }
  }
}

extension SceneReport {
  /// Everything that was found in the scene, each finding once, worst first.
  package var uniqueFindings: [UniqueFinding] {
    let own = findings.map { found in
      UniqueFinding(
        finding: found.finding, viewNames: found.viewNames, scene: name, layouts: [],
        source: found.finding.source ?? place)
    }
    let names = viewNames
    let titles = titles
    let shared = SharedFinding.all(in: layouts.map { $0.findings.map(\.finding) }).map { shared in
      UniqueFinding(
        finding: shared.finding, viewNames: shared.finding.views.map { names[$0, default: ""] }, scene: name,
        layouts: shared.layouts.map { layouts[$0] }, place: FindingGroup(shared, titles: titles).place,
        source: shared.finding.source ?? place)
    }
    return (own + shared).sortedBySeverity
  }

  /// The names of the views by the numbers that findings have for them.
  private var viewNames: [Int: String] {
    layouts.flatMap(\.findings).reduce(into: [:]) { names, found in
      for (view, name) in zip(found.finding.views, found.viewNames) { names[view] = name }
    }
  }
}

extension UniqueFinding {
  /// The finding with its fingerprint.
  ///
  /// - Parameter seen: The number of findings with each identity before it.
  fileprivate func withFingerprint(counting seen: inout [String: Int]) -> UniqueFinding {
    var unique = self
    let identity = self.identity
    seen[identity, default: 0] += 1
    unique.fingerprint = ContentDigest(of: "\(identity)\0\(seen[identity, default: 0])").text
    return unique
  }

  /// The parts that stay the same when lines move and numbers change: those by which accepted findings are known again, as
  /// far as a report has them. It has the names of views, not their places in the document.
  fileprivate var identity: String {
    let subjects = viewNames.isEmpty ? finding.message.names : viewNames
    return ([source.path, scene ?? "", finding.code.name, finding.message.kind] + subjects).joined(separator: "\0")
  }
}

extension [UniqueFinding] {
  /// The unique findings with the worst first, else in their order.
  var sortedBySeverity: [UniqueFinding] {
    Finding.Severity.allCases.reversed().flatMap { severity in filter { $0.finding.severity == severity } }
  }
}
