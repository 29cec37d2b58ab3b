internal import Findings
internal import HostFiles

extension ReportedReview {
  /// The unique findings, except for expected ones.
  var unexpectedFindings: [SharedFinding] { uniqueFindings.filter { !$0.finding.isExpected } }

  /// The unique findings for people: findings of several copies of a document occur once.
  var foldedFindings: [SharedFinding] {
    FindingCopies.folded(suites.outside + suites.scenes, at: \.finding).flatMap(\.self)
  }

  /// All findings, each once: first those that belong to no scene, then scene by scene, the worst first in each.
  package var uniqueFindings: [SharedFinding] { (suites.outside + suites.scenes).flatMap(\.self) }

  /// The unique findings, by document and scene.
  struct Suites: Sendable, Hashable {
    /// The findings in each document that could not be read, and in each file that is not a document of the review.
    let outside: [[SharedFinding]]
    /// The findings in each scene, in the order of the scenes.
    let scenes: [[SharedFinding]]

    /// Creates the fingerprints of the findings. Equal ones are numbered through the whole review.
    init(outside: [[SharedFinding]], scenes: [[SharedFinding]]) {
      var seen: [String: Int] = [:]
      self.outside = outside.map { $0.map { $0.withFingerprint(counting: &seen) } }
      self.scenes = scenes.map { $0.map { $0.withFingerprint(counting: &seen) } }
    }
  }
}

extension ReportedDocument {
  /// The findings in the document, each once.
  package var uniqueFindings: [SharedFinding] {
    findings.map { SharedFinding($0, about: nil, at: SourceLocation(path: path, line: 1, column: 1)) }
  }
}

extension SceneReport {
  /// The findings in the scene, each once, the worst first.
  package var uniqueFindings: [SharedFinding] {
    let names = viewNames
    let groups = SharedFinding.groups(of: zip(titles, layouts).map { ($0, $1.findings.map(\.finding)) })
    var shared = groups.shared
    for (layout, positions) in zip(layouts, groups.positions) {
      for position in positions { shared[position].reports.append(layout) }
    }
    for position in shared.indices {
      shared[position].viewNames = shared[position].finding.views.map { names[$0, default: ""] }
      shared[position].scene = name
      shared[position].beginning = place
    }
    let all = findings.map { SharedFinding($0, about: name, at: place) } + shared
    return Finding.Severity.allCases.reversed().flatMap { severity in
      all.filter { $0.finding.severity == severity }
    }
  }

  /// The names of the views, by number in findings.
  private var viewNames: [Int: String] {
    layouts.flatMap(\.findings).reduce(into: [:]) { names, found in
      for (view, name) in zip(found.finding.views, found.viewNames) { names[view] = name }
    }
  }
}

extension SharedFinding {
  /// Returns the finding with its fingerprint.
  ///
  /// - Parameter seen: The number of earlier findings with each identity.
  fileprivate func withFingerprint(counting seen: inout [String: Int]) -> SharedFinding {
    var shared = self
    let identity = self.identity
    seen[identity, default: 0] += 1
    shared.fingerprint = ContentDigest(of: "\(identity)\0\(seen[identity, default: 0])").text
    return shared
  }

  /// The parts that do not change when lines move or numbers change. They are those that identify accepted findings, as
  /// far as a report contains them: names of views instead of their positions in the document.
  private var identity: String {
    let subjects = viewNames.isEmpty ? finding.message.names : viewNames
    return ([source.path, scene ?? "", finding.code.name, finding.message.kind] + subjects).joined(separator: "\0")
  }
}
