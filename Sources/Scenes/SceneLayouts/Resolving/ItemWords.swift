internal import Scenes

/// The words by which texts call the views of a scene.
struct ItemWords {
  /// The names of the views in messages.
  let names: ItemNames
  /// The classes of the views, by their positions.
  let classNames: [String]

  /// The words for the views of a scene.
  init(of views: [ResolvedView]) {
    names = ItemNames(of: views)
    classNames = views.indices.map { views[$0].runtimeClassName }
  }
}
