public import Geometry

/// The place that a table or a collection gives a view on a device, whatever frame and mask its document records, and what
/// a row that fits its content has to know of it (specification ROW-01).
public enum ListPlacement: Sendable, Hashable {
  /// A cell, title, header or footer of a table, below the row before.
  case row(TableRow)
  /// The content view of a cell, which fills it.
  case cellContent(CellInsets)
  /// A label or image of a cell of the system, which its row places.
  case systemPart
  /// A cell, header or footer of a collection.
  case item(FlowItem)
  /// A container that constraints place, for a scene which was designed with a height.
  case container(sceneHeight: Double)
}

extension Views.View {
  /// True where a table or a collection places it on a device.
  package var isPlacedByList: Bool {
    switch list.placement {
    case nil, .container: false
    case .row, .cellContent, .systemPart, .item: true
    }
  }
}

/// A row of a table: all rows lie below each other, and one that grows moves those below.
public struct TableRow: Sendable, Hashable {
  /// The distances of a row from the sides of its table.
  public enum Sides: Sendable, Hashable {
    /// As wide as the table.
    case none
    /// Inside of the margins that groups have on the device.
    case group
    /// A title, whose text keeps the margin of the device from the cells.
    case title(inGroup: Bool)
  }

  /// The height of a row.
  public enum Height: Sendable, Hashable {
    /// A number of points that nothing changes.
    case fixed(Double)
    /// That of the table for a prototype which was designed with another one: the app's code may well give it more.
    case expected(Double)
    /// As low as the content allows, or a number of points where the content does not tell.
    case fitting(saved: Double)
    /// That of its own text.
    case text
  }

  /// The position of the row above in the scene; nil for the first.
  public var above: Int?
  /// The distance from the row above, or from the upper edge of the table, in points.
  public var gap: Double
  /// The distances from the sides of the table.
  public var sides: Sides
  /// The height.
  public var height: Height
  /// The parts of a cell of the system; nil for other rows.
  public var system: SystemCell?
  /// True for a prototype, of which the app makes as many rows as it has contents.
  public var isPrototype = false

  /// A row below another one.
  public init(below above: Int?, gap: Double, sides: Sides, height: Height, system: SystemCell? = nil) {
    self.above = above
    self.gap = gap
    self.sides = sides
    self.height = height
    self.system = system
  }
}

/// The parts of a cell in one of the styles of the system, by their positions in the scene.
public struct SystemCell: Sendable, Hashable {
  /// The styles.
  public enum Style: Sendable, Hashable {
    /// A title.
    case basic
    /// A title with a smaller text below.
    case subtitle
    /// A title with a value at the other side.
    case value
  }

  /// The style.
  public var style: Style
  /// The content view.
  public var content: Int
  /// The title.
  public var title: Int
  /// The smaller text or the value.
  public var detail: Int?
  /// The image before the title.
  public var image: Int?
  /// The distance by which the image and the title begin further in than the margin, in points.
  public var indentation = 0.0

  /// A cell with a title.
  public init(_ style: Style, content: Int, title: Int, detail: Int? = nil, image: Int? = nil) {
    self.style = style
    self.content = content
    self.title = title
    self.detail = detail
    self.image = image
  }
}

/// The room that a cell takes from its content view.
public struct CellInsets: Sendable, Hashable {
  /// The room of the accessory on a screen with narrow margins, in points.
  public var accessory: Double
  /// True where the accessory keeps the margin of the device from the edge.
  public var followsMargin: Bool
  /// True where the separator lies below the content view, not over it.
  public var hasSeparator: Bool

  /// Nothing unless said otherwise.
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
  /// The role.
  public var role: Role
  /// The size, in points; of a header and footer the length along which the collection scrolls counts.
  public var size: Size
  /// The axes along which a cell is as long as the collection, and stays so.
  public var filledAxes: Set<Axis>

  /// An item of a collection.
  public init(_ role: Role, of layout: FlowLayout, size: Size, filledAxes: Set<Axis> = []) {
    self.role = role
    self.layout = layout
    self.size = size
    self.filledAxes = filledAxes
  }
}

/// The settings of a `UICollectionViewFlowLayout`.
public struct FlowLayout: Sendable, Hashable {
  /// The axis along which the collection scrolls, and lines follow each other.
  public var axis: Axis
  /// The least distance of cells in a line, in points.
  public var itemSpacing: Double
  /// The distance of lines, in points.
  public var lineSpacing: Double
  /// The distances of the cells from the edges of their section, in points.
  public var insets: EdgeInsets
  /// True where cells are as high as their content asks.
  public var fitsItems: Bool

  /// A layout.
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
  /// The distances along an axis together, in points.
  package func total(along axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}
