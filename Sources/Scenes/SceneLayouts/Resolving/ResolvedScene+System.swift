public import Geometry
internal import Scenes

extension ResolvedScene {
  /// The corner of the root view on the screen, in points: below the bars until iOS 6, otherwise zero.
  public var rootOrigin: Point { Point(x: barInsets.left, y: barInsets.top) }

  /// The part of the root view's coordinates that a picture shows, in points: the root view and the bars around it.
  public var shownArea: Rect { Rect(origin: .zero, size: rootSize).outset(by: barInsets) }

  /// Adapts the scene to a major version of iOS, with the bars, guides and controls of that system (specification
  /// DEV-06).
  ///
  /// Through iOS 6, bars were opaque: the root view was between them, and there were neither guides nor safe areas.
  mutating func adopt(systemVersion: Int) {
    controlGeneration = ControlGeneration(systemVersion: systemVersion)
    guard systemVersion < 7 else { return }
    barInsets = safeArea
    rootSize = Rect(origin: .zero, size: rootSize).inset(by: safeArea).size
    safeArea = .zero
    for view in views.indices where views[view].isSwitch && views[view].placement.alignmentRectInsets == nil {
      views[view].placement.alignmentRectInsets = .zero
    }
  }
}

extension ResolvedView {
  /// Whether it is a switch, whose frame has extended beyond its alignment rectangle since iOS 7.
  fileprivate var isSwitch: Bool {
    if case .toggle = content { true } else { false }
  }
}
