package import Scenes

/// The names of a scene's views in messages: the label, followed by the object id if two views share one.
package struct ItemNames {
  /// The names, by the positions of the views.
  package let all: [String]

  /// Creates the names of the views of a scene, resolved or not.
  package init<Values: ViewValues>(of views: [Views<Values>.View]) {
    var counts: [String: Int] = [:]
    counts.reserveCapacity(views.count)
    // Views are large values, so they are read in place instead of copied.
    for position in views.indices { counts[views[position].displayName, default: 0] += 1 }
    all = views.indices.map { position in
      let name = views[position].name
      // The object id of the root is meaningless to readers. Our own scenes have a word for it.
      guard let label = views[position].identity.label else {
        return views[position].superview == nil && name != "superview" ? "root" : name
      }
      return counts[label, default: 0] > 1 ? "\(label) (\(name))" : label
    }
  }

  package subscript(position: Int) -> String { all[position] }
}
