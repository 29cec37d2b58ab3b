package import ContactSheets
internal import HostFiles
package import ReviewReports
package import Scenes

/// A map that is to be drawn.
package struct WantedMap: Sendable, Hashable {
  /// The name in files and links.
  package var slug: String
  /// The path of the storyboard as messages show it.
  package var documentPath: String
  /// The boxes and segues.
  package var map: StoryboardMap
  /// The pictures of the scenes that were laid out, in the order of the review.
  package var cells: [MapCell]

  /// A map with the cells of its scenes.
  package init(slug: String, documentPath: String, map: StoryboardMap, cells: [MapCell]) {
    self.slug = slug
    self.documentPath = documentPath
    self.map = map
    self.cells = cells
  }
}

/// A map as it was drawn and written.
package struct FinishedMap: Sendable, Hashable {
  /// The map as reports tell it.
  package var report: MapReport
  /// The files.
  package var files: [WrittenFile]
  /// The request, for the next review that asks the same; nil where that review would have to draw it again, and where
  /// it was not drawn now.
  package var wanted: WantedMap?

  /// A map that was drawn.
  package init(report: MapReport, files: [WrittenFile], wanted: WantedMap? = nil) {
    self.report = report
    self.files = files
    self.wanted = wanted
  }

  /// Returns whether all files are still there as they were written.
  package func isThere(in folder: String) -> Bool { files.allSatisfy { $0.isThere(in: folder) } }
}

extension MapOutput {
  /// Returns whether a map is drawn.
  package func include(_ map: StoryboardMap) -> Bool {
    switch self {
    case .none: false
    case .gallery: map.nodes.count > 1
    case .all: !map.nodes.isEmpty
    }
  }
}

extension FinishedReview {
  /// The maps of the storyboards of which some scene has a picture, in the order of the documents.
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

  /// The names that the map of a storyboard would like to have, the nicest first.
  private static func mapNames(of path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "Base.lproj" }
    let whole = parts.joined(separator: "/")
    let stem = FolderPath.stem(of: whole)
    return [stem, whole.hasSuffix(".storyboard") ? String(whole.dropLast(".storyboard".count)) : whole, path]
      .map(OutputName.name)
  }
}
