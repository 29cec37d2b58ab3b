internal import Geometry
internal import MarkupReading

extension DocumentObjects {
  /// Returns the objects with frames in place of insets for views that have a frame in another state: the Xcode versions
  /// that write insets and those that do not record the same fixed frames.
  func resolvingInsets(ofFramesIn other: DocumentObjects) -> DocumentObjects {
    var frames: [String: Rect] = [:]
    for view in all where view.frame == nil && other[view.identifier]?.frame != nil {
      let superview = view.parent.flatMap { frames[$0] ?? self[$0]?.frame ?? other[$0]?.frame }
      frames[view.identifier] = view.insets?.frame(in: superview?.size)
    }
    guard !frames.isEmpty else { return self }
    return replacing { view in
      guard let frame = frames[view.identifier] else { return nil }
      var view = view
      view.frame = frame
      view.insets = nil
      view.isResolved = true
      view.values = view.values.filter { !$0.key.hasPrefix("frameInset") }
      return view
    }
  }
}
