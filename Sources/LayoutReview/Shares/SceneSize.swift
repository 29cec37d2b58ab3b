internal import Scenes

/// The work that a scene is, as far as it is known before it is solved.
package struct SceneSize: Sendable, Hashable {
  /// The name of the document in reports.
  package var document: String
  /// The identifier of the scene in it.
  package var identifier: String
  /// The name of the scene in files.
  package var slug: String
  /// The number of layouts.
  package var layoutCount: Int
  /// The estimated work for one of them, compared with others.
  package var layoutCost: Int

  /// A size.
  package init(document: String, identifier: String, slug: String, layoutCount: Int, layoutCost: Int) {
    self.document = document
    self.identifier = identifier
    self.slug = slug
    self.layoutCount = layoutCount
    self.layoutCost = layoutCost
  }
}

extension Scene {
  /// The estimated work for one layout, compared with others: views are drawn, constraints solved and drawn, and there is
  /// a picture to compress however little it shows.
  package var estimatedCost: Int { 40 + views.count + constraints.count }
}
