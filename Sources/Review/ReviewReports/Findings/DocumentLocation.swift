package import Findings
internal import HostFiles

/// A document by the path that opens it and the name that reports give for it.
package struct DocumentLocation: Sendable, Hashable {
  /// The path that opens it, as the user may write it.
  package var path: String
  /// The path below the folder that the user named, which stands in reports.
  package var name: String

  /// The location of a document; one whose path is not known lies where its name says.
  package init(path: String? = nil, name: String) {
    self.path = path ?? name
    self.name = name
  }

  /// A finding with the path that opens the document or the file beside it, for messages that people click on.
  package func shown(_ finding: Finding) -> Finding {
    guard finding.source != nil else { return finding }
    var finding = finding
    for index in finding.consequences.indices {
      finding.consequences[index].source = finding.consequences[index].source.map(shown)
    }
    for index in finding.notes.indices { finding.notes[index].source = finding.notes[index].source.map(shown) }
    finding.source = finding.source.map(shown)
    return finding
  }

  /// The name that reports give for a file beside the document, from the path that opens it.
  package func name(ofFileAt other: String) -> String {
    guard path.hasSuffix(name) else { return other }
    let folder = path.dropLast(name.count)
    return other.hasPrefix(folder) ? String(other.dropFirst(folder.count)) : other
  }

  /// A place with the path that opens its file.
  private func shown(_ place: SourceLocation) -> SourceLocation {
    var shown = place
    if place.path == name {
      shown.path = path
    } else if path.hasSuffix(name), SceneDocument(path: place.path) == nil {
      shown.path = Self.path(place.path, from: path.dropLast(name.count))
    }
    return shown
  }

  /// A path below or above a folder that ends with a slash, without going down only to come up again.
  private static func path(_ path: String, from folder: Substring) -> String {
    let steps = folder.dropLast().split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasPrefix("../"), let last = steps.last, !["", ".", ".."].contains(last) else { return folder + path }
    return self.path(String(path.dropFirst(3)), from: folder.dropLast(last.count + 1))
  }
}
