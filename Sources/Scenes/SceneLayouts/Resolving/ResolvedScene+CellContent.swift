internal import AutoLayout
internal import Geometry
internal import Scenes

/// The content view of a cell that is the root of a scene (specification ROO-02).
extension ResolvedScene {
  /// Returns the place of the content view of a cell that is the root. On a device it fills the cell, independent of
  /// its recorded frame and mask. It leaves space for an accessory at the trailing edge and for the separator below.
  /// Nil for other views.
  ///
  /// Content that does not fit then conflicts with the cell, instead of making the content view larger than it.
  func placeInCell(of view: ResolvedView) -> Autoresizing? {
    guard view.list.isContentOfCell, view.superview == 0, extent.isComponent, case .cell(let look) = views[0].content
    else {
      return nil
    }
    let cell = views[0].placement.recordedFrame?.size ?? view.placement.recordedSuperviewSize ?? rootSize
    let content = view.placement.recordedFrame ?? Rect(origin: .zero, size: cell)
    let accessory = look.accessory == .none && !hasAccessoryView ? 0 : max(0, cell.width - content.maxX)
    // The separator is one pixel high, which may differ from its height on the screen of the saved document.
    let separator = cell.height > content.height ? 1 / variant.device.scale : 0
    let isMirrored = (views[0].placement.direction ?? variant.direction) == .rightToLeft
    return Autoresizing(
      frame: Rect(
        x: isMirrored ? accessory : 0, y: 0, width: cell.width - accessory, height: cell.height - separator),
      superviewSize: cell, mask: [.flexibleWidth, .flexibleHeight], isRigid: true)
  }

  /// Whether a view of the author's is next to the content of the cell.
  private var hasAccessoryView: Bool { views.contains { $0.superview == 0 && $0.list.isAccessoryOfCell } }
}
