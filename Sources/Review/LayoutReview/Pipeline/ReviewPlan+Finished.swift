package import HostFiles
package import ReviewCache
package import ReviewPlans

extension ReviewPlan {
  /// The plan of a share without the scenes whose results are in a cache.
  ///
  /// Every share plans from all documents, so they have been read; their scenes need not be drawn again.
  package func finished(in cache: ReviewCache, within boundary: FileBoundary?) -> ReviewPlan {
    let results = FileQueryResults(within: boundary)
    let slugs = Dictionary(grouping: scenes, by: \.document).mapValues { $0.map(\.slug) }
    let copies = copies
    var plan = self
    for (position, slugs) in slugs {
      guard let cached = cache.document(documents[position], scenes: slugs, results),
        cached.hasSheets != copies.contains(position)
      else { continue }
      plan.documents[position].contents = .cached(cached)
    }
    return plan.keepingScenes(at: scenes.indices.filter { plan.documents[scenes[$0].document].cached == nil })
  }
}
