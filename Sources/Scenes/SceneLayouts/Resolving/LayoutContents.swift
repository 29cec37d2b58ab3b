public import Geometry
internal import Scenes

/// The contents that a layout is drawn with besides its own views, as in the app: scenes in container views, and copies
/// of prototypes.
public struct LayoutContents: Sendable, Hashable {
  /// The content of a container view.
  public enum Embedded: Sendable, Hashable {
    /// The layout of a scene at the size of the container view, and the insets by which bars and edges of the screen
    /// cover it, in points.
    indirect case layout(Layout, covered: EdgeInsets)
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

  /// The cells of a table or collection that code fills.
  public struct Filling: Sendable, Hashable {
    public var cells: [Layout]
    /// The cells in the order of the list, each with its position in ``cells`` and its distance from the upper left
    /// corner of the root.
    public var copies: [Copy]

    /// Creates cells in the order of the list.
    public init(_ cells: [Layout], at copies: [Copy]) {
      self.cells = cells
      self.copies = copies
    }
  }

  /// The contents of container views, by the positions of these.
  public var embedded: [Int: Embedded] = [:]
  /// The copies of prototypes, by the positions of the tables and collections that they fill.
  public var copies: [Int: [Copy]] = [:]

  /// The cells of tables and collections that code fills, by the positions of these views.
  public var fillings: [Int: Filling] = [:]
  /// The classes that fill tables and collections with unknown cells, and containers with unknown views, by the positions
  /// of these views.
  public var unknownFillings: [Int: String] = [:]
  /// The views that are not drawn, because the cells of their table move them elsewhere.
  public var displaced: Set<Int> = []

  public init() {}

  func showing(_ appearance: Appearance) -> LayoutContents {
    var shown = self
    shown.embedded = embedded.mapValues { content in
      if case .layout(let layout, let covered) = content {
        .layout(layout.showing(appearance), covered: covered)
      } else {
        content
      }
    }
    shown.fillings = fillings.mapValues { filling in
      Filling(filling.cells.map { $0.showing(appearance) }, at: filling.copies)
    }
    return shown
  }
}
