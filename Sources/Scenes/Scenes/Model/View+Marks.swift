package import Findings

extension [View] {
  /// The marks of the views of a scene, in order.
  package var marks: [ViewMark] {
    var marks: [ViewMark] = []
    var children = [Int](repeating: 0, count: count)
    for view in self {
      guard let superview = view.superview, marks.indices.contains(superview) else {
        marks.append(ViewMark(id: view.name, path: view.nameInOutline, place: "", className: view.className))
        continue
      }
      let (above, position) = (marks[superview], children[superview])
      children[superview] += 1
      marks.append(
        ViewMark(
          id: view.name, path: "\(above.path)/\(view.nameInOutline)",
          place: above.place.isEmpty ? "\(position)" : "\(above.place).\(position)", className: view.className))
    }
    return marks
  }
}
