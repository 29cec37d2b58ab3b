/// The role of a view in a table or a collection.
public struct ViewListing: Sendable, Hashable {
  /// The place that the table or collection gives the view on a device, or nil for views outside both.
  public var placement: ListPlacement?
  /// Whether it is the content view of a cell, which the system keeps as large as the cell.
  public var isContentOfCell = false
  /// Whether it is the author's own view at the trailing edge of a table cell.
  public var isAccessoryOfCell = false
  /// Whether it is a label of a table cell in the style Left Detail (`UITableViewCellStyleValue2`). UIKit sizes it when
  /// the cell appears, and only the room that it has at most is known here.
  public var isSizedByCell = false

  /// Creates the role of a view outside tables and collections.
  public init() {}
}
