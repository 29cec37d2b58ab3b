package import Scenes

/// The names of the views of a scene in messages: the label that people know, with the object id where two share one.
package struct ItemNames {
  /// The names by the positions of the views.
  package let all: [String]

  /// The names of the views of a scene, resolved or not.
  package init<Values: ViewValues>(of views: [Views<Values>.View]) {
    var counts: [String: Int] = [:]
    for view in views { counts[view.displayName, default: 0] += 1 }
    all = views.map { view in
      // An object id says nothing about the view that is the screen itself; our scenes call theirs by a word.
      guard let label = view.label else {
        return view.superview == nil && view.name != "superview" ? "root" : view.name
      }
      return counts[label, default: 0] > 1 ? "\(label) (\(view.name))" : label
    }
  }

  subscript(position: Int) -> String { all[position] }
}
