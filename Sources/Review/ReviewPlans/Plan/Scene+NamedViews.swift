package import Scenes

extension Scene {
  /// Returns the views with one of the given names, and all views inside another, at any depth.
  ///
  /// - Parameters:
  ///   - names: Any names of views.
  ///   - container: The name of the view whose contents to include; nil if there is none.
  /// - Returns: Their positions; nil if no name is given, which means all views.
  package func views(named names: [String], inside container: String?) -> Set<Int>? {
    guard !names.isEmpty || container != nil else { return nil }
    let named = views.indices.filter { views[$0].allNames.contains(where: names.contains) }
    guard let container else { return Set(named) }
    let inside = views.indices.filter { view in
      var superview = views[view].superview
      while let next = superview, !views[next].allNames.contains(container) { superview = views[next].superview }
      return superview != nil
    }
    return Set(named + inside)
  }
}
