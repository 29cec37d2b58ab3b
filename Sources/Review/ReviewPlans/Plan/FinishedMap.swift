package import ContactSheets
internal import HostFiles
package import ReviewReports
package import Scenes

/// A map that is still to be drawn.
package struct WantedMap: Sendable, Hashable {
  /// The name in files and links.
  package var slug: String
  /// The path of the storyboard as messages show it.
  package var documentPath: String
  /// The boxes and segues.
  package var map: StoryboardMap
  /// The pictures of the scenes that were laid out, in the order of the review.
  package var cells: [MapCell]

  /// Creates a map with the cells of its scenes.
  package init(slug: String, documentPath: String, map: StoryboardMap, cells: [MapCell]) {
    self.slug = slug
    self.documentPath = documentPath
    self.map = map
    self.cells = cells
  }
}

/// A map, as drawn and written.
package struct FinishedMap: Sendable, Hashable {
  /// The map as reports describe it.
  package var report: MapReport
  package var files: [WrittenFile]
  /// The map that was requested, as the key for later reviews; nil if they have to draw it again, or if it was not
  /// drawn now.
  package var wanted: WantedMap?

  /// Creates a drawn map.
  package init(report: MapReport, files: [WrittenFile], wanted: WantedMap? = nil) {
    self.report = report
    self.files = files
    self.wanted = wanted
  }

  /// Whether all files exist unchanged.
  package func isThere(in folder: String) -> Bool { files.allSatisfy { $0.isThere(in: folder) } }
}

extension MapOutput {
  package func include(_ map: StoryboardMap) -> Bool {
    switch self {
    case .none: false
    case .gallery: map.nodes.count > 1
    case .all: !map.nodes.isEmpty
    }
  }
}

extension FinishedReview {
  /// Returns the maps of the storyboards with at least one picture of a scene, in the order of the documents.
  package func wantedMaps(_ output: MapOutput) -> [WantedMap] {
    let cells = Dictionary(grouping: scenes, by: \.document).mapValues { $0.compactMap(\.scene.mapCell) }
    let found = plan.documents.enumerated().compactMap { position, document -> WantedMap? in
      guard let map = document.storyboard, output.include(map), let cells = cells[position], !cells.isEmpty else {
        return nil
      }
      return WantedMap(slug: "", documentPath: document.name, map: map, cells: cells)
    }
    let names = OutputName.distinctNames(for: found.map { Self.mapNames(of: $0.documentPath) })
    return zip(found, names).map { map, name in
      var map = map
      map.slug = name
      return map
    }
  }

  /// Returns names for the map of a storyboard, in order of preference.
  private static func mapNames(of path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "Base.lproj" }
    let whole = parts.joined(separator: "/")
    let stem = FolderPath.stem(of: whole)
    return [stem, whole.hasSuffix(".storyboard") ? String(whole.dropLast(".storyboard".count)) : whole, path]
      .map(OutputName.name)
  }
}
