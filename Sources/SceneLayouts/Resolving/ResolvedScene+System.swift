internal import Geometry
internal import Scenes

extension ResolvedScene {
  /// Makes the scene one of an app on a major version of iOS: bars, guides and controls are those of the system, the
  /// scene itself stays as it is (specification DEV-06).
  ///
  /// Until iOS 6 bars were opaque: the root view lay between them, and there were neither guides nor safe areas.
  mutating func adopt(systemVersion: Int) {
    scene.controlGeneration = ControlGeneration(systemVersion: systemVersion)
    guard systemVersion < 7 else { return }
    let free = Rect(origin: .zero, size: rootSize).inset(by: safeArea)
    rootOrigin = free.origin
    rootSize = free.size
    safeArea = .zero
    for view in views.indices where views[view].isSwitch && views[view].alignmentRectInsets == nil {
      views[view].alignmentRectInsets = .zero
    }
  }
}

extension ResolvedView {
  /// True where it is a switch, whose frame has reached beyond its alignment rectangle since iOS 7.
  fileprivate var isSwitch: Bool {
    if case .toggle = content { true } else { false }
  }
}
