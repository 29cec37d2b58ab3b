internal import AutoLayout
internal import SceneLayouts
internal import Scenes

/// The frames in the document to update by its constraints after a change (specification IBA-03).
enum UpdatedFrames: String, Sendable, Hashable, CaseIterable {
  case none
  /// The frames of the views in the change.
  case views
  case all

  /// Returns the views with new frames.
  func moved(by edit: SceneEdit, in session: EditingSession) -> [SceneEdit.MovedView] {
    guard self != .none else { return [] }
    let named = edit.views
    let layout = session.resolvable.design(after: edit).uncheckedLayout(measuringTextWith: session.measurer)
    return session.scene.views.indices.dropFirst().compactMap { view in
      guard self == .all || named.contains(view), let frame = layout.frameToRecord(of: view),
        frame != session.scene.views[view].placement.recordedFrame
      else { return nil }
      return SceneEdit.MovedView(view: view, frame: frame)
    }
  }
}

extension SceneEdit {
  /// The views of added and changed constraints.
  fileprivate var views: Set<Int> {
    let constraints = added + changed.map(\.constraint)
    return Set(constraints.flatMap { [$0.firstItem.view] + [$0.secondItem?.view].compactMap(\.self) })
  }
}
