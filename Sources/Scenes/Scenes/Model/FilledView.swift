/// A view that code fills from xibs of the project: a table or collection with the cells that it registers, or a view that
/// loads its own content.
public struct FilledView: Sendable, Hashable {
  /// What the view shows.
  public enum Role: Sendable, Hashable {
    /// The rows of a table.
    case rows(Rows)
    /// The cells of a collection.
    case items(Items)
    /// Its own content.
    case content
  }

  /// The rows of a table.
  public struct Rows: Sendable, Hashable {
    /// The height of the rows.
    public var height: Height
    /// Whether the rows keep the margins that groups have on the device.
    public var isInset: Bool

    /// The rows of a table.
    public init(height: Height, isInset: Bool = false) {
      self.height = height
      self.isInset = isInset
    }
  }

  /// The height of a row.
  public enum Height: Sendable, Hashable {
    /// A number of points.
    case fixed(Double)
    /// As low as the content allows, and a number of points at least.
    case fitting(atLeast: Double)
    /// The height in which the author designed the cell: code decides it by more than a constant.
    case designed
  }

  /// The cells of a collection.
  public struct Items: Sendable, Hashable {
    /// The layout of the collection.
    public var layout: FlowLayout
    /// The width of a cell, in points; nil for that of its design.
    public var width: Double?
    /// The height of a cell, in points; nil for that of its design.
    public var height: Double?
    /// Whether a cell is as wide as the collection.
    public var fillsWidth = false

    /// Cells in the sizes of their designs.
    public init(_ layout: FlowLayout) { self.layout = layout }
  }

  /// The position of the view among those of its scene.
  public var view: Int
  /// The class whose code fills it.
  public var className: String
  /// What it shows.
  public var role: Role
  /// The names of the nibs that it may be filled from, those that code names most clearly first. The first group with a
  /// nib that fits counts.
  public var nibs: [[String]]
  /// The views that would be elsewhere if it were filled, and that are not drawn then: the footers of a table.
  public var displaced: [Int] = []
  /// The scenes that it is filled with; none if nobody has looked for them, or the project has no such nib.
  public var scenes: [Scene] = []

  /// A view that nobody has filled yet.
  public init(view: Int, by className: String, role: Role, nibs: [[String]]) {
    self.view = view
    self.className = className
    self.role = role
    self.nibs = nibs
  }

  /// Whether the root of a scene is of the kind that it shows.
  package func accepts(_ scene: Scene) -> Bool {
    switch role {
    case .rows: scene.extent.kind == .cell
    case .items: scene.extent.kind == .collectionCell
    case .content: scene.extent.kind == .part || scene.extent.kind == .screen
    }
  }
}
