package import Scenes

/// The names of the views of a scene in messages: the label that people know, with the object id where two share one.
package struct ItemNames {
  /// The names by the positions of the views.
  package let all: [String]

  /// The names of the views of a scene, resolved or not.
  package init<Values: ViewValues>(of views: [Views<Values>.View]) {
    var counts: [String: Int] = [:]
    counts.reserveCapacity(views.count)
    // Views are large values: they are read where they lie, not copied.
    for position in views.indices { counts[views[position].displayName, default: 0] += 1 }
    all = views.indices.map { position in
      let name = views[position].name
      // An object id says nothing about the view that is the screen itself; our scenes call theirs by a word.
      guard let label = views[position].identity.label else {
        return views[position].superview == nil && name != "superview" ? "root" : name
      }
      return counts[label, default: 0] > 1 ? "\(label) (\(name))" : label
    }
  }

  package subscript(position: Int) -> String { all[position] }
}
