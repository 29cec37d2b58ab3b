package import JSON
internal import MarkupWriting
package import ReviewReports

/// The gallery as one page for sending to others, with its scripts, styles, pictures and frames.
///
/// Scenes are compressed one by one, and the browser unpacks a scene when it is opened. The content security policy
/// allows the scripts by their digests and forbids loading anything.
package struct SingleFilePage {
  /// The name of the page in the folder of the gallery.
  package static let name = "review.html"

  /// One scene of the page.
  package struct Item {
    /// The status of the scene with all its layouts.
    package let status: ReviewStatus
    /// The number of layouts of the scene.
    package let layoutCount: Int
    /// The element of the page; nil if it could not be read or compressed.
    package let element: String?

    /// Creates a scene with its status and element.
    package init(status: ReviewStatus, layoutCount: Int, element: String?) {
      self.status = status
      self.layoutCount = layoutCount
      self.element = element
    }
  }

  /// The data of the page without the elements of scenes.
  package let summary: JSONValue
  /// The maximum size of the page, in bytes.
  package let limit: Int

  /// Creates a page of at most `limit` bytes.
  package init(summary: JSONValue, limit: Int) {
    self.summary = summary
    self.limit = limit
  }

  /// Returns the page with as many scenes as fit, starting with scenes with errors.
  ///
  /// `maps` are the elements of maps, which are included if scenes leave room for them.
  ///
  /// - Returns: The text of the page, and the number of layouts that are not in it.
  package func result(of items: [Item], maps: [String] = []) -> (text: String, omitted: Int) {
    let rank: [ReviewStatus: Int] = [.error: 0, .warning: 1, .expected: 2, .ok: 3]
    let order = items.indices.sorted {
      (rank[items[$0].status] ?? 0, $0) < (rank[items[$1].status] ?? 0, $1)
    }
    var room = limit - page(with: [], omitted: items.count).utf8.count
    var kept: Set<Int> = []
    for index in order {
      guard let element = items[index].element, element.utf8.count <= room else { continue }
      room -= element.utf8.count
      kept.insert(index)
    }
    let omitted = items.indices.filter { !kept.contains($0) }.map { items[$0].layoutCount }.reduce(0, +)
    let drawn = maps.filter { map in
      guard map.utf8.count <= room else { return false }
      room -= map.utf8.count
      return true
    }
    return (page(with: kept.sorted().compactMap { items[$0].element } + drawn, omitted: omitted), omitted)
  }

  /// Returns the page with the elements of the given scenes.
  private func page(with elements: [String], omitted: Int) -> String {
    var summary = summary
    summary = summary.adding(["omitted": .number(omitted), "limit": .number(limit)])
    let script = GalleryPage.script
    let policy =
      "default-src 'none'; script-src 'sha256-\(Base64.text(of: SHA256.digest(of: Array(script.utf8))))'; "
      + "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    let data = "<script type=\"application/json\" id=\"review-data\">\(summary.line)</script>\n"
    return GalleryPage.frame.html(
      policy: policy, style: "<style>\n\(GalleryPage.style)</style>",
      scripts: data + elements.joined() + "<script>\(script)</script>\n")
  }

  /// Returns the element with the picture of a map.
  ///
  /// - Parameters:
  ///   - slug: The name of the map in files.
  ///   - picture: The path and the text of an SVG, or a PNG in base64.
  ///   - compress: Compresses bytes in zlib's format.
  package static func mapElement(
    of slug: String, picture: (path: String, text: String), compress: ([UInt8]) -> [UInt8]?
  ) -> String? {
    // No scene has this name.
    element(of: "~map-\(slug)", details: "[]", systems: nil, pictures: [picture], compress: compress)
  }

  /// Returns the element with the pictures and frames of a scene.
  ///
  /// - Parameters:
  ///   - slug: The name of the scene in files.
  ///   - details: The views and constraints, as the text of a JSON array.
  ///   - systems: The systems of the layouts, as the text of a JSON object; nil if there are none.
  ///   - pictures: The pictures by their paths: the text of an SVG, or a PNG in base64.
  ///   - compress: Compresses bytes in zlib's format.
  package static func element(
    of slug: String, details: String, systems: String?, pictures: [(path: String, text: String)],
    compress: ([UInt8]) -> [UInt8]?
  ) -> String? {
    let members = pictures.map { "\(JSONValue.string($0.path).line):\(JSONValue.string($0.text).line)" }
    let solvable = systems.map { "\"systems\":\($0)," } ?? ""
    let contents = "{\"details\":\(details),\(solvable)\"pictures\":{\(members.joined(separator: ","))}}"
    return compress(Array(contents.utf8)).map {
      "<script type=\"application/zlib\" id=\"scene-\(slug)\">\(Base64.text(of: $0))</script>\n"
    }
  }
}
