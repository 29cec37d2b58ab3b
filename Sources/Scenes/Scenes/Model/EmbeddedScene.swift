/// A container view and the scene shown in it.
public struct EmbeddedScene: Sendable, Hashable {
  /// The content of a container view.
  public indirect enum Content: Sendable, Hashable {
    /// The content has not been resolved yet.
    case unknown
    /// A scene, which may itself contain container views.
    case scene(Scene)
    /// The reason why no scene is shown, in a few words.
    case words(String)
  }

  /// The position of the container view among the views of its scene.
  public var view: Int
  /// The position of the controller that the container names, among the ``StoryboardMap/nodes`` of its storyboard.
  public var node: Int
  public var content: Content

  /// Creates a container view, by default with unresolved content.
  public init(view: Int, node: Int, content: Content = .unknown) {
    self.view = view
    self.node = node
    self.content = content
  }
}
