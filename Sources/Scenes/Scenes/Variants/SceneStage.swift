/// The stage at which a scene is shown (specification PLC-01, SIZ-08, PRV-03).
public enum SceneStage: String, Sendable, Hashable, CaseIterable {
  /// At design time. Placeholder constraints and sizes apply, as in Interface Builder. Orientation, device and screen
  /// size do not swap anything.
  case design
  /// At run time. Placeholders are gone, and code would replace them.
  case run
}
