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
    // Views have few distinct classes, and composing the name of one takes longer than finding it.
    var known: [String: String] = [:]
    classNames = views.map { view in
      if let customClass = view.identity.customClass { return customClass }
      if let name = known[view.className] { return name }
      let name = view.runtimeClassName
      known[view.className] = name
      return name
    }
  }
}
