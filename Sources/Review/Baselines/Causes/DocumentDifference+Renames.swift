internal import DocumentFacts
internal import MarkupReading
internal import Scenes
internal import VisibleText

extension DocumentDifference {
  /// Returns the views to which the author gave another name or class, if that changes what they are called.
  func renames(_ scene: Scene, _ former: Scene?) -> [(place: XMLPlace, old: String, new: String)] {
    var labeled: Set<String> = []
    var classes: [String: (old: String, new: String)] = [:]
    for change in changes {
      switch change.kind {
      case .value("userLabel", from: _, to: _): labeled.insert(change.object)
      // A view that gains or loses a class is called by its title or its object id on the other side.
      case .value("customClass", let old?, let new?):
        classes[change.object] = (VisibleText.name(old), VisibleText.name(new))
      case .value, .added, .removed, .moved, .reordered, .frame: break
      }
    }
    guard !labeled.isEmpty || !classes.isEmpty, let former else { return [] }
    let old = Dictionary(former.views.map { ($0.name, $0.displayName) }, uniquingKeysWith: { first, _ in first })
    return scene.views.compactMap { view in
      guard let name = old[view.name], name != view.displayName else { return nil }
      let hasOtherClass = classes[view.name].map { $0 == (name, view.displayName) } ?? false
      guard labeled.contains(view.name) || hasOtherClass else { return nil }
      return (new[view.name]?.place ?? .start, name, view.displayName)
    }
  }
}
