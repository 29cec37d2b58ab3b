internal import Scenes

/// The names and classes of a scene's views in messages.
struct ItemWords {
  /// The names of the views in messages.
  let names: ItemNames
  /// The classes of the views, by position.
  let classNames: [String]

  /// Creates the words for the views of a scene.
  init(of views: [ResolvedView]) {
    names = ItemNames(of: views)
    classNames = views.indices.map { views[$0].runtimeClassName }
  }
}
