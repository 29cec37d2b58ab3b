package import ContactSheets
package import HostFiles
package import ReviewPlans
package import Scenes

/// Finished documents of earlier runs, so that only changes are drawn.
///
/// The cache key covers everything that affects the result: the tool and its engines, the request, the document's name
/// and its bytes. An entry also lists the other file queries made while reading, whose results must be the same, and
/// the written files, which must still exist.
package struct ReviewCache: Sendable, Hashable {
  private let folder: CacheFolder
  private let output: String
  private let settings: ContentDigest

  /// A cache.
  ///
  /// - Parameters:
  ///   - folder: The folder of the cache, which is created for the first entry.
  ///   - source: A shared folder that is read if this one lacks an entry; nil for none.
  ///   - tools: The identity of the tool and the engines: everything that makes their results differ.
  ///   - devices: The devices of the project.
  ///   - selection: The selection of scenes and variants.
  ///   - output: The output: its files and their location.
  package init(
    in folder: String, readingThrough source: String? = nil, tools: [String], devices: [Device] = [],
    selection: ReviewSelection, output: ReviewOutput
  ) {
    self.folder = CacheFolder(path: folder, source: source)
    self.output = output.directory
    // The location of the output does not affect the pictures.
    var style = output
    style.directory = ""
    settings = ContentDigest(of: Fingerprint.text(of: [tools, devices, selection, style] as [Any]))
  }

  /// The finished results of a document; nil unless they are still valid and all their files exist.
  package func document(_ document: DocumentSearch.Document, _ results: FileQueryResults) -> CachedDocument? {
    guard let contents = results.result(of: ReviewDocument.query(for: document.path)),
      let cached = folder.content(
        for: key(path: document.path, name: document.name, contents), as: CachedDocument.self),
      cached.isCurrent(results), cached.isThere(in: output)
    else { return nil }
    return cached
  }

  /// The finished results of the scenes of a document that belong to one share of a run; nil unless they are still
  /// valid and all their files exist.
  ///
  /// `slugs` are the names of the scenes in files.
  package func document(_ document: ReviewDocument, scenes slugs: [String], _ results: FileQueryResults)
    -> CachedDocument?
  {
    let query = ReviewDocument.query(for: document.path)
    guard let contents = document.dependencies.list.first(where: { $0.query == query })?.result,
      let cached = folder.content(
        for: key(path: document.path, name: document.name, contents, scenes: slugs), as: CachedDocument.self),
      cached.scenes.map(\.slug) == slugs, cached.isCurrent(results), cached.isThere(in: output)
    else { return nil }
    return cached
  }

  /// The index sheet of these cells, if it was drawn before and all its files exist.
  package func index(of cells: [IndexCell]) -> CachedIndex? {
    guard let index = folder.content(for: key(of: cells), as: CachedIndex.self), index.isThere(in: output) else {
      return nil
    }
    return index
  }

  /// The map of a storyboard, if it was drawn before and all its files exist.
  package func map(_ wanted: WantedMap) -> FinishedMap? {
    guard let map = folder.content(for: key(of: wanted), as: FinishedMap.self), map.isThere(in: output) else {
      return nil
    }
    return map
  }

  /// Stores the documents that a review has finished, its index sheet and its maps.
  ///
  /// Pass true for `prunes` to remove entries that were not used recently.
  ///
  /// - Throws: ``FileError`` if the folder cannot be written. The review is not affected.
  package func keep(_ review: FinishedReview, prunes: Bool = true) throws(FileError) {
    let isShare = review.plan.share != nil
    var contents: [(key: ContentDigest, content: any CacheContent)] = review.newDocuments.compactMap {
      path, name, document in
      // A share has no results for documents whose scenes belong to other shares.
      guard !isShare || !document.scenes.isEmpty else { return nil }
      let slugs = isShare ? document.scenes.map(\.slug) : nil
      return document.dependencies.first { $0.query == ReviewDocument.query(for: path) }.map {
        (key: key(path: path, name: name, $0.result, scenes: slugs), content: document)
      }
    }
    if let index = review.newIndex { contents.append((key: key(of: review.indexCells), content: index)) }
    contents += review.maps.compactMap { map in map.wanted.map { (key: key(of: $0), content: map) } }
    if !contents.isEmpty { try folder.keep(contents, prunes: prunes) }
  }

  private func key(of wanted: WantedMap) -> ContentDigest {
    var writer = ByteWriter()
    writer.write(settings)
    writer.write(wanted.slug)
    writer.write(wanted.documentPath)
    wanted.map.write(to: &writer)
    writer.write(wanted.cells) { $1.write(to: &$0) }
    return ContentDigest(of: writer.bytes)
  }

  private func key(of cells: [IndexCell]) -> ContentDigest {
    var writer = ByteWriter()
    writer.write(settings)
    writer.write(cells) { $1.write(to: &$0) }
    return ContentDigest(of: writer.bytes)
  }

  private func key(
    path: String, name: String, _ contents: ContentDigest, scenes slugs: [String]? = nil
  ) -> ContentDigest {
    var writer = ByteWriter()
    writer.write(settings)
    writer.write(path)
    writer.write(name)
    writer.write(contents)
    if let slugs { writer.write(slugs) }
    return ContentDigest(of: writer.bytes)
  }
}
