package import ContactSheets
package import HostFiles
package import ReviewPlans
package import Scenes

/// Finished documents of earlier runs, so that only changes are drawn.
///
/// The cache key covers everything that affects the result: the tool and its engines, the request, the document's name
/// and its bytes. An entry also lists the other file queries made while reading, whose results must be the same, and
/// the written files, which must still exist. Entries of other machines are only used for documents, and only after
/// their layouts were solved again with the same findings.
package struct ReviewCache: Sendable, Hashable {
  private let folder: CacheFolder
  private let output: String
  private let settings: ContentDigest

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - folder: The folder of the cache, which is created for the first entry.
  ///   - seal: The seal of the user's entries.
  ///   - source: A shared folder that is read if this one lacks an entry; nil if there is none.
  ///   - tools: The identity of the tool and the engines: everything that makes their results differ.
  ///   - devices: The devices of the project.
  ///   - selection: The selection of scenes and variants.
  ///   - output: The output: its files and their location.
  package init(
    in folder: String, sealedWith seal: CacheSeal, readingThrough source: String? = nil, tools: [String],
    devices: [Device] = [], selection: ReviewSelection, output: ReviewOutput
  ) {
    self.folder = CacheFolder(path: folder, seal: seal, source: source)
    self.output = output.directory
    // The location of the output does not affect the pictures.
    var style = output
    style.directory = ""
    settings = ContentDigest(of: Fingerprint.text(of: [tools, devices, selection, style] as [Any]))
  }

  /// Returns the finished results of a document that this user's runs have drawn. Nil unless they are still valid and
  /// all their files exist.
  package func document(_ document: DocumentSearch.Document, _ results: FileQueryResults) -> CachedDocument? {
    guard let contents = results.result(of: ReviewDocument.query(for: document.path)),
      let cached = folder.sealedContent(
        for: key(path: document.path, name: document.name, contents), as: CachedDocument.self),
      cached.isCurrent(results), cached.isThere(in: output)
    else { return nil }
    return cached
  }

  /// Returns the finished results of a document that was read, including results of other machines, which may be
  /// forged. Nil unless they are still valid and all their files exist.
  ///
  /// - Parameters:
  ///   - slugs: The names of its scenes in files.
  ///   - isShare: Whether other shares of the run have other scenes of the document.
  package func found(
    _ document: ReviewDocument, scenes slugs: [String], isShare: Bool, _ results: FileQueryResults
  ) -> (document: CachedDocument, isSealed: Bool)? {
    let query = ReviewDocument.query(for: document.path)
    guard let contents = document.dependencies.list.first(where: { $0.query == query })?.result,
      let found = folder.content(
        for: key(path: document.path, name: document.name, contents, scenes: isShare ? slugs : nil),
        as: CachedDocument.self),
      found.content.scenes.map(\.slug) == slugs, found.content.isCurrent(results), found.content.isThere(in: output)
    else { return nil }
    return (found.content, found.isSealed)
  }

  /// Stores results of other machines that were confirmed, with the user's seal. If that fails, the next run confirms
  /// them again.
  package func seal(_ confirmed: [(document: ReviewDocument, results: CachedDocument)], isShare: Bool) {
    let contents = confirmed.compactMap { document, results -> (key: ContentDigest, content: any CacheContent)? in
      let query = ReviewDocument.query(for: document.path)
      let slugs = isShare ? results.scenes.map(\.slug) : nil
      return document.dependencies.list.first { $0.query == query }.map {
        (
          key: key(path: document.path, name: document.name, $0.result, scenes: slugs), content: results
        )
      }
    }
    if !contents.isEmpty { try? folder.keep(contents, prunes: false) }
  }

  /// Returns the index sheet of these cells, if it was drawn before and all its files exist.
  package func index(of cells: [IndexCell]) -> CachedIndex? {
    guard let index = folder.sealedContent(for: key(of: cells), as: CachedIndex.self), index.isThere(in: output) else {
      return nil
    }
    return index
  }

  /// Returns the map of a storyboard, if it was drawn before and all its files exist.
  package func map(_ wanted: WantedMap) -> FinishedMap? {
    guard let map = folder.sealedContent(for: key(of: wanted), as: FinishedMap.self), map.isThere(in: output) else {
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
