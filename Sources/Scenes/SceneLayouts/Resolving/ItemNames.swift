package import Scenes

/// The names of a scene's views in messages: the label, followed by the object id if two views share one.
package struct ItemNames {
  /// The names, by the positions of the views.
  package let all: [String]

  /// Creates the names of the views of a scene, resolved or not.
  package init<Values: ViewValues>(of views: [Views<Values>.View]) {
    var counts: [String: Int] = [:]
    // Our own scenes have no labels, so nothing is counted.
    if views.contains(where: { $0.identity.label != nil }) {
      counts.reserveCapacity(views.count)
      for view in views { counts[view.displayName, default: 0] += 1 }
    }
    all = views.map { view in
      let name = view.name
      // The object id of the root is meaningless to readers. Our own scenes have a word for it.
      guard let label = view.identity.label else { return view.superview == nil && name != "superview" ? "root" : name }
      return counts[label, default: 0] > 1 ? "\(label) (\(name))" : label
    }
  }

  package subscript(position: Int) -> String { all[position] }
}
