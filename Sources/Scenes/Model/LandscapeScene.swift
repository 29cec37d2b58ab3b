/// What a scene shows when its device is turned (specification ORI-09).
public indirect enum LandscapeScene: Sendable, Hashable {
  /// The scene itself, as its variants have it.
  case same
  /// Another scene, which stands under the name of the first.
  case other(Scene)
}
