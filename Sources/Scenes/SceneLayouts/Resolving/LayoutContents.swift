public import Geometry
internal import Scenes

/// The contents that a layout is drawn with besides its own views, as in the app: scenes in container views, and copies
/// of prototypes.
public struct LayoutContents: Sendable, Hashable {
  /// The content of a container view.
  public enum Embedded: Sendable, Hashable {
    /// The layout of a scene at the size of the container view, and the insets by which bars and edges of the screen
    /// cover it, in points.
    case layout(Layout, covered: EdgeInsets)
    /// The reason why no scene is shown, in a few words.
    case words(String)
  }

  /// A copy of a prototype.
  public struct Copy: Sendable, Hashable {
    /// The position of the prototype among the views.
    public var view: Int
    /// The distance from the prototype, in points.
    public var shift: Point

    /// Creates a copy of a prototype at a distance.
    public init(of view: Int, shift: Point) {
      self.view = view
      self.shift = shift
    }
  }

  /// The contents of container views, by the positions of these.
  public var embedded: [Int: Embedded] = [:]
  /// The copies of prototypes, by the positions of the tables and collections that they fill.
  public var copies: [Int: [Copy]] = [:]

  /// Creates empty contents.
  public init() {}

  /// Returns the contents in another appearance.
  func showing(_ appearance: Appearance) -> LayoutContents {
    var shown = self
    shown.embedded = embedded.mapValues { content in
      if case .layout(let layout, let covered) = content {
        .layout(layout.showing(appearance), covered: covered)
      } else {
        content
      }
    }
    return shown
  }
}
