public import Geometry

/// A view that code fills: a table or collection with cells that the code registers from xibs of the project, a view that
/// loads its own content, or a container of unknown views.
public struct FilledView: Sendable, Hashable {
  /// The content that the view shows.
  public enum Role: Sendable, Hashable {
    /// The rows of a table.
    case rows(Rows)
    /// The cells of a collection.
    case items(Items)
    /// Content that the view loads from its own nib, or that is not known.
    case content
  }

  /// The rows of a table.
  public struct Rows: Sendable, Hashable {
    /// The height of the rows.
    public var height: Height
    /// Whether the rows keep the margins that groups have on the device.
    public var isInset: Bool
    /// Whether the sections of the table are groups, with small titles.
    public var isGrouped = false

    /// Creates the rows of a table.
    public init(height: Height, isInset: Bool = false) {
      self.height = height
      self.isInset = isInset
    }
  }

  /// The height of a row.
  public enum Height: Sendable, Hashable {
    /// A number of points.
    case fixed(Double)
    /// As short as the content allows, but at least a number of points.
    case fitting(atLeast: Double)
    /// The height in which the author designed the cell, because the code computes the height.
    case designed
  }

  /// The content that code shows in a cell with UIKit's own look.
  public struct CellLook: Sendable, Hashable {
    public var style: SystemCell.Style
    /// The text: a sample, or the name of the class if it is not known what the cell shows.
    public var title: String
    /// Whether it shows an image before the text.
    public var hasImage = false
    public var accessory = CellContent.Accessory.none

    /// Creates the look of a cell with text.
    public init(_ style: SystemCell.Style, title: String = "Title") {
      self.style = style
      self.title = title
    }
  }

  /// The cells of a collection.
  public struct Items: Sendable, Hashable {
    /// The layout of the collection.
    public var layout: FlowLayout
    /// The width of a cell, in points. Nil for its designed width.
    public var width: Double?
    /// The height of a cell, in points. Nil for its designed height.
    public var height: Double?
    /// Whether a cell is as wide as the collection.
    public var fillsWidth = false

    /// Creates cells with their designed sizes.
    public init(_ layout: FlowLayout) { self.layout = layout }
  }

  /// The position of the view in its scene.
  public var view: Int
  /// The class whose code fills the view.
  public var className: String
  /// The content that the view shows.
  public var role: Role
  /// The names of the nibs that may fill the view, in groups. The groups that the code names most clearly come first,
  /// and the first group with a matching nib is used.
  public var nibs: [[String]]
  /// The classes among these names whose cells code builds. A cell without a nib shows the name of its class.
  public var builtCells: [String] = []
  /// The size of such a cell if code states none, in points. A row is as wide as its table.
  public var builtSize = Size(width: 50, height: 44)
  /// The looks of the cells among them that show text in one of UIKit's styles, by the names of their classes.
  public var builtLooks: [String: CellLook] = [:]
  /// The look of the cells of UIKit's own class that code registers, creates or dequeues. Nil for none. They are shown
  /// if the view has no other cells.
  public var systemCell: CellLook?
  /// The names of the nibs of section headers. The first one that exists is used.
  public var headerNibs: [String] = []
  /// The title of the first section, if code returns a constant. It is shown without a header from a nib. Nil for none.
  public var headerTitle: String?
  /// The height of a section header, in points. Nil to use its content's.
  public var headerHeight: Double?
  /// The section header, or nil for none.
  public var header: Scene? {
    get { headers.first }
    set { headers = newValue.map { [$0] } ?? [] }
  }
  /// At most one header, in an array because a scene contains this value.
  private var headers: [Scene] = []
  /// The views that filling moves elsewhere and that are then not drawn: the footers of a table.
  public var displaced: [Int] = []
  /// The identifiers of cells of the same document that code may return one by one, by outlets to them. They are shown
  /// once each if no nib matches. Empty for other lists.
  public var outletCells: [String] = []
  /// Whether it is the empty view of a controller, which has a caption of its own. Only the nib of a controller replaces
  /// such a view.
  public var isControllersView = false
  /// The scenes that fill the view. Empty before `SceneEmbedder` has searched for them, and if the project has no
  /// such nib.
  public var scenes: [Scene] = []

  /// Creates a view without scenes.
  public init(view: Int, by className: String, role: Role, nibs: [[String]]) {
    self.view = view
    self.className = className
    self.role = role
    self.nibs = nibs
  }

  /// Whether the root of a scene is of the kind that the view shows.
  package func accepts(_ scene: Scene) -> Bool {
    switch role {
    case .rows: scene.extent.kind == .cell
    case .items: scene.extent.kind == .collectionCell
    case .content:
      (scene.extent.kind == .part || scene.extent.kind == .screen)
        && (!isControllersView || scene.views.first?.identity.controllerClass != nil)
    }
  }
}
