internal import CommandArguments
internal import Findings
internal import ReviewPlans
internal import ReviewReports
internal import Scenes
internal import VisibleText

/// The documents of a run without scenes because they could not be read, except accepted ones.
struct UnreadDocuments {
  /// Documents that have no scenes for the same simple reason: they are for another system, or from before Xcode 5.
  private struct Group {
    var finding: Finding
    var paths: [String]
  }

  private let documents: [ReviewDocument]
  /// The maximum number of documents of a group that are named. The others are counted.
  private static let named = 3

  /// Creates the unread documents among these.
  init(_ documents: [ReviewDocument]) {
    self.documents = documents.filter { !$0.failures.isEmpty }
  }

  func codes(isStrict: Bool) -> [ExitCode] {
    documents.flatMap { document -> [ExitCode] in
      if case .unreadable = document.contents { return [.noInput] }
      if document.failures.contains(where: { $0.severity == .error }) { return [.invalidDocument] }
      // A document for another platform is only a warning.
      return isStrict ? [.findings] : []
    }
  }

  /// Prints why they could not be read: one line for each group, and the findings of the others.
  func report(_ console: Console) {
    var groups: [Group] = []
    var others: [Finding] = []
    for document in documents {
      guard let finding = document.failures.first, document.failures.count == 1, finding.isAboutKindOfDocument else {
        others += document.failures.map(document.shown)
        continue
      }
      if let position = groups.firstIndex(where: { $0.finding.isSameKind(as: finding) }) {
        groups[position].paths.append(document.path)
      } else {
        groups.append(Group(finding: document.shown(finding), paths: [document.path]))
      }
    }
    for finding in others + groups.map(Self.finding) where finding.severity == .error || !console.isQuiet {
      console.printText(console.text(of: finding) + PrintedText("\n"))
    }
  }

  /// Returns the finding about a group, on one line.
  private static func finding(about group: Group) -> Finding {
    var finding = group.finding
    finding.hint = nil
    finding.excerpt = nil
    guard group.paths.count > 1 else { return finding }
    finding.source = nil
    let (count, paths) = (group.paths.count, group.paths.listed(atMost: named))
    finding.message =
      finding.message.names.first.map { "\(count) documents are for \($0) and skipped: \(paths)" }
      ?? "\(count) documents are in the format of Xcode 4 and earlier, and skipped: \(paths)"
    return finding
  }
}

extension ReviewDocument {
  /// Whether the reason why it has no scenes can be accepted. It can if the contents are at fault, not if the file
  /// cannot be opened.
  var isAcceptable: Bool { if case .invalid = contents { true } else { false } }
}

extension Finding {
  /// Whether two documents have no scenes for the same reason.
  fileprivate func isSameKind(as other: Finding) -> Bool {
    code == other.code && message.kind == other.message.kind && message.names == other.message.names
  }
}
