extension View {
  /// The names by which people may ask for the view: that in the scene or the object id, the label, the outlet, and the
  /// one in the document outline; `root` for the view that holds all others.
  package var allNames: [String] {
    let names = [name, label, outlet, outlineName].compactMap(\.self)
    return superview == nil ? names + ["root"] : names
  }
}

extension Layout {
  /// The positions of the views that have a name among all of theirs, in their order.
  package func positions(ofViewsNamed name: String) -> [Int] {
    resolved.views.indices.filter { resolved.views[$0].allNames.contains(name) }
  }
}
