package import ContactSheets
package import HostFiles
package import ReviewPlans
package import Scenes

/// Finished documents of earlier runs, so that only what has changed is drawn.
///
/// A document is found again by everything that decides what is made of it: the tool and its engines, what is asked for,
/// its name and its bytes. With it is kept what else was asked of the file system while it was read, which must still be
/// so, and which files were written, which must still be there. Nothing else is trusted.
package struct ReviewCache: Sendable, Hashable {
  private let folder: CacheFolder
  private let output: String
  private let settings: ContentDigest

  /// A cache.
  ///
  /// - Parameters:
  ///   - folder: Where it lies; it is created when there is something to keep.
  ///   - source: A folder of others that is read where this one has nothing; nil for none.
  ///   - tools: What identifies the tool and the engines, in all that makes their results differ.
  ///   - devices: The devices of the project.
  ///   - selection: What is asked for.
  ///   - output: What is written, and where.
  package init(
    in folder: String, readingThrough source: String? = nil, tools: [String], devices: [Device] = [],
    selection: ReviewSelection, output: ReviewOutput
  ) {
    self.folder = CacheFolder(path: folder, source: source)
    self.output = output.directory
    // The pictures are the same wherever they lie.
    var style = output
    style.directory = ""
    settings = ContentDigest(of: Fingerprint.text(of: [tools, devices, selection, style] as [Any]))
  }

  /// The kept results for a document; nil unless they still hold and all their files are there.
  package func document(_ document: DocumentSearch.Document, _ results: FileQueryResults) -> CachedDocument? {
    guard let contents = results.result(of: ReviewDocument.query(for: document.path)),
      let cached = folder.content(
        for: key(path: document.path, name: document.name, contents), as: CachedDocument.self),
      cached.isCurrent(results), cached.isThere(in: output)
    else { return nil }
    return cached
  }

  /// The kept results for those scenes of a document that one share of a run has; nil unless they still hold and all their
  /// files are there.
  ///
  /// - Parameter slugs: The names of the scenes.
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

  /// The index sheet of these cells, where it was drawn before and all its files are there.
  package func index(of cells: [IndexCell]) -> CachedIndex? {
    guard let index = folder.content(for: key(of: cells), as: CachedIndex.self), index.isThere(in: output) else {
      return nil
    }
    return index
  }

  /// The map of a storyboard, where it was drawn before and all its files are there.
  package func map(_ wanted: WantedMap) -> FinishedMap? {
    guard let map = folder.content(for: key(of: wanted), as: FinishedMap.self), map.isThere(in: output) else {
      return nil
    }
    return map
  }

  /// Keeps the documents that a review has finished, and its index sheet.
  ///
  /// - Parameter prunes: Whether to let go of what was not used for long.
  /// - Throws: ``FileError`` where the folder cannot be written to; the review is none the worse for it.
  package func keep(_ review: FinishedReview, prunes: Bool = true) throws(FileError) {
    let isShare = review.plan.share != nil
    var contents: [(key: ContentDigest, content: any CacheContent)] = review.newDocuments.compactMap {
      path, name, document in
      // Of a document whose scenes other shares have, this one knows nothing.
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
