internal import Drawing
internal import Gallery
internal import HostFiles
internal import MarkupWriting
internal import ReviewPlans
internal import ReviewReports

extension OutputFolder {
  /// Writes the gallery as one page, from its files.
  ///
  /// - Returns: The result, and the files that could not be read or written.
  func writeSingleFile(
    of review: FinishedReview, limit: Int, compress: ([UInt8]) -> [UInt8]?
  ) -> (page: SingleFileReport?, failures: [FileError]) {
    var unread: [FileError] = []
    let items = review.scenes.map { item in
      var text: String?
      do throws(FileError) { text = try element(of: item.scene, compress) } catch { unread.append(error) }
      return SingleFilePage.Item(
        status: item.scene.status, layoutCount: item.scene.layoutStatuses.count, element: text)
    }
    var maps: [String] = []
    for map in review.report.maps {
      do throws(FileError) { maps += try [mapElement(of: map, compress)].compactMap(\.self) } catch {
        unread.append(error)
      }
    }
    let page = SingleFilePage(summary: value(of: review), limit: limit).result(of: items, maps: maps)
    let report = SingleFileReport(
      path: "\(path)/\(SingleFilePage.name)", size: page.text.utf8.count, limit: limit, omitted: page.omitted)
    guard report.fits else {
      // The page of an earlier review must not be taken for this one's.
      try? tree.remove(SingleFilePage.name)
      return (report, unread)
    }
    let failures = write(GalleryFile(path: SingleFilePage.name, text: page.text)).failures
    return (failures.isEmpty ? report : nil, unread + failures)
  }

  /// Returns the element of the page with a scene. Nil if the review was stopped before it wrote the file with the
  /// details, or if that file is malformed.
  ///
  /// - Throws: ``FileError`` if some of its files cannot be read.
  private func element(
    of scene: SceneRecord<DrawingDetails>, _ compress: ([UInt8]) -> [UInt8]?
  ) throws(FileError) -> String? {
    let path = GalleryPage.detailsPath(of: scene.slug)
    guard scene.files.contains(where: { $0.path == path }) else { return nil }
    let script = try contents(of: path)
    guard let details = GalleryPage.details(inScript: String(decoding: script, as: UTF8.self), of: scene.slug)
    else { return nil }
    var pictures: [(path: String, text: String)] = []
    let paths = scene.files.map(\.path).filter { $0.hasPrefix("renders/") }
    let drawings = Set(paths.filter { $0.hasSuffix(".svg") })
    for path in paths where drawings.contains(path) || !drawings.contains("\(path.dropLast(4)).svg") {
      let bytes = try contents(of: path)
      pictures.append((path, drawings.contains(path) ? String(decoding: bytes, as: UTF8.self) : Base64.text(of: bytes)))
    }
    return SingleFilePage.element(
      of: scene.slug, details: details, systems: try systems(of: scene), pictures: pictures, compress: compress)
  }

  /// Returns the element of the page with a map, or nil if the map has no picture that browsers can show.
  private func mapElement(of map: MapReport, _ compress: ([UInt8]) -> [UInt8]?) throws(FileError) -> String? {
    guard let path = map.picture.svgPath ?? map.picture.pngPath else { return nil }
    let bytes = try contents(of: path)
    let text = map.picture.svgPath == nil ? Base64.text(of: bytes) : String(decoding: bytes, as: UTF8.self)
    return SingleFilePage.mapElement(of: map.slug, picture: (path, text), compress: compress)
  }

  /// Returns the systems of a scene's layouts, as in their file, or nil if it has none.
  private func systems(of scene: SceneRecord<DrawingDetails>) throws(FileError) -> String? {
    let path = LayoutSystems.path(of: scene.slug)
    guard scene.files.contains(where: { $0.path == path }) else { return nil }
    return LayoutSystems.data(inScript: String(decoding: try contents(of: path), as: UTF8.self), of: scene.slug)
  }

  /// The largest file of a gallery that is read, in bytes.
  private static let fileLimit = 1 << 28

  private func contents(of name: String) throws(FileError) -> [UInt8] {
    try tree.contents(of: name, limit: Self.fileLimit)
  }
}
