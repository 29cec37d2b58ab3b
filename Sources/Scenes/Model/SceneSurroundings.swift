/// What holds the root view of a scene when the app runs.
public indirect enum SceneSurroundings: Sendable, Hashable {
  /// The window, or the bars in it: the root fills the screen.
  case screen
  /// A container view of another scene, given by its position among that scene's views: the root fills it.
  case container(view: Int, of: Scene)
}
