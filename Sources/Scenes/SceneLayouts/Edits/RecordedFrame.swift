internal import AutoLayout
public import Geometry
internal import Scenes

extension Layout {
  /// Returns the frame that the design has to record for a view, in the superview's coordinates, in points. Nil if
  /// nothing is recorded, and for a view of our own scene that its frame places.
  ///
  /// Numbers that the constraints leave open keep their recorded values.
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
