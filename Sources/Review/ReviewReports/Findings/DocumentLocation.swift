package import Findings
internal import HostFiles

/// A document, by the path that opens it and its name in reports.
package struct DocumentLocation: Sendable, Hashable {
  /// The path that opens it, as the user may write it.
  package var path: String
  /// The path below the folder that the user named, as reports show it.
  package var name: String

  /// Creates the location of a document. Without a path, its name is used as the path.
  package init(path: String? = nil, name: String) {
    self.path = path ?? name
    self.name = name
  }

  /// Returns a finding with the path that opens the document or the file next to it, so that terminals can link to it.
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

  /// Returns the name in reports of a file next to the document, from the path that opens it.
  package func name(ofFileAt other: String) -> String {
    guard path.hasSuffix(name) else { return other }
    let folder = path.dropLast(name.count)
    return other.hasPrefix(folder) ? String(other.dropFirst(folder.count)) : other
  }

  /// Returns a location with the path that opens its file.
  private func shown(_ place: SourceLocation) -> SourceLocation {
    var shown = place
    if place.path == name {
      shown.path = path
    } else if path.hasSuffix(name), SceneDocument(path: place.path) == nil {
      shown.path = Self.path(place.path, from: path.dropLast(name.count))
    }
    return shown
  }

  /// Returns a path relative to a folder that ends with a slash, with `..` resolved where possible.
  private static func path(_ path: String, from folder: Substring) -> String {
    let steps = folder.dropLast().split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasPrefix("../"), let last = steps.last, !["", ".", ".."].contains(last) else { return folder + path }
    return self.path(String(path.dropFirst(3)), from: folder.dropLast(last.count + 1))
  }
}
