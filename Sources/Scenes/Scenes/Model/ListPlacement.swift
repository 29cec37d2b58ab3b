public import Geometry

/// The frame that a table or collection gives a view on a device, independent of its recorded frame and mask. It
/// includes the data for a row that fits its content (specification ROW-01).
public enum ListPlacement: Sendable, Hashable {
  /// A cell, title, header or footer of a table, below the previous row.
  case row(TableRow)
  /// The content view of a cell, which fills the cell.
  case cellContent(CellInsets)
  /// A label or image of a system cell, which its row places.
  case systemPart
  /// A cell, header or footer of a collection.
  case item(FlowItem)
  /// A container that constraints place, for a scene that was designed with a height.
  case container(sceneHeight: Double)
}

extension Views.View {
  /// Whether a table or a collection places it on a device.
  package var isPlacedByList: Bool {
    switch list.placement {
    case nil, .container: false
    case .row, .cellContent, .systemPart, .item: true
    }
  }
}

/// A row of a table. Rows follow each other from top to bottom, and a row that grows moves those below.
public struct TableRow: Sendable, Hashable {
  /// The distances of a row from the sides of its table.
  public enum Sides: Sendable, Hashable {
    /// As wide as the table.
    case none
    /// Inside the margins of groups on the device.
    case group
    /// A title, whose text keeps the device's margin from the cells.
    case title(inGroup: Bool)
  }

  public enum Height: Sendable, Hashable {
    /// A fixed number of points.
    case fixed(Double)
    /// The table's height, for a prototype that was designed with a different one. The app's code probably gives it
    /// more.
    case expected(Double)
    /// The smallest height that fits the content, or the saved number of points if the content does not determine it.
    case fitting(saved: Double)
    /// The height of its own text.
    case text
  }

  /// The position in the scene of the row above, or nil for the first.
  public var above: Int?
  /// The distance from the row above, or from the upper edge of the table, in points.
  public var gap: Double
  /// The distances from the sides of the table.
  public var sides: Sides
  public var height: Height
  /// The parts of a system cell, or nil for other rows.
  public var system: SystemCell?
  /// Whether it is a prototype, of which the app creates a row for each item of its data.
  public var isPrototype = false

  /// Creates a row below another one.
  public init(below above: Int?, gap: Double, sides: Sides, height: Height, system: SystemCell? = nil) {
    self.above = above
    self.gap = gap
    self.sides = sides
    self.height = height
    self.system = system
  }
}

/// The parts of a cell in one of the system's styles, as positions in the scene.
public struct SystemCell: Sendable, Hashable {
  public enum Style: Sendable, Hashable {
    /// A title.
    case basic
    /// A title with a smaller text below.
    case subtitle
    /// A title with a value on the other side.
    case value
  }

  public var style: Style
  /// The content view.
  public var content: Int
  public var title: Int
  /// The smaller text or the value.
  public var detail: Int?
  /// The image before the title.
  public var image: Int?
  /// The distance by which the image and the title are indented beyond the margin, in points.
  public var indentation = 0.0

  public init(_ style: Style, content: Int, title: Int, detail: Int? = nil, image: Int? = nil) {
    self.style = style
    self.content = content
    self.title = title
    self.detail = detail
    self.image = image
  }
}

/// The space in a cell that its content view leaves.
public struct CellInsets: Sendable, Hashable {
  /// The space of the accessory on a screen with narrow margins, in points.
  public var accessory: Double
  /// Whether the accessory keeps the margin of the device from the edge.
  public var followsMargin: Bool
  /// Whether the separator is below the content view, not over it.
  public var hasSeparator: Bool

  /// Creates insets, by default zero.
  public init(accessory: Double = 0, followsMargin: Bool = false, hasSeparator: Bool = false) {
    self.accessory = accessory
    self.followsMargin = followsMargin
    self.hasSeparator = hasSeparator
  }
}

/// A cell, header or footer in a collection that is laid out line by line.
public struct FlowItem: Sendable, Hashable {
  /// The roles in a section.
  public enum Role: Sendable, Hashable {
    case header, cell, footer
  }

  /// The layout of the collection.
  public var layout: FlowLayout
  public var role: Role
  /// The size, in points. For a header or footer only the length along the scroll axis counts.
  public var size: Size
  /// The axes along which a cell is and stays as long as the collection.
  public var filledAxes: Set<Axis>

  /// Creates an item of a collection.
  public init(_ role: Role, of layout: FlowLayout, size: Size, filledAxes: Set<Axis> = []) {
    self.role = role
    self.layout = layout
    self.size = size
    self.filledAxes = filledAxes
  }
}

/// The settings of a `UICollectionViewFlowLayout`.
public struct FlowLayout: Sendable, Hashable {
  /// The scroll axis, along which lines follow each other.
  public var axis: Axis
  /// The smallest distance between cells in a line, in points.
  public var itemSpacing: Double
  /// The distance between lines, in points.
  public var lineSpacing: Double
  /// The distances of the cells from the edges of their section, in points.
  public var insets: EdgeInsets
  /// Whether cells are as tall as their content.
  public var fitsItems: Bool

  public init(axis: Axis, itemSpacing: Double, lineSpacing: Double, insets: EdgeInsets = .zero, fitsItems: Bool = false)
  {
    self.axis = axis
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.fitsItems = fitsItems
  }
}

extension EdgeInsets {
  /// Returns the sum of the distances along an axis, in points.
  package func total(along axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}
