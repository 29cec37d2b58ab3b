internal import DocumentFacts
internal import MarkupReading
internal import Scenes

extension DocumentDifference {
  /// Returns the views to which the author gave another name or class, if that changes what they are called.
  func renames(_ scene: Scene, _ former: Scene?) -> [(place: XMLPlace, old: String, new: String)] {
    func changed(_ value: String) -> Set<String> {
      Set(
        changes.compactMap { change in
          if case .value(value, _, _) = change.kind { change.object } else { nil }
        })
    }
    let (labeled, classed) = (changed("userLabel"), changed("customClass"))
    guard !labeled.union(classed).isEmpty, let former else { return [] }
    let old = Dictionary(former.views.map { ($0.name, $0.displayName) }, uniquingKeysWith: { first, _ in first })
    return scene.views.compactMap { view in
      guard let name = old[view.name], name != view.displayName else { return nil }
      // A view that only gains or loses a class has no name on the other side, but its object id.
      let isNamed = name != view.name && view.displayName != view.name
      guard labeled.contains(view.name) || classed.contains(view.name) && isNamed else { return nil }
      return (new[view.name]?.place ?? .start, name, view.displayName)
    }
  }
}
