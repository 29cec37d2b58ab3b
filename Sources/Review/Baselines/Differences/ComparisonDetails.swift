package import HostFiles
package import LayoutReview
internal import ReviewCache
package import ReviewPlans
package import ReviewReports

/// The part of a scene's record that `compare` adds.
package struct ComparisonDetails: Sendable, Hashable {
  /// The name of the scene in files and links.
  var slug: String
  /// The digest of all compared layouts, as in ``SceneReport/digest``.
  var digest: String
  /// The number of layouts that are different.
  package var differentCount: Int
  /// The entry on the page of differences; nil if there is nothing to look at.
  package var difference: DifferenceEntry?
  /// The scene's member of the report, as JSON indented for a list in an object; nil if no report was requested.
  package var reportText: String?
}

extension DifferenceReview {
  /// Returns the records of the scenes, in their order.
  ///
  /// - Parameters:
  ///   - entries: The entry of each scene on the page of differences.
  ///   - report: The report on the scenes; nil if none was requested.
  package func records(
    _ entries: [DifferenceEntry?], report: ReviewReport?
  ) -> [SceneRecord<ComparisonDetails>] {
    scenes.enumerated().map { position, scene in
      let details = ComparisonDetails(
        slug: plan.scenes[position].slug, digest: ContentDigest(of: scene.layouts.map(\.after.digest)).text,
        differentCount: scene.layouts.count { !$0.differences.isEmpty }, difference: entries[position],
        reportText: report?.scenes[position].writtenValue)
      return SceneRecord(SceneFindings(of: scene), at: position, of: plan, details)
    }
  }
}

extension SceneFindings {
  /// Creates the findings about a compared scene and its layouts.
  package init(of compared: BaselineComparison.Comparison) {
    self.init(reading: compared.findings, layouts: compared.layouts.map { ($0.variant, $0.findings) })
  }
}

extension ComparisonDetails: CacheContent, RecordDetails {
  package func write(to writer: inout ByteWriter) {
    writer.write(slug)
    writer.write(digest)
    writer.write(differentCount)
    writer.write(difference) { $1.write(to: &$0) }
    writer.write(reportText) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    slug = try reader.text()
    digest = try reader.text()
    differentCount = try reader.count()
    difference = try reader.optional(DifferenceEntry.init(from:))
    reportText = try reader.optional { reader throws(ByteReader.Malformed) in try reader.text() }
  }
}
