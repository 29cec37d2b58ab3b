internal import AutoLayout
internal import SceneLayouts
package import Scenes
internal import VisibleText

/// The names of views that readers see in the gallery and in comparisons: the label, the outlet, the class, the name in
/// Interface Builder's outline, or the name in the scene. If views share a name, all but the first are numbered.
package struct ShownNames {
  /// The names by the positions of the views.
  package let all: [String]

  /// Creates the names of the views of a scene or layout.
  package init<Values>(of views: [Views<Values>.View]) {
    var counts: [String: Int] = [:]
    all = views.map { view in
      let name = Self.name(of: view)
      counts[name, default: 0] += 1
      return counts[name, default: 1] == 1 ? name : "\(name) \(counts[name, default: 1])"
    }
  }

  private static func name<Values>(of view: Views<Values>.View) -> String {
    let identity = view.identity
    if let known = view.ownLabel ?? identity.outlet ?? identity.label { return VisibleText.name(known) }
    // A view without a name in Interface Builder's outline is from a scene file, which names its views.
    guard identity.outlineName != nil else { return VisibleText.name(view.name) }
    return view.superview == nil ? "root" : view.nameInOutline
  }
}

extension Layout {
  /// The system with item names as shown to readers.
  var systemWithShownNames: ConstraintSystem {
    var system = system
    for (index, name) in zip(system.items.indices, ShownNames(of: resolved.views).all) {
      system.items[index].name = name
    }
    return system
  }
}
