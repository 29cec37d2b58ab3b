internal import AutoLayout
internal import Geometry
internal import Scenes

extension ContentPriority {
  /// The corresponding property of a view.
  var property: ViewProperty {
    switch kind {
    case .contentHugging: .contentHugging(axis, priority)
    case .compressionResistance: .compressionResistance(axis, priority)
    }
  }
}

extension ResolvedScene {
  func with(_ priorities: [ContentPriority]) -> ResolvedScene {
    var scene = self
    for change in priorities where scene.views.indices.contains(change.view) {
      scene.views[change.view].set(change)
    }
    return scene
  }
}

extension Views.View {
  fileprivate mutating func set(_ change: ContentPriority) {
    switch change.kind {
    case .contentHugging: placement.contentHugging[change.axis] = change.priority
    case .compressionResistance: placement.compressionResistance[change.axis] = change.priority
    }
  }
}

extension Layout {
  /// Returns the priorities that would settle which of two competing contents yields. Empty if the open attribute has a
  /// different cause.
  ///
  /// The view that is later in the scene yields: squeezed contents get less resistance, others less hugging.
  func priorities(settling open: AmbiguousLayout) -> [ContentPriority] {
    guard open.attribute.kind == .size, let axis = open.attribute.axis, let content = contentLength(of: open.view, axis)
    else { return [] }
    let rivals = solution.ambiguities.filter { other in
      other.attribute == open.attribute && other.view != open.view && contentLength(of: other.view, axis) != nil
    }.map(\.view)
    guard !rivals.isEmpty else { return [] }
    let isSqueezed = open.maximum.map { $0 <= content } ?? false
    return ([open.view] + rivals).sorted(by: >).compactMap { view in
      let item = system.items[view]
      let present = isSqueezed ? item.compressionResistance[axis] : item.contentHugging[axis]
      guard present.rawValue > 1 else { return nil }
      return ContentPriority(
        view: view, kind: isSqueezed ? .compressionResistance : .contentHugging, axis: axis,
        priority: LayoutPriority(present.rawValue - 1))
    }
  }

  private func contentLength(of view: Int, _ axis: Axis) -> Double? {
    guard system.items.indices.contains(view) else { return nil }
    return system.items[view].intrinsicContentSize[axis]
  }
}
