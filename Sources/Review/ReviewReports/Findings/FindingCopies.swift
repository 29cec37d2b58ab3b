package import Findings
internal import HostFiles

/// Functions that fold the findings of copies of a document into the findings of the first one: launch screens in ten
/// languages have one conflict, not ten.
///
/// Copies are files of the same name with the finding about the same objects: objects with the same Xcode ids, or else
/// with the same names on the same line. Documents that are skipped as a whole for the same reason count as copies
/// regardless of their names.
package enum FindingCopies {
  /// The parts by which findings of different documents are equal.
  private struct Key: Hashable {
    var fileName: String
    var code: String
    var severity: Finding.Severity
    var kind: String
    var subjects: [String]
    /// The number of equal findings before it in its document, since findings of one document are never folded.
    var occurrence = 0
  }

  /// The first of equal findings, which stays.
  private struct Original {
    var list: Int
    var item: Int
    /// The documents of the copies, in their order.
    var copies: [String] = []
  }

  /// The maximum number of documents that are named. The others are counted.
  private static let namedDocuments = 3

  /// Returns the items without the copies of earlier ones. The first item of each gets a note that lists the documents
  /// of its copies.
  ///
  /// - Parameters:
  ///   - lists: The items of each scene or document.
  ///   - finding: The key path to the finding of an item.
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
  /// Whether the finding is about a document of a kind that is not laid out.
  package var isAboutKindOfDocument: Bool { ["foreign-platform", "old-format"].contains(code.name) }

  /// The object ids of Xcode in its message and notes, in order: `a1B-2c-D3e`.
  fileprivate var objectIDs: [String] {
    ([message.text] + notes.map(\.message.text)).flatMap { text in
      text.split(separator: "(").dropFirst().compactMap { part in
        part.firstIndex(of: ")").map { part[..<$0] }.flatMap { Self.isObjectID($0) ? String($0) : nil }
      }
    }
  }

  /// Whether a string has the form of the ids that Xcode has used since version 4.5: three, two and three characters.
  /// Older ids are numbers, which are the same in unrelated documents.
  private static func isObjectID(_ text: Substring) -> Bool {
    text.utf8.count == 10 && text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
