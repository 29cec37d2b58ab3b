package import Findings
internal import HostFiles

/// Folds what is found in copies of a document into what is found in the first of them: the launch screens of ten languages
/// have one conflict, not ten.
///
/// Copies are files of the same name in which the finding is about the same objects: those with the ids that Xcode gives, or
/// else those with the same names on the same line. Documents that are skipped as a whole, for one reason, count as copies
/// whatever they are called.
package enum FindingCopies {
  /// The parts by which findings of different documents are the same.
  private struct Key: Hashable {
    var fileName: String
    var code: String
    var severity: Finding.Severity
    var kind: String
    var subjects: [String]
    /// Findings of one document are never the same, however alike they look.
    var occurrence = 0
  }

  /// A finding that others are copies of.
  private struct Original {
    var list: Int
    var item: Int
    /// The documents of the copies, in their order.
    var copies: [String] = []
  }

  /// The number of documents that are named; the rest is counted.
  private static let namedDocuments = 3

  /// The items without the copies of earlier ones, which get a note with the documents of their copies.
  ///
  /// - Parameters:
  ///   - lists: The items of each scene or document.
  ///   - finding: The finding of an item.
  package static func folded<Item>(_ lists: [[Item]], at finding: WritableKeyPath<Item, Finding>) -> [[Item]] {
    var originals: [Key: Original] = [:]
    var occurrences: [String: [Key: Int]] = [:]
    var kept = lists.map { list in list.map { Optional($0) } }
    for (list, items) in lists.enumerated() {
      for (position, item) in items.enumerated() {
        guard let path = item[keyPath: finding].source?.path, var key = key(of: item[keyPath: finding]) else {
          continue
        }
        let occurrence = occurrences[path, default: [:]][key, default: 0]
        occurrences[path, default: [:]][key] = occurrence + 1
        key.occurrence = occurrence
        if originals[key] == nil {
          originals[key] = Original(list: list, item: position)
        } else {
          originals[key]?.copies.append(path)
          kept[list][position] = nil
        }
      }
    }
    for (key, original) in originals where !original.copies.isEmpty {
      kept[original.list][original.item]?[keyPath: finding].notes.append(note(on: original.copies, of: key))
    }
    return kept.map { $0.compactMap(\.self) }
  }

  private static func key(of finding: Finding) -> Key? {
    guard let source = finding.source else { return nil }
    let ids = finding.objectIDs
    return Key(
      fileName: finding.isAboutKindOfDocument ? "" : FolderPath.name(of: source.path), code: finding.code.name,
      severity: finding.severity, kind: finding.message.kind,
      subjects: finding.isAboutKindOfDocument
        ? finding.message.names : ids.isEmpty ? finding.message.names + ["\(source.line)"] : ids)
  }

  private static func note(on copies: [String], of key: Key) -> Finding.Note {
    let list = copies.listed(atMost: namedDocuments)
    guard !key.fileName.isEmpty else {
      return Finding.Note(
        "the same for \(copies.count) other \(words: copies.count == 1 ? "document" : "documents"): \(list)")
    }
    return Finding.Note(
      "the same object in \(copies.count) \(words: copies.count == 1 ? "copy" : "copies") of the document: \(list)")
  }
}

extension Finding {
  /// Whether it says that a whole document is of a kind that is not laid out.
  package var isAboutKindOfDocument: Bool { ["foreign-platform", "old-format"].contains(code.name) }

  /// The ids of Xcode's objects in its message and its lines, in their order: `a1B-2c-D3e`.
  fileprivate var objectIDs: [String] {
    ([message.text] + notes.map(\.message.text)).flatMap { text in
      text.split(separator: "(").dropFirst().compactMap { part in
        part.firstIndex(of: ")").map { part[..<$0] }.flatMap { Self.isObjectID($0) ? String($0) : nil }
      }
    }
  }

  /// Whether a text has the form of the ids that Xcode has given since version 4.5: three, two and three characters. Numbers,
  /// which it gave before, are the same in documents that have nothing to do with each other.
  private static func isObjectID(_ text: Substring) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
