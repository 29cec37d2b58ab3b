/// When in the life of a scene it is looked at (specification PLC-01, SIZ-08, PRV-03).
public enum SceneStage: String, Sendable, Hashable, CaseIterable {
  /// While it is designed: placeholder constraints and placeholder sizes hold, as in Interface Builder, and
  /// the orientation, the device and the size of the screen exchange nothing.
  case design
  /// When the app runs: they are gone, and code would put its own in their place.
  case run
}
