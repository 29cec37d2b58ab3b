internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// The sizes of views that their masks placed, which constraints have to keep if the content has another size.
public struct KeptSizes: Sendable {
  /// The design with measured content, without the frames and masks of the views.
  private let design: ResolvedScene
  private let views: [SceneEdit.MovedView]

  /// Creates the sizes of views in a design whose content is measured.
  public init(of views: [SceneEdit.MovedView], in design: ResolvedScene) {
    self.views = views
    self.design = design
  }

  /// The difference between two sizes that count as equal, in points. Text that was measured by another engine differs
  /// by a point.
  private static let tolerance = 1.0
  /// The share of a size by which the content of an Xcode document may differ in addition. Its frames may be those of
  /// an older system's font.
  private static let fontShare = 0.1

  /// Returns the sizes that are not kept, besides those that are still open.
  func lost(
    with constraints: [LayoutConstraint], _ priorities: [ContentPriority], besides open: [AmbiguousLayout],
    _ measurer: any TextMeasuring
  ) -> [AmbiguousLayout] {
    guard !views.isEmpty else { return [] }
    var complete = design.with(priorities)
    complete.constraints += constraints
    let frames = complete.uncheckedLayout(measuringTextWith: measurer).frames
    return views.flatMap { view in
      Axis.allCases.compactMap { axis -> AmbiguousLayout? in
        let attribute = axis.sizeAttribute
        let isOpen = open.contains { $0.view == view.view && $0.attribute == attribute }
        let length = view.frame.size[axis]
        let tolerance = Self.tolerance + (design.isFromInterfaceBuilder ? Self.fontShare * length : 0)
        guard !isOpen, (frames[view.view].size[axis] - length).magnitude > tolerance else { return nil }
        return AmbiguousLayout(view: view.view, attribute: attribute, minimum: nil, maximum: nil)
      }
    }
  }
}
