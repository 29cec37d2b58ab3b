internal import AutoLayout
public import Geometry
internal import Scenes

extension Layout {
  /// The frame that the design has to record for a view, in the superview's coordinates, in points; nil where nothing is
  /// recorded, and for a view of a scene of our own that lies where its frame says.
  ///
  /// Numbers that the constraints leave open stay as they are recorded.
  public func frameToRecord(of view: Int) -> Rect? {
    let recording = resolved.views[view]
    guard let recorded = recording.placement.recordedFrame,
      resolved.isFromInterfaceBuilder || !recording.placement.isPlacedByMask
    else {
      return nil
    }
    var frame = frames[view]
    guard !resolved.isFromInterfaceBuilder else { return frame }
    for open in solution.ambiguities where open.view == view {
      switch open.attribute {
      case .width: frame.size.width = recorded.width
      case .height: frame.size.height = recorded.height
      default:
        if open.attribute.axis == .horizontal { frame.origin.x = recorded.minX } else { frame.origin.y = recorded.minY }
      }
    }
    return frame
  }
}
